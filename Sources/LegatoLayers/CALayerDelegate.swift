/// Watches and steers a layer; every method is optional.
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's contents.
    func display(_ layer: CALayer)
    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for an event: nil goes on searching, `NSNull` ends the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Goes on searching.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Hears of an animation's begin and end; both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
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
