public import Foundation

/// What happens when a layer's property changes or another event arrives.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
    /// Runs the action.
    ///
    /// `event` is a property's key or another event's name, `object` the layer.
    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
