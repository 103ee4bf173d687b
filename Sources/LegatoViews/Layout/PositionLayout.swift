import Foundation
import LegatoGraphics

/// Takes all that is offered and puts the middle of the element at a point of it.
struct PositionLayout: UnaryLayout {
    let position: CGPoint

    init(_ position: CGPoint) {
        let isFinite = position.x.isFinite && position.y.isFinite
        if !isFinite {
            ViewWarning.print(
                "A view cannot be positioned at (\(position.x), \(position.y)); (0, 0) is taken."
            )
        }
        self.position = isFinite ? position : .zero
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.fittingSize(proposal))
    }

    func placement(
        in size: CGSize,
        proposal: ProposedViewSize,
        child: any LayoutElement
    ) -> LayoutPlacement {
        LayoutPlacement(point: position, anchor: .center, proposal: proposal)
    }
}
