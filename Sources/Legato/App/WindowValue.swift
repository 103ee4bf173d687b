/// The value for which a window is open.
package final class WindowValue {
    /// The value; nil for none.
    package var value: AnyHashable?

    /// Called when the user closes the window; false keeps it open, and nil closes it.
    package var shouldClose: (() -> Bool)?

    /// Saves what the window shows, before the program ends without a question; nil saves nothing.
    package var save: (() -> Void)?

    /// Brings another window of the scene that is open for a value to the front; returns whether
    /// there is one.
    package var raiseOther: (AnyHashable) -> Bool = { _ in false }

    /// Holds a value.
    package init(_ value: AnyHashable? = nil) { self.value = value }
}
