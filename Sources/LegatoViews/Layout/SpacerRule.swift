import Foundation

/// The size of a spacer, which takes the space that other views leave.
nonisolated struct SpacerRule {
    /// The minimum length in points; nil for 8 points.
    var minLength: CGFloat?
    /// The axis of the enclosing stack; nil outside stacks, where the spacer expands on both axes.
    var axis: Axis?

    /// Everything else in a stack is offered space first.
    static let layoutPriority = -Double.infinity

    /// The size for a proposal: the proposed length along the axis, zero across it.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let minimum = max(minLength ?? ViewSpacing.standardDistance, 0)
        func length(_ axis: Axis) -> CGFloat {
            self.axis == axis.other ? 0 : max(proposal[axis] ?? 0, minimum)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// The spacing is zero at both ends, as the minimum length already separates the neighbours.
    var spacing: ViewSpacing {
        guard let axis else { return .zero }
        var spacing = ViewSpacing()
        let ends = Edge.ends(of: axis)
        spacing[ends.first] = 0
        spacing[ends.last] = 0
        return spacing
    }
}
