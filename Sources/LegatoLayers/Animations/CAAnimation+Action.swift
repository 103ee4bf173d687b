extension CAAnimation: CAAction {
    /// Adds the animation to the layer for the event's key.
    public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer else { return }
        layer.add(self, forKey: event)
    }
}
