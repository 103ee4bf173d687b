import Foundation
import LegatoGraphics

/// A frame of a given width, a given height or both around an element.
struct FixedFrameLayout: UnaryLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    /// Creates a frame; nil leaves a length to the element.
    init(
        width: CGFloat?,
        height: CGFloat?,
        alignment: Alignment = .center,
        _ check: NumberCheck = NumberCheck(Self.self, "init")
    ) {
        self.width = check.length(width)
        self.height = check.length(height)
        self.alignment = alignment
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.fittingSize(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// A frame competes for room as itself: a spacer in it stands back for nothing around it.
    func layoutPriority(child: any LayoutElement) -> Double { 0 }

    func placement(
        in size: CGSize,
        proposal: ProposedViewSize,
        child: any LayoutElement
    ) -> LayoutPlacement {
        LayoutPlacement(of: child, inner(proposal), in: ViewDimensions(size), alignment)
    }
}

extension LayoutPlacement {
    /// Puts the guides of an element on those of what is around it.
    init(
        of element: any LayoutElement,
        _ proposal: ProposedViewSize,
        in outer: ViewDimensions,
        _ alignment: Alignment
    ) {
        let size = element.trialSize(proposal)
        let inner = ViewDimensions(size, proposal: proposal, element: element)[alignment]
        let outer = outer[alignment]
        self.init(
            point: CGPoint(x: outer.x - inner.x, y: outer.y - inner.y),
            proposal: proposal
        )
    }
}
