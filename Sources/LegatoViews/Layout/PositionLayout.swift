import Foundation
import LegatoGraphics

/// Takes the proposed size and centres the element at a point in it.
nonisolated struct PositionLayout: UnaryLayout {
    let position: CGPoint

    init(_ position: CGPoint, _ check: NumberCheck = NumberCheck(Self.self, "init")) {
        self.position = check.point(position)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.fittingSize(proposal))
    }

    func placement(
        in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> LayoutPlacement {
        LayoutPlacement(point: position, anchor: .center, proposal: proposal)
    }
}
