public import LegatoCanvas

/// Watches and steers a layer; every method is optional.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's contents.
    func display(_ layer: CALayer)
    /// Tells that the layer is about to draw its contents.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the layer's contents, in its own space.
    ///
    /// While a key is animated the layer is a presentation layer; `model()` leads back.
    func draw(_ layer: CALayer, in context: CGContext)
    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for an event: nil goes on searching, `NSNull` ends the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Lets the layer draw into a bitmap, as without a delegate.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in context: CGContext) {}
    /// Leaves it to the layer's layout manager, as without a delegate.
    public func layoutSublayers(of layer: CALayer) {
        layer.layoutManager?.layoutSublayers(of: layer)
    }
    /// Goes on searching.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Hears of an animation's begin and end; both methods are optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Tells that the animation's active time began.
    func animationDidStart(_ animation: CAAnimation)
    /// Tells that it ended: `finished` is false if it was removed before its end.
    func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ animation: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}
