public import Foundation
import LegatoGraphics

nonisolated extension Layout {
    /// The default properties.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Creates a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the union of the views' spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// Returns the mean of the views' explicit guides; nil if there are none.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    /// Returns the combination of the views' explicit guides; nil if there are none.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    private func combinedAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        let placements = placements(
            in: bounds, proposal: proposal, subviews: subviews, cache: &cache, isTrial: true
        )
        let guides = zip(placements, subviews).compactMap { placement, subview in
            placement.explicitAlignment(key, of: subview.element)
        }
        return key.combined(guides)
    }
}

/// A layout that combines the explicit guides of its views, as is the default.
nonisolated protocol CombiningLayout: Layout {}

nonisolated extension Layout where Cache == Void {
    /// Creates no cache.
    public func makeCache(subviews: Subviews) {}
}

nonisolated extension Layout {
    /// The placements of all views, including those that the layout does not place.
    ///
    /// In a trial, which places nothing, positions may be infinite, because the container may have
    /// been proposed an infinite length.
    func placements(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache,
        isTrial: Bool = false
    ) -> [LayoutPlacement] {
        let record = PlacementRecord(count: subviews.count, isTrial: isTrial)
        placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews.recorded(in: record), cache: &cache
        )
        let middle = LayoutPlacement(
            point: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(bounds.size)
        )
        return record.placements.map { $0 ?? middle }
    }

    /// Returns a guide of the container on the axis of its key.
    func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        switch key.axis {
        case .horizontal:
            explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache
            )
        case .vertical:
            explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache
            )
        }
    }
}
