import Foundation
import LegatoGraphics
import LegatoLayers

/// An item with its own layer.
class LayerItem: ViewItem {
    final let layer: CALayer
    private var isPlaced = false

    init(_ layer: CALayer, _ context: borrowing NodeContext) {
        self.layer = layer
        super.init(context)
        // The layer's origin is then exactly that of the layer around it.
        if sharesSpace { layer.anchorPoint = .zero }
    }

    override var ownLayer: CALayer? { layer }
    override var takesKeys: Bool { !layer.isHidden }
    /// Whether the layer has the coordinate space of the layer around it, so that the items inside
    /// move like those of an item without a layer.
    var sharesSpace: Bool { false }
    override var hasOwnSpace: Bool { !sharesSpace }
    override var corner: CGPoint { sharesSpace ? frame.origin : .zero }
    override var contentBounds: CGRect {
        CGRect(origin: sharesSpace ? frame.origin : .zero, size: frame.size)
    }

    override func frameChanged(from old: CGRect) {
        guard isPlaced else {
            isPlaced = true
            return setGeometry()
        }
        guard frame != old else { return }
        graph.change(at: geometryTransactions, setGeometry)
    }

    /// Sets the layer's geometry to the item's frame.
    func setGeometry() {
        layer.bounds = CGRect(origin: corner, size: frame.size)
        let anchor = layer.anchorPoint
        layer.position = CGPoint(
            x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height
        )
    }
}
