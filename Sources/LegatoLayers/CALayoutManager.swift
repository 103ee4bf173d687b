public import Foundation

/// Places the sublayers of layers; every method is optional.
public protocol CALayoutManager: AnyObject {
    /// Returns the size that suits a layer, in its superlayer's space.
    func preferredSize(of layer: CALayer) -> CGSize
    /// Tells that a layer asked for layout.
    func invalidateLayout(of layer: CALayer)
    /// Places a layer's sublayers.
    func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
    /// Returns the size of the layer's frame.
    public func preferredSize(of layer: CALayer) -> CGSize { layer.frame.size }
    /// Does nothing.
    public func invalidateLayout(of layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}
