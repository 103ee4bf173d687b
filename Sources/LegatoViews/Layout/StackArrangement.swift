import Foundation

/// The arrangement of a stack's views in a row along one axis, aligned across it.
nonisolated struct StackArrangement {
    let axis: Axis
    /// The alignment guide across the axis.
    let alignment: AlignmentKey
    /// The distance between views; nil for their preferred spacing.
    let spacing: CGFloat?

    /// The size and placements for one proposal.
    struct ArrangedStack {
        var size = CGSize.zero
        var placements: [LayoutPlacement] = []
    }

    /// A view that has not yet been offered its share.
    private struct Contender {
        let index: Int
        let priority: Double
        var minimum: CGFloat = 0
        var flexibility: CGFloat = 0

        /// Calls a closure with each group of equal priorities, and all that follow it.
        static func forEachGroup(
            of contenders: UnsafeMutableBufferPointer<Contender>,
            _ body: (
                _ group: UnsafeMutableBufferPointer<Contender>,
                _ rest: UnsafeMutableBufferPointer<Contender>
            ) -> Void
        ) {
            var start = 0
            while start < contenders.count {
                let priority = contenders[start].priority
                var end = start + 1
                while end < contenders.count, contenders[end].priority == priority { end += 1 }
                body(
                    UnsafeMutableBufferPointer(rebasing: contenders[start..<end]),
                    UnsafeMutableBufferPointer(rebasing: contenders[end...])
                )
                start = end
            }
        }
    }

    /// The distances between neighbouring views.
    func distances(_ subviews: LayoutSubviews) -> [CGFloat] {
        var distances: [CGFloat] = []
        distances.reserveCapacity(subviews.count)
        for (view, next) in zip(subviews, subviews.dropFirst()) {
            distances.append(spacing ?? view.spacing.distance(to: next.spacing, along: axis))
        }
        return distances
    }

    /// The preferred spacing of the stack: that of the outer views at its ends, and the union
    /// across the axis.
    func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let ends = Edge.ends(of: axis)
        var result = ViewSpacing()
        result[ends.first] = first.spacing[ends.first]
        result[ends.last] = last.spacing[ends.last]
        for subview in subviews {
            result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        return result
    }

    /// Arranges views from the origin, in place of an earlier result.
    func arrange(
        _ subviews: LayoutSubviews, _ distances: [CGFloat], in proposal: ProposedViewSize,
        into result: inout ArrangedStack
    ) {
        result.size = .zero
        result.placements.removeAll(keepingCapacity: true)
        if subviews.isEmpty { return }
        withUnsafeTemporaryAllocation(of: Share.self, capacity: subviews.count) { shares in
            if let length = proposal[axis] {
                let available = length - distances.reduce(0, +)
                divide(available, among: subviews, across: proposal[axis.other], into: shares)
            } else {
                for (index, subview) in subviews.enumerated() {
                    let share = Share(offered: nil, subview, self, proposal[axis.other])
                    shares.initializeElement(at: index, to: share)
                }
            }
            lineUp(
                UnsafeBufferPointer(shares), distances, across: proposal[axis.other],
                into: &result
            )
        }
    }

    /// A view with its share of the length.
    private struct Share {
        /// The length that it was offered; nil if it has its ideal length.
        let offered: CGFloat?
        let size: CGSize
        /// The position across the axis if its guide is at zero.
        let offset: CGFloat

        init(
            offered: CGFloat?, _ view: LayoutSubview, _ stack: StackArrangement, _ across: CGFloat?
        ) {
            self.offered = offered
            let axis = stack.axis
            let view = view.dimensions(
                in: ProposedViewSize(offered, along: axis, across: across)
            )
            size = view.size
            offset = view.size[axis.other].isFinite ? -view[stack.alignment] : 0
        }
    }

    /// Puts views of known sizes side by side.
    private func lineUp(
        _ shares: UnsafeBufferPointer<Share>, _ distances: [CGFloat], across: CGFloat?,
        into result: inout ArrangedStack
    ) {
        var (start, end) = (CGFloat.infinity, -CGFloat.infinity)
        for share in shares {
            start = min(start, share.offset)
            end = max(end, share.offset + share.size[axis.other])
        }
        result.placements.reserveCapacity(shares.count)
        var position: CGFloat = 0
        for (index, share) in shares.enumerated() {
            if index > 0 { position += distances[index - 1] }
            result.placements.append(
                LayoutPlacement(
                    point: CGPoint(position, along: axis, across: share.offset - start),
                    proposal: ProposedViewSize(share.offered, along: axis, across: across)
                )
            )
            position += share.size[axis]
        }
        result.size = CGSize(position, along: axis, across: end - start)
    }

    /// Offers shares of a length to the views.
    ///
    /// Views with a higher priority come first, and are offered all that remains except the minimum
    /// lengths of the others. Among equals, the least flexible comes first; each is offered an
    /// equal share of what its predecessors left.
    private func divide(
        _ available: CGFloat, among subviews: LayoutSubviews, across: CGFloat?,
        into shares: UnsafeMutableBufferPointer<Share>
    ) {
        withUnsafeTemporaryAllocation(of: Contender.self, capacity: subviews.count) { contenders in
            for (index, subview) in subviews.enumerated() {
                contenders.initializeElement(
                    at: index, to: Contender(index: index, priority: subview.priority)
                )
            }
            rank(contenders, subviews, across)
            var remaining = available
            Contender.forEachGroup(of: contenders) { group, rest in
                let reserved = rest.reduce(0) { $0 + $1.minimum }
                for (position, contender) in group.enumerated() {
                    let share = max((remaining - reserved) / CGFloat(group.count - position), 0)
                    let view = Share(
                        offered: share, subviews[subviews.startIndex + contender.index], self,
                        across
                    )
                    shares.initializeElement(at: contender.index, to: view)
                    if view.size[axis].isFinite { remaining -= view.size[axis] }
                }
            }
        }
    }

    /// Puts views in the order in which they are offered space.
    ///
    /// Only the lengths that matter are measured: the minimum and the flexibility of views that
    /// share their priority with others, and the minimum of those for which others leave space.
    private func rank(
        _ contenders: UnsafeMutableBufferPointer<Contender>, _ subviews: LayoutSubviews,
        _ across: CGFloat?
    ) {
        var contenders = contenders
        contenders.sort { ($1.priority, $0.index) < ($0.priority, $1.index) }
        Contender.forEachGroup(of: contenders) { group, _ in
            var group = group
            let isFirst = group.baseAddress == contenders.baseAddress
            if isFirst, group.count == 1 { return }
            for position in group.indices {
                let subview = subviews[subviews.startIndex + group[position].index]
                func length(_ offer: CGFloat) -> CGFloat {
                    subview.sizeThatFits(ProposedViewSize(offer, along: axis, across: across))[axis]
                }
                let minimum = subview.element.shortest(along: axis) ?? length(0)
                group[position].minimum = minimum
                if group.count > 1 { group[position].flexibility = length(.infinity) - minimum }
            }
            if group.count > 1 {
                group.sort { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
            }
        }
    }
}
