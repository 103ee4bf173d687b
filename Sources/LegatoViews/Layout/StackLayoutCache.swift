import Foundation

/// The cache of a stack: its distances and the last arrangement.
public nonisolated struct StackLayoutCache {
    private let arrangement: StackArrangement
    private let distances: [CGFloat]
    private var last: (proposal: ProposedViewSize, result: StackArrangement.ArrangedStack)?

    init(_ arrangement: StackArrangement, _ subviews: LayoutSubviews) {
        self.arrangement = arrangement
        distances = arrangement.distances(subviews)
    }

    /// The size of the stack for a proposal.
    mutating func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        result(proposal, subviews).size
    }

    /// The preferred spacing of the stack.
    func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        arrangement.outerSpacing(subviews)
    }

    /// The length of the stack if 0 is proposed along its axis, from the lengths that its views have
    /// then; nil if it offers them more than 0.
    func length(of lengths: [CGFloat]) -> CGFloat? {
        guard distances.reduce(0, +) >= 0 else { return nil }
        var end = CGFloat(0)
        for (index, length) in lengths.enumerated() {
            if index > 0 { end += distances[index - 1] }
            end += length
        }
        return end
    }

    /// Places the views of the stack.
    mutating func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) {
        for (subview, placement) in zip(subviews, placements(bounds.size, proposal, subviews)) {
            let point = CGPoint(
                x: bounds.minX + placement.point.x, y: bounds.minY + placement.point.y
            )
            subview.place(at: point, proposal: placement.proposal)
        }
    }

    /// Returns where the views are in a stack at the origin.
    ///
    /// If no length across the axis was proposed to the stack, its views are now proposed the
    /// stack's own, so that flexible ones become as long as the longest.
    mutating func placements(
        _ size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> [LayoutPlacement] {
        let axis = arrangement.axis
        let offer = ProposedViewSize(
            proposal[axis], along: axis, across: proposal[axis.other] ?? size[axis.other]
        )
        return result(offer, subviews).placements
    }

    private mutating func result(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> StackArrangement.ArrangedStack {
        if let last, last.proposal == proposal { return last.result }
        // Taken out, so that its memory is used again.
        var result = last.take()?.result ?? StackArrangement.ArrangedStack()
        arrangement.arrange(subviews, distances, in: proposal, into: &result)
        last = (proposal, result)
        return result
    }
}
