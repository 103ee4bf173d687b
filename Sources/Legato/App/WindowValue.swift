/// The value for which a window is open.
package final class WindowValue {
    /// The value; nil for none.
    package var value: AnyHashable?

    /// Called when the user closes the window; false keeps it open, and nil closes it.
    package var shouldClose: (() -> Bool)?

    /// Holds a value.
    package init(_ value: AnyHashable? = nil) { self.value = value }
}
