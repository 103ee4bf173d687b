import Foundation

/// The colours and the fonts of all segmented pickers, which `UISegmentedControl.appearance()`
/// changes.
///
/// A picker takes them when its body is evaluated.
package enum SegmentedDefaults {
    /// The font and the colour of options; nil for the system's.
    package struct Title {
        package var font: Font?
        package var color: UIColor?

        /// Creates the system's.
        package init() {}
    }

    /// The colour of the selected segment; nil, the default, for the system's.
    package static var selectedTint: UIColor?
    /// The colour behind the segments; nil, the default, for the system's.
    package static var background: UIColor?
    /// The options.
    package static var title = Title()
    /// The selected option, over `title`.
    package static var selectedTitle = Title()

    static func font(isSelected: Bool) -> Font {
        (isSelected ? selectedTitle.font : nil) ?? title.font ?? .system(size: 13, weight: .medium)
    }

    static func style(isSelected: Bool) -> AnyShapeStyle {
        let color = (isSelected ? selectedTitle.color : nil) ?? title.color
        return color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground)
    }
}
