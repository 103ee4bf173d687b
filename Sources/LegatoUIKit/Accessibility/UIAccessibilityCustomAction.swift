public import Foundation
public import LegatoLayers

/// A named action that assistive technologies offer for an element.
///
/// ```swift
/// card.accessibilityCustomActions = [
///     UIAccessibilityCustomAction(name: "Archive") { _ in
///         card.removeFromSuperview()
///         return true
///     }
/// ]
/// ```
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Called for the action; returns whether it was possible, which has no effect.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name.
    open var name: String
    /// The object whose method is called; nil if a closure is.
    open weak var target: AnyObject?
    /// The method that is called with the action; nil if a closure is.
    open var selector: Selector?
    /// Called for the action; nil if a method is.
    open var actionHandler: Handler?

    /// Creates an action that calls a closure.
    public init(name: String, actionHandler: Handler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }

    /// Creates an action that calls a method with the action.
    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.selector) = (name, selector)
        self.target = target.map { $0 as AnyObject }
    }

    /// Calls the closure or the method.
    func perform() {
        if let actionHandler { _ = actionHandler(self) }
        selector?.perform(on: target, self)
    }
}
