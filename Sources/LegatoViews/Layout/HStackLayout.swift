public import Foundation
import LegatoMotion

/// A layout that arranges views horizontally.
///
/// Views with a higher `layoutPriority` are offered space first; among equals, less flexible ones
/// come first.
public nonisolated struct HStackLayout: StackLayout {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between views, in points; nil for their preferred spacing, 8 points for most.
    public var spacing: CGFloat?

    /// Creates a layout; by default it centres the views and uses their preferred spacing.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .horizontal }
    var guide: AlignmentKey { alignment.key }
}
