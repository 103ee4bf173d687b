public import Foundation
public import LegatoMotion

/// A layout that puts views on top of one another, the first at the back.
///
/// The views of the highest `layoutPriority` make its size; the others are offered that size.
public nonisolated struct ZStackLayout: Layout {
    /// Nothing: a change moves the views straight to their new places.
    public typealias AnimatableData = EmptyAnimatableData

    /// Which guides of the views lie at one point.
    public var alignment: Alignment

    /// Creates a stack, by default with the views' middles aligned.
    @inlinable
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// The greatest preferences of the views that make the size.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        let priority = topPriority(subviews)
        return subviews.reduce(into: ViewSpacing()) { spacing, subview in
            if subview.priority == priority { spacing.formUnion(subview.spacing) }
        }
    }

    /// The size of the views of the highest priority together.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        extent(proposal, subviews).size
    }

    /// Places the views on top of one another.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        let offer = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: bounds.size))
        let extent = extent(offer, subviews)
        let priority = topPriority(subviews)
        for subview in subviews {
            let own = subview.priority == priority ? offer : ProposedViewSize(extent.size)
            let start = start(of: subview.dimensions(in: own))
            let point = CGPoint(
                x: bounds.minX + start.x - extent.minX,
                y: bounds.minY + start.y - extent.minY
            )
            subview.place(at: point, proposal: own)
        }
    }

    private func topPriority(_ subviews: Subviews) -> Double? {
        subviews.lazy.map(\.priority).max()
    }

    /// What the views of the highest priority cover, as seen from their guides.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        let priority = topPriority(subviews)
        let frames = subviews.lazy.filter { $0.priority == priority }.map { subview in
            let view = subview.dimensions(in: proposal)
            return CGRect(origin: start(of: view), size: view.size)
        }
        guard let first = frames.first else { return .zero }
        return frames.dropFirst().reduce(first) { extent, frame in
            let x = min(extent.minX, frame.minX)
            let y = min(extent.minY, frame.minY)
            return CGRect(
                x: x,
                y: y,
                width: max(extent.maxX, frame.maxX) - x,
                height: max(extent.maxY, frame.maxY) - y
            )
        }
    }

    /// Where a view begins if its guides lie at zero.
    private func start(of view: ViewDimensions) -> CGPoint {
        CGPoint(
            x: view.width.isFinite ? -view[alignment.horizontal] : 0,
            y: view.height.isFinite ? -view[alignment.vertical] : 0
        )
    }
}
