import Foundation
import LegatoGraphics
import LegatoLayers

/// An element with a layer of its own.
class LayerItem: ViewItem {
    let layer: CALayer
    private var isPlaced = false

    init(_ layer: CALayer, _ context: NodeContext) {
        self.layer = layer
        super.init(context)
    }

    override var ownLayer: CALayer? { layer }
    override var takesKeys: Bool { !layer.isHidden }
    override var contentBounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// What of the space inside lies in the top left corner of the layer.
    var corner: CGPoint { .zero }

    override func frameChanged(from old: CGRect) {
        guard isPlaced else {
            isPlaced = true
            return setGeometry()
        }
        guard frame != old else { return }
        graph.change(at: geometryTransactions, setGeometry)
    }

    /// Puts the layer where the element is.
    func setGeometry() {
        layer.bounds = CGRect(origin: corner, size: frame.size)
        let anchor = layer.anchorPoint
        layer.position = CGPoint(
            x: frame.minX + anchor.x * frame.width,
            y: frame.minY + anchor.y * frame.height
        )
    }
}

/// The element that fills the layer of a tree; what is in it stands in the middle.
final class RootItem: ViewItem {
    /// The layer keeps the tree; what ends with the tree still asks for it.
    private weak var layer: CALayer?

    init(_ layer: CALayer, _ context: NodeContext) {
        self.layer = layer
        super.init(context)
    }

    /// The elements of the views themselves.
    var content: [ViewItem] = [] {
        didSet { setChildren(content + covers) }
    }

    /// What lies over all of them, back to front.
    var covers: [ViewItem] = [] {
        didSet { setChildren(content + covers) }
    }

    override var ownLayer: CALayer? { layer }

    /// What lies under a page that covers everything gets no keys.
    override var keyChildren: [ViewItem] {
        covers.last(where: \.takesKeys).map { [$0] } ?? content
    }

    override func layOut() {
        guard let layer else { return }
        let offer = ProposedViewSize(layer.bounds.size)
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        for child in children { child.place(at: middle, anchor: .center, proposal: offer) }
    }
}
