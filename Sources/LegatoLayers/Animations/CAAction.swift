public import Foundation

/// An action that a layer runs when a property changes or another event occurs.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: The property's key or the name of another event.
    ///   - object: The layer.
    ///   - arguments: Additional arguments; nil for property changes.
    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// An action that does nothing and ends the search for one.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
