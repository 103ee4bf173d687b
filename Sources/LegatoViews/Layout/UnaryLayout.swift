import Foundation
import LegatoGraphics

/// The layout of a modifier with a single child.
protocol UnaryLayout {
    /// Returns the size for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize

    /// Returns the length along an axis if 0 is proposed along it; nil, the default, if it must be
    /// measured.
    func shortest(along axis: Axis, child: any LayoutElement) -> CGFloat?

    /// Returns the placement of the child relative to the origin, for a size and the proposal that
    /// led to it.
    func placement(
        in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> LayoutPlacement

    /// Returns the position of an explicit guide; by default that of the child.
    func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> CGFloat?

    /// Returns the kinds of explicit guides that there may be; by default those of the child.
    func guideKinds(child: any LayoutElement) -> GuideKinds

    /// Returns the layout priority; by default that of the child.
    func layoutPriority(child: any LayoutElement) -> Double

    /// Returns the preferred spacing; by default that of the child.
    func viewSpacing(child: any LayoutElement) -> ViewSpacing
}

extension UnaryLayout {
    func shortest(along axis: Axis, child: any LayoutElement) -> CGFloat? { nil }

    func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> CGFloat? {
        placement(in: size, proposal: proposal, child: child)
            .explicitAlignment(key, of: child)
    }

    func guideKinds(child: any LayoutElement) -> GuideKinds { child.guideKinds }

    func layoutPriority(child: any LayoutElement) -> Double { child.layoutPriority }

    func viewSpacing(child: any LayoutElement) -> ViewSpacing { child.viewSpacing }

    /// Centres the child in a size.
    func centered(_ proposal: ProposedViewSize, in size: CGSize) -> LayoutPlacement {
        LayoutPlacement(
            point: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
            proposal: proposal
        )
    }
}

/// The layout of modifiers that do not change the size and position of their child.
protocol TransparentLayout: UnaryLayout {}

extension TransparentLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.fittingSize(proposal)
    }

    func shortest(along axis: Axis, child: any LayoutElement) -> CGFloat? {
        child.shortest(along: axis)
    }

    func placement(
        in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> LayoutPlacement {
        LayoutPlacement(point: .zero, proposal: proposal)
    }
}

/// Sets the layout priority of a view.
nonisolated struct LayoutPriorityLayout: TransparentLayout {
    let priority: Double

    init(_ priority: Double, _ check: NumberCheck = NumberCheck(Self.self, "init")) {
        self.priority = check.order(priority)
    }

    func layoutPriority(child: any LayoutElement) -> Double { priority }
}

/// Sets an explicit alignment guide of a view.
nonisolated struct AlignmentGuideLayout: TransparentLayout {
    private let key: AlignmentKey
    private let position: (ViewDimensions) -> CGFloat

    init(_ guide: HorizontalAlignment, _ position: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.position = position
    }

    init(_ guide: VerticalAlignment, _ position: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.position = position
    }

    func guideKinds(child: any LayoutElement) -> GuideKinds { .all }

    func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> CGFloat? {
        let dimensions = ViewDimensions(size, proposal: proposal, element: child)
        guard key == self.key else { return dimensions[explicit: key] }
        let value = position(dimensions)
        // An infinite length yields no finite position.
        guard size.width.isFinite, size.height.isFinite else { return dimensions[explicit: key] }
        let check = NumberCheck(child.layoutName, "alignmentGuide(_:computeValue:)")
        return check.number(Optional(value)) ?? dimensions[explicit: key]
    }
}
