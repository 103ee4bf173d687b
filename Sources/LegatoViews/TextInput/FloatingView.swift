import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view with a floating panel below it, in front of all views of the display.
nonisolated struct FloatingView<Content: View>: View {
    var content: Content
    /// The view in the panel; nil for no panel.
    var floating: AnyView?
}

extension FloatingView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FloatingNode(view, context)
    }
}

private final class FloatingNode<Content: View>: WrappingNode<FloatingView<Content>>, PlaceFollower
{
    var isFollowing = false
    private var shown: FloatingLayer?

    override init(_ view: FloatingView<Content>, _ context: NodeContext) {
        super.init(view, context)
        if view.floating != nil { showLater() }
    }

    override func wrap(_ item: ViewItem) -> ViewItem { ViewItem(context) }

    override func updateView(_ view: FloatingView<Content>) {
        super.updateView(view)
        child.update(view.content)
        if shown != nil || view.floating != nil { showLater() }
    }

    override func environmentChanged() {
        super.environmentChanged()
        if shown != nil { showLater() }
    }

    func placesChanged() {
        if let shown, let (root, frame) = place { shown.anchor = root.convert(frame, to: shown) }
    }

    override func willRemove() { hide() }

    /// The root layer of the display, and the frame of the view in it; nil without a display.
    private var place: (root: CALayer, frame: CGRect)? {
        guard let tree = graph.root?.ownLayer, let root = tree.host?.rootLayer,
            let frame = outerItems.first?.globalFrame
        else { return nil }
        return (root, tree.convert(frame, to: root))
    }

    private func showLater() { graph.later { [weak self] in self?.show() } }

    private func hide() {
        Transaction().runAlone { shown?.removeFromSuperlayer() }
        shown = nil
    }

    /// Shows the panel with the current content, in the environment of the view.
    private func show() {
        guard !isRemoved, let floating = view.floating, let (root, _) = place else {
            return hide()
        }
        let content = AnyView(floating.environment(\.self, environment))
        if let shown, shown.superlayer === root {
            shown.content = content
        } else {
            hide()
            shown = FloatingLayer(content, in: root)
            graph.follow(self)
        }
        placesChanged()
    }
}

/// A layer over the whole display with a panel next to a frame.
private final class FloatingLayer: PassThroughLayer {
    /// The distance from the frame, and from the edges of the display, in points.
    private static let (gap, margin): (CGFloat, CGFloat) = (8, 8)
    /// The least width, in points.
    private static let width: CGFloat = 160

    private let hosting: HostingLayer<AnyView>

    /// The view in the panel.
    var content: AnyView {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }

    /// The frame next to which the panel is, in the layer, in points.
    var anchor = CGRect.zero {
        didSet { if anchor != oldValue { setNeedsLayout() } }
    }

    init(_ content: AnyView, in root: CALayer) {
        hosting = HostingLayer(rootView: content)
        super.init()
        Transaction().runAlone {
            frame = root.bounds
            autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
            zPosition = FrontPosition.panel
            addSublayer(hosting)
            root.addSublayer(self)
        }
        // The size of the panel follows its content.
        hosting.aroundUpdate = { [weak self] update in
            update()
            self?.setNeedsLayout()
        }
    }

    required override init(layer: Any) {
        hosting = HostingLayer(rootView: AnyView(EmptyView()))
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the panel below the frame, or above it if it does not fit and there is more space; it
    /// is at most as high as the space.
    override func layoutSublayers() {
        let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let width = min(max(anchor.width, Self.width), area.width)
        let ideal = hosting.sizeThatFits(CGSize(width: width, height: .infinity)).height
        let above = anchor.minY - Self.gap - area.minY
        let below = area.maxY - anchor.maxY - Self.gap
        let isBelow = ideal <= below || below >= above
        let height = max(min(ideal, isBelow ? below : above), 0)
        let y = isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height
        let x = max(min(anchor.minX, area.maxX - width), area.minX)
        Transaction().runAlone {
            hosting.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }
}
