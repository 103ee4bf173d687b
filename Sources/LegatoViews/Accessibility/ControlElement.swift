/// What a control is for assistive technologies; its content gives the label.
struct ControlElement {
    var traits = AccessibilityTraits()
    /// Returns the value as text.
    var value: () -> String = { "" }
    /// Performs the action of a click; nil for none.
    var activate: (() -> Void)?
    /// Changes the value by a step; nil if it is not adjustable.
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}
