public import Foundation
import LegatoGraphics
public import LegatoMotion

/// A layout that puts views side by side.
///
/// Views of higher `layoutPriority` are offered space first, less flexible ones before others.
public nonisolated struct HStackLayout: Layout {
    /// Nothing: a change moves the views straight to their new places.
    public typealias AnimatableData = EmptyAnimatableData

    /// Which guides of the views are at the same height.
    public var alignment: VerticalAlignment
    /// The distance between neighbours in points; nil for what they prefer, mostly 8.
    public var spacing: CGFloat?

    /// Creates a stack, by default with the views' middles aligned and the distances they prefer.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Tells that it is a horizontal stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var arrangement: StackArrangement {
        StackArrangement(
            axis: .horizontal,
            alignment: alignment.key,
            spacing: NumberCheck(Self.self, "spacing").number(spacing)
        )
    }

    /// Makes what the stack keeps.
    public func makeCache(subviews: Subviews) -> StackLayoutCache {
        StackLayoutCache(arrangement, subviews)
    }

    /// The preferences of the views at the edges of the stack.
    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
        arrangement.outerSpacing(subviews)
    }

    /// The size of all views together.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout StackLayoutCache
    ) -> CGSize {
        cache.size(proposal, subviews)
    }

    /// Places the views side by side.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout StackLayoutCache
    ) {
        cache.place(in: bounds, proposal, subviews)
    }
}
