import LegatoLayers

/// What a control is for assistive technologies; its content gives the label.
nonisolated struct ControlElement {
    var traits = AccessibilityTraits()
    /// What it is, where the traits do not say it.
    var role: AccessibilityRole?
    /// The label, in place of the content's; nil or empty for the content's.
    var label: String?
    /// Whether the content gives the value and not the label.
    var showsValue = false
    /// Whether the elements of the content are inside.
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
