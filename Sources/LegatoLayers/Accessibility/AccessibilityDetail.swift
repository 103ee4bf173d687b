/// Content of an accessibility element in addition to its label and its value.
nonisolated package struct AccessibilityDetail: Hashable {
    /// Identifies the content; an element has one of each identity.
    package let id: String
    package let label: String
    package let value: String
    /// Whether it is read with the element.
    package let isImportant: Bool

    /// Creates content.
    package init(id: String, label: String, value: String, isImportant: Bool) {
        (self.id, self.label, self.value, self.isImportant) = (id, label, value, isImportant)
    }
}
