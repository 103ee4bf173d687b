public import Foundation
import LegatoGraphics
public import LegatoMotion

/// A layout that puts views one below the other.
///
/// Views of higher `layoutPriority` are offered space first, less flexible ones before others.
public nonisolated struct VStackLayout: Layout {
    /// Nothing: a change moves the views straight to their new places.
    public typealias AnimatableData = EmptyAnimatableData

    /// Which guides of the views lie one below the other.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours in points; nil for what they prefer, mostly 8.
    public var spacing: CGFloat?

    /// Creates a stack, by default with the views' middles aligned and the distances they prefer.
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Tells that it is a vertical stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var arrangement: StackArrangement {
        StackArrangement(
            axis: .vertical,
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

    /// Places the views one below the other.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout StackLayoutCache
    ) {
        cache.place(in: bounds, proposal, subviews)
    }
}
