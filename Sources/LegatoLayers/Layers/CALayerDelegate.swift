public import Foundation
public import LegatoCanvas

/// Customises the display, layout and actions of a layer; every method is optional.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's contents.
    func display(_ layer: CALayer)
    /// Called before the layer draws its contents.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the layer's contents in its coordinate space.
    ///
    /// While a custom key is animated, `layer` is a presentation layer; `model()` returns the model
    /// layer.
    func draw(_ layer: CALayer, in context: CGContext)
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for an event; nil continues the search, and `NSNull` ends it without an
    /// action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws into a bitmap with `CALayer.draw(in:)`, as without a delegate.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in context: CGContext) {}
    /// Calls the layer's layout manager, as without a delegate.
    public func layoutSublayers(of layer: CALayer) {
        layer.layoutManager?.layoutSublayers(of: layer)
    }
    /// Returns nil, which continues the search.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Lays out the sublayers of layers; every method is optional.
@preconcurrency @MainActor public protocol CALayoutManager: AnyObject {
    /// Returns the preferred size of a layer, in its superlayer's coordinate space.
    func preferredSize(of layer: CALayer) -> CGSize
    /// Called when a layer is marked for layout.
    func invalidateLayout(of layer: CALayer)
    /// Lays out a layer's sublayers.
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
