public import Foundation
import LegatoMotion

/// A layout that arranges views vertically.
///
/// Views with a higher `layoutPriority` are offered space first; among equals, less flexible ones
/// come first.
public nonisolated struct VStackLayout: StackLayout {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between views, in points; nil for their preferred spacing, 8 points for most.
    public var spacing: CGFloat?

    /// Creates a layout; by default it centres the views and uses their preferred spacing.
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .vertical }
    var guide: AlignmentKey { alignment.key }
}
