/// How an element is selected among those around it.
package nonisolated struct AccessibilitySelection {
    /// Whether others stay selected.
    package let isMultiple: Bool
    /// Selects the element, or no longer.
    package let set: (Bool) -> Void

    /// Creates the selection of an element.
    package init(isMultiple: Bool, set: @escaping (Bool) -> Void) {
        (self.isMultiple, self.set) = (isMultiple, set)
    }
}
