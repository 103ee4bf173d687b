import Foundation
import LegatoGraphics

/// Gives an element its ideal size on one axis or both, regardless of the proposal.
struct FixedSizeLayout: UnaryLayout {
    var horizontal = true
    var vertical = true

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height
        )
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.fittingSize(inner(proposal))
    }

    func shortest(along axis: Axis, child: any LayoutElement) -> CGFloat? {
        (axis == .horizontal ? horizontal : vertical) ? nil : child.shortest(along: axis)
    }

    func placement(
        in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> LayoutPlacement {
        centered(inner(proposal), in: size)
    }
}
