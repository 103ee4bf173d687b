public import Foundation
import LegatoGraphics
public import LegatoMotion

/// A layout that arranges views vertically.
///
/// Views with a higher `layoutPriority` are offered space first; among equals, less flexible ones
/// come first.
public nonisolated struct VStackLayout: Layout {
    /// No animatable data: when the layout changes, the views move in straight lines.
    public typealias AnimatableData = EmptyAnimatableData

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

    /// The properties of a vertical stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var arrangement: StackArrangement {
        StackArrangement(
            axis: .vertical, alignment: alignment.key,
            spacing: NumberCheck(Self.self, "spacing").number(spacing)
        )
    }

    /// Creates the cache of the layout.
    public func makeCache(subviews: Subviews) -> StackLayoutCache {
        StackLayoutCache(arrangement, subviews)
    }

    /// Returns the preferred spacing of the outer views.
    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
        arrangement.outerSpacing(subviews)
    }

    /// Returns the size of all views together.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) -> CGSize {
        cache.size(proposal, subviews)
    }

    /// Places the views one below the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackLayoutCache
    ) {
        cache.place(in: bounds, proposal, subviews)
    }
}
