import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A drag of items with the pointer, from its start to the drop.
final class DragSession: ItemDrag {
    private let items: [NSItemProvider]
    private let hostLink: HostLink
    private var host: LayerHost? { hostLink.host }
    private let shown: DragPreviewLayer
    /// The position from which the preview starts, and to which it returns.
    private let origin: CGPoint
    /// The distance from the pointer to the centre of the preview.
    private let offset: CGVector
    private weak var target: DropLayer?
    /// The control under the pointer that the drag activates when it rests there.
    private weak var spring: SpringLayer?
    private var location: CGPoint
    /// Whether the view under the pointer would accept the items.
    private var isWelcome = false
    private var isRunning = true
    /// Whether another program is about to answer to the drop.
    private var isHandedOver = false

    /// Starts a drag.
    /// - Parameters:
    ///   - items: The items.
    ///   - content: The preview.
    ///   - size: The size of the preview; nil for its ideal size.
    ///   - center: The centre of the dragged view in the root layer; the preview keeps its distance
    ///     from the pointer if it has the size of that view.
    ///   - location: The location of the press in the root layer.
    ///   - host: The display.
    init(
        _ items: [NSItemProvider], _ content: AnyView, size: CGSize?, center: CGPoint,
        from location: CGPoint, in host: LayerHost
    ) {
        (self.items, self.location, origin) = (items, location, center)
        hostLink = host.ownLink
        offset =
            size == nil
            ? .zero : CGVector(dx: center.x - location.x, dy: center.y - location.y)
        shown = DragPreviewLayer(content, size)
        shown.position = CGPoint(x: location.x + offset.dx, y: location.y + offset.dy)
        Transaction().runAlone { host.rootLayer.addSublayer(shown) }
        host.itemDrag = self
    }

    // MARK: On this display

    /// Follows the pointer on the display where the drag began.
    func move(to location: CGPoint) { move(to: location, on: host) }

    /// Ends the drag without a drop.
    func cancel() {
        guard isRunning else { return }
        leave()
        finish(isAccepted: false)
    }

    private func leave() {
        if let target { target.target?.exited(target.info(items, at: location)) }
        (target, isWelcome) = (nil, false)
    }

    private func hover(over layer: SpringLayer?) {
        guard layer !== spring else { return }
        spring?.onHover(false)
        spring = layer
        layer?.onHover(true)
    }

    private func finish(isAccepted: Bool) {
        hover(over: nil)
        (isRunning, isHandedOver) = (false, false)
        if host?.itemDrag === self { host?.itemDrag = nil }
        if isAccepted, shown.isHidden { return shown.removeFromSuperlayer() }
        Transaction().runAlone { shown.isHidden = false }
        if isAccepted { shown.vanish() } else { shown.fly(to: origin) }
    }

    // MARK: ItemDrag

    var clipboardItems: [ClipboardItem] { items.map { ClipboardItem($0) } }
    var preview: CALayer { shown }
    var anchor: CGPoint {
        CGPoint(
            x: shown.bounds.midX - offset.dx, y: shown.bounds.midY - offset.dy
        )
    }

    func move(to location: CGPoint, on current: LayerHost?) {
        guard isRunning, let host else { return }
        Transaction().runAlone {
            shown.isHidden = current !== host
            if current === host {
                shown.position = CGPoint(x: location.x + offset.dx, y: location.y + offset.dy)
            }
        }
        hover(over: current.flatMap { SpringLayer.at(location, in: $0) })
        let layer = current.flatMap { DropLayer.at(location, in: $0, for: items) }
        if layer !== target { leave() }
        self.location = location
        guard let layer, let handler = layer.target else { return }
        if layer !== target {
            target = layer
            handler.entered(layer.info(items, at: location))
        }
        isWelcome = handler.moved(layer.info(items, at: location))
    }

    func drop() {
        guard isRunning else { return }
        guard let target, isWelcome else { return cancel() }
        let info = target.info(items, at: location)
        let isTaken = target.target?.dropped(info) ?? false
        self.target = nil
        finish(isAccepted: isTaken)
    }

    func handOver() {
        leave()
        hover(over: nil)
        (isRunning, isHandedOver) = (false, true)
        if host?.itemDrag === self { host?.itemDrag = nil }
    }

    func end(isAccepted: Bool) { if isHandedOver { finish(isAccepted: isAccepted) } }
}

/// The picture of dragged items in front of all views, excluded from hit testing.
private final class DragPreviewLayer: CALayer {
    let hosting: HostingLayer<AnyView>

    init(_ content: AnyView, _ size: CGSize?) {
        hosting = HostingLayer(rootView: content)
        super.init()
        let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
        hosting.bounds.size = size ?? CGSize(width: 100, height: 100)
        let own = size ?? hosting.sizeThatFits(unlimited)
        bounds.size = own
        hosting.frame = CGRect(origin: .zero, size: own)
        addSublayer(hosting)
        (opacity, allowsGroupOpacity) = (0.85, true)
        (shadowOpacity, shadowRadius) = (0.3, 8)
        shadowOffset = CGSize(width: 0, height: 4)
        zPosition = FrontPosition.tag
    }

    required override init(layer: Any) {
        hosting = HostingLayer(rootView: AnyView(EmptyView()))
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint) -> CALayer? { nil }

    /// Fades out where it is.
    func vanish() {
        CALayer.animate(.easeOut(duration: 0.2)) {
            opacity = 0
            transform = CATransform3DMakeScale(0.8, 0.8, 1)
        } completion: { [self] in
            removeFromSuperlayer()
        }
    }

    /// Moves to a point and fades out there.
    func fly(to place: CGPoint) {
        CALayer.animate(.spring(duration: 0.35)) {
            position = place
        } completion: { [self] in
            vanish()
        }
    }
}
