/// What a control is for assistive technologies.
struct ControlElement {
    var traits: AccessibilityTraits
    var value = ""
    /// Performs the action of a click.
    var activate: () -> Void
}
