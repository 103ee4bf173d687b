import Foundation
import LegatoGraphics

/// Padding around an element.
nonisolated struct PaddingLayout: UnaryLayout {
    /// The default padding, in points.
    static let standardLength: CGFloat = 16

    let insets: EdgeInsets

    init(_ insets: EdgeInsets, _ check: NumberCheck = NumberCheck(Self.self, "init")) {
        self.insets = check.insets(insets)
    }

    /// Creates padding at some edges; nil means 16 points.
    init(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil,
        _ check: NumberCheck = NumberCheck(Self.self, "init")
    ) {
        let length = check.number(length ?? Self.standardLength, or: 0)
        self.init(EdgeInsets(length, at: edges))
    }

    private var width: CGFloat { insets.leading + insets.trailing }
    private var height: CGFloat { insets.top + insets.bottom }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - width, 0) },
            height: proposal.height.map { max($0 - height, 0) }
        )
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        let size = child.fittingSize(inner(proposal))
        return CGSize(width: max(size.width + width, 0), height: max(size.height + height, 0))
    }

    func shortest(along axis: Axis, child: any LayoutElement) -> CGFloat? {
        let padding = axis == .horizontal ? width : height
        // The child is offered more than 0 if the padding is negative.
        return padding < 0 ? nil : child.shortest(along: axis).map { $0 + padding }
    }

    func placement(
        in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> LayoutPlacement {
        LayoutPlacement(point: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
    }

    /// The element's spacing is used only at edges without padding.
    func viewSpacing(child: any LayoutElement) -> ViewSpacing {
        var spacing = child.viewSpacing
        for edge in Edge.allCases where insets[edge] != 0 { spacing[edge] = nil }
        return spacing
    }
}
