import LegatoGraphics
import LegatoLayers

extension UIView {
    /// The layer of a display that the view being created shows; nil for a new layer.
    ///
    /// Another designated initialiser would keep subclasses from inheriting `init()`.
    static var adopted: CALayer?

    static func makeLayer() -> CALayer {
        let wanted: AnyClass = layerClass
        guard let type = wanted as? CALayer.Type else {
            refuse("\(self).layerClass must be a CALayer class, got \(wanted)")
        }
        return type.make()
    }

    func prepare() {
        layer.delegate = self
        layer.setNeedsLayout()
        guard mayDraw else { return }
        awaitsDrawing = true
        layer.setNeedsDisplay()
    }

    /// A change of a subview, or of the constraints on subviews, after which a view that arranges
    /// its subviews lays them out.
    enum SubviewChange { case size, place, visibility }
}

extension UIView: TouchBlocking {}
