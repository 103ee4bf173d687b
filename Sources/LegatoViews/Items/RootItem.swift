import Foundation
import LegatoGraphics
import LegatoLayers

/// An item in front of the content that can hide all of it.
protocol CoveringItem: ViewItem {
    /// Whether nothing behind it is visible; it calls `structureChanged()` when that changes.
    var hidesContent: Bool { get }
}

/// The item that fills the root layer; its content is centred.
///
/// Layers behind a cover that hides them are not drawn.
final class RootItem: ViewItem {
    /// Weak, because the layer owns the tree and items still use it while they are being released.
    private weak var layer: CALayer?

    init(_ layer: CALayer, _ context: NodeContext) {
        self.layer = layer
        super.init(context)
    }

    /// The items of the content.
    var content: [ViewItem] = [] {
        didSet { setChildren(content + covers) }
    }

    /// The items in front of the content, back to front.
    var covers: [ViewItem] = [] {
        didSet { setChildren(content + covers) }
    }

    /// The insets of the safe area, which the host reserves.
    var insets = EdgeInsets() {
        didSet {
            guard insets != oldValue else { return }
            graph.hasSafeAreas = true
            invalidateLayout()
        }
    }

    override func safeArea(around child: ViewItem) -> (outer: CGRect, inner: CGRect)? {
        guard let layer else { return nil }
        let outer = CGRect(origin: .zero, size: layer.bounds.size)
        return (outer, outer.inset(by: insets))
    }

    /// The size of the space inside the safe area.
    var visibleSize: CGSize { layer?.bounds.inset(by: insets).size ?? .zero }

    override var ownLayer: CALayer? { layer }

    /// Content below a full-screen cover receives no keys.
    override var keyChildren: [ViewItem] {
        covers.last(where: \.takesKeys).map { [$0] } ?? content
    }

    /// Invalidates the layout of every item.
    func invalidateAll() {
        var waiting: [ViewItem] = [self]
        while let item = waiting.popLast() {
            waiting += item.children
            item.invalidateLayout()
        }
    }

    /// Holds the layers behind a cover that hides them.
    private let behind = CoveredLayer()

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {
        let cover = covers.last { ($0 as? any CoveringItem)?.hidesContent ?? false }?.ownLayer
        let count = cover.flatMap { cover in layers.firstIndex { $0 === cover } } ?? 0
        super.adopt(behind.hold(layers[..<count]) + layers[count...], layer)
    }

    override func layOut() {
        guard let layer else { return }
        let safe = layer.bounds.inset(by: insets)
        let offer = ProposedViewSize(safe.size)
        let middle = CGPoint(x: safe.midX, y: safe.midY)
        for child in children { child.place(at: middle, anchor: .center, proposal: offer) }
    }
}
