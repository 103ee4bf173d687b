import Foundation
import LegatoGraphics

/// A frame with a fixed width, height or both around an element.
nonisolated struct FixedFrameLayout: UnaryLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    /// Creates a frame; a nil length is that of the element.
    init(
        width: CGFloat?, height: CGFloat?, alignment: Alignment = .center,
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

    func shortest(along axis: Axis, child: any LayoutElement) -> CGFloat? {
        (axis == .horizontal ? width : height) ?? child.shortest(along: axis)
    }

    /// A frame has its own priority: a spacer inside it does not yield to the views around the
    /// frame.
    func layoutPriority(child: any LayoutElement) -> Double { 0 }

    func placement(
        in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> LayoutPlacement {
        LayoutPlacement(of: child, inner(proposal), in: ViewDimensions(size), alignment)
    }
}

extension LayoutPlacement {
    /// Aligns the guides of an element with those of its container.
    init(
        of element: any LayoutElement, _ proposal: ProposedViewSize, in outer: ViewDimensions,
        _ alignment: Alignment
    ) {
        let size = element.trialSize(proposal)
        let inner = ViewDimensions(size, proposal: proposal, element: element)[alignment]
        let outer = outer[alignment]
        self.init(point: CGPoint(x: outer.x - inner.x, y: outer.y - inner.y), proposal: proposal)
    }
}
