/// The colours and titles of all segmented pickers, which `UISegmentedControl.appearance()` changes.
///
/// A picker takes them when its body is evaluated.
package enum SegmentedDefaults {
    /// The colour of the selected segment; nil, the default, for the system's.
    package static var selectedTint: UIColor?
    /// The colour behind the segments; nil, the default, for the system's.
    package static var background: UIColor?
    /// The titles of the options.
    package static var title = Title()
    /// The title of the selected option; what is nil is as in `title`.
    package static var selectedTitle = Title()

    /// The font and the colour of titles; nil, the default, for the system's.
    package struct Title {
        package var font: Font?
        package var color: UIColor?

        package init(font: Font? = nil, color: UIColor? = nil) {
            (self.font, self.color) = (font, color)
        }

        var isSet: Bool { font != nil || color != nil }
    }
}
