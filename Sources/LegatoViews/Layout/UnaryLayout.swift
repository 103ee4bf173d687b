import Foundation
import LegatoGraphics

/// What a modifier does to the size and the place of the one element in it.
protocol UnaryLayout {
    /// The size around the element for an offer.
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize

    /// Where the element goes, as seen from the top leading corner of a size taken of an offer.
    func placement(
        in size: CGSize,
        proposal: ProposedViewSize,
        child: any LayoutElement
    ) -> LayoutPlacement

    /// Where an explicit guide lies; by default the element's own, moved with it.
    func explicitAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize,
        child: any LayoutElement
    ) -> CGFloat?

    /// The layout priority; by default the element's.
    func layoutPriority(child: any LayoutElement) -> Double

    /// The preferred distances; by default the element's.
    func viewSpacing(child: any LayoutElement) -> ViewSpacing
}

extension UnaryLayout {
    func explicitAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize,
        child: any LayoutElement
    ) -> CGFloat? {
        placement(in: size, proposal: proposal, child: child)
            .explicitAlignment(key, of: child)
    }

    func layoutPriority(child: any LayoutElement) -> Double { child.layoutPriority }

    func viewSpacing(child: any LayoutElement) -> ViewSpacing { child.viewSpacing }

    /// Puts the element's middle in the middle of a size.
    func centered(_ proposal: ProposedViewSize, in size: CGSize) -> LayoutPlacement {
        LayoutPlacement(
            point: CGPoint(x: size.width / 2, y: size.height / 2),
            anchor: .center,
            proposal: proposal
        )
    }
}

/// Modifiers that leave the size and the place of the element as they are.
protocol TransparentLayout: UnaryLayout {}

extension TransparentLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.fittingSize(proposal)
    }

    func placement(
        in size: CGSize,
        proposal: ProposedViewSize,
        child: any LayoutElement
    ) -> LayoutPlacement {
        LayoutPlacement(point: .zero, proposal: proposal)
    }
}

/// Gives an element another layout priority.
struct LayoutPriorityLayout: TransparentLayout {
    let priority: Double

    init(_ priority: Double, _ check: NumberCheck = NumberCheck(Self.self, "init")) {
        self.priority = check.order(priority)
    }

    func layoutPriority(child: any LayoutElement) -> Double { priority }
}

/// Sets a guide of an element explicitly.
struct AlignmentGuideLayout: TransparentLayout {
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

    func explicitAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize,
        child: any LayoutElement
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
