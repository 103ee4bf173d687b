import Foundation
import LegatoGraphics

/// A layout that arranges views in a row along one axis.
nonisolated protocol StackLayout: CombiningLayout where Cache == StackLayoutCache {
    static var axis: Axis { get }
    /// The alignment guide across the axis.
    var guide: AlignmentKey { get }
    /// The distance between views, in points; nil for their preferred spacing.
    var spacing: CGFloat? { get }
}

nonisolated extension StackLayout {
    private var arrangement: StackArrangement {
        StackArrangement(
            axis: Self.axis, alignment: guide,
            spacing: NumberCheck(Self.self, "spacing").number(spacing)
        )
    }

    /// The properties of a stack along its axis.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    /// Creates the cache of the layout.
    public func makeCache(subviews: Subviews) -> StackLayoutCache {
        StackLayoutCache(arrangement, subviews)
    }

    /// Returns the preferred spacing of the outer views.
    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
        cache.outerSpacing(subviews)
    }

    /// Returns the size of all views together.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) -> CGSize {
        cache.size(proposal, subviews)
    }

    /// Places the views one after the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackLayoutCache
    ) {
        cache.place(in: bounds, proposal, subviews)
    }
}
