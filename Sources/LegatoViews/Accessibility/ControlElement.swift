import LegatoLayers

/// The accessibility element of a control; its content provides the label.
nonisolated struct ControlElement {
    var traits = AccessibilityTraits()
    /// The role, unless the traits determine it.
    var role: AccessibilityRole?
    /// The label; nil or empty to use the content's label.
    var label: String?
    /// Whether the content provides the value rather than the label.
    var showsValue = false
    /// Whether the elements of the content are its children.
    var keepsParts = false
    /// Returns the value as text.
    var value: () -> String = { "" }
    /// Returns the number that it sets; nil for none.
    var number: () -> AccessibilityNumber? = { nil }
    /// Returns the text that is edited in it; nil for none.
    var text: () -> AccessibilityText? = { nil }
    /// Performs the action of a click; nil for none.
    var activate: (() -> Void)?
    /// Changes the value by a step; nil if it is not adjustable.
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}
