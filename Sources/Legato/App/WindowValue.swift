/// The value for which a window is open.
package final class WindowValue {
    /// The value; nil for none.
    package var value: AnyHashable?

    /// Holds a value.
    package init(_ value: AnyHashable? = nil) { self.value = value }
}
