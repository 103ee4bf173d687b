import Foundation

/// The arrangement of a stack's views in a row along one axis, aligned across it.
nonisolated struct StackArrangement {
    let axis: Axis
    /// The alignment guide across the axis.
    let alignment: AlignmentKey
    /// The distance between views; nil for their preferred spacing.
    let spacing: CGFloat?

    /// The size and placements for one proposal.
    struct Result {
        var size = CGSize.zero
        var placements: [LayoutPlacement] = []
    }

    /// A view that has not yet been offered its share.
    private struct Contender {
        let index: Int
        let priority: Double
        let minimum: CGFloat
        let flexibility: CGFloat
    }

    /// The distances between neighbouring views.
    func distances(_ subviews: LayoutSubviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { view, next in
            spacing ?? view.spacing.distance(to: next.spacing, along: axis)
        }
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

    /// Arranges views from the origin.
    func arrange(
        _ subviews: LayoutSubviews, _ distances: [CGFloat], in proposal: ProposedViewSize
    ) -> Result {
        if subviews.isEmpty { return Result() }
        let across = proposal[axis.other]
        let dimensions: [ViewDimensions]
        if let length = proposal[axis] {
            let available = length - distances.reduce(0, +)
            dimensions = shares(of: available, among: subviews, across: across)
        } else {
            let ideal = ProposedViewSize(nil, along: axis, across: across)
            dimensions = subviews.map { $0.dimensions(in: ideal) }
        }
        return arrange(dimensions, distances)
    }

    /// Arranges views of known dimensions side by side.
    private func arrange(_ dimensions: [ViewDimensions], _ distances: [CGFloat]) -> Result {
        let offsets = dimensions.map(offsetAcross)
        let start = offsets.min() ?? 0
        let ends = zip(offsets, dimensions).map { $0 + $1.size[axis.other] }
        var result = Result()
        var position: CGFloat = 0
        for (index, view) in dimensions.enumerated() {
            if index > 0 { position += distances[index - 1] }
            let point = CGPoint(position, along: axis, across: offsets[index] - start)
            result.placements.append(LayoutPlacement(point: point, proposal: view.proposal))
            position += view.size[axis]
        }
        result.size = CGSize(position, along: axis, across: (ends.max() ?? 0) - start)
        return result
    }

    /// The position of a view across the axis if its guide is at zero.
    private func offsetAcross(_ view: ViewDimensions) -> CGFloat {
        view.size[axis.other].isFinite ? -view[alignment] : 0
    }

    /// Proposes shares of a length to the views, and returns the resulting dimensions.
    ///
    /// Views with a higher priority come first, and are offered all that remains except the minimum
    /// lengths of the others. Among equals, the least flexible comes first; each is offered an
    /// equal share of what its predecessors left.
    private func shares(
        of available: CGFloat, among subviews: LayoutSubviews, across: CGFloat?
    ) -> [ViewDimensions] {
        var taken: [ViewDimensions?] = Array(repeating: nil, count: subviews.count)
        let contenders = contenders(subviews, across)
        var remaining = available
        var start = 0
        while start < contenders.count {
            let priority = contenders[start].priority
            let end =
                contenders[start...].firstIndex { $0.priority != priority }
                ?? contenders.count
            let reserved = contenders[end...].reduce(0) { $0 + $1.minimum }
            for position in start..<end {
                let share = max((remaining - reserved) / CGFloat(end - position), 0)
                let index = contenders[position].index
                let offer = ProposedViewSize(share, along: axis, across: across)
                let view = subviews[subviews.startIndex + index].dimensions(in: offer)
                taken[index] = view
                if view.size[axis].isFinite { remaining -= view.size[axis] }
            }
            start = end
        }
        return taken.compactMap(\.self)
    }

    /// The views in the order in which they are offered space.
    private func contenders(_ subviews: LayoutSubviews, _ across: CGFloat?) -> [Contender] {
        let isAlone = subviews.count == 1
        let contenders = subviews.enumerated().map { index, subview in
            func length(_ offer: CGFloat) -> CGFloat {
                subview.sizeThatFits(ProposedViewSize(offer, along: axis, across: across))[axis]
            }
            let isLeast = isAlone || subview.element.collapses(along: axis)
            let minimum = isLeast ? 0 : length(0)
            return Contender(
                index: index, priority: subview.priority, minimum: minimum,
                flexibility: isAlone ? 0 : length(.infinity) - minimum
            )
        }
        return contenders.sorted {
            ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
        }
    }
}
