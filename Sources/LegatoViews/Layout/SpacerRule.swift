import Foundation

/// How large an empty space is that takes what nothing else needs.
nonisolated struct SpacerRule {
    /// The least length in points; nil is 8.
    var minLength: CGFloat?
    /// The axis of the stack around it; nil outside of stacks, where it grows on both.
    var axis: Axis?

    /// All else in a stack comes first.
    static let layoutPriority = -Double.infinity

    /// The size for an offer: all of it along the axis, nothing across.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let least = max(minLength ?? ViewSpacing.standardDistance, 0)
        func length(_ axis: Axis) -> CGFloat {
            self.axis == axis.other ? 0 : max(proposal[axis] ?? 0, least)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// Its own least length is distance enough: it asks for none at its ends.
    var spacing: ViewSpacing {
        guard let axis else { return .zero }
        var spacing = ViewSpacing()
        let ends = Edge.ends(of: axis)
        spacing[ends.first] = 0
        spacing[ends.last] = 0
        return spacing
    }
}
