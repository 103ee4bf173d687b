import Foundation
import LegatoGraphics

/// A frame around an element, with limits for its width and height.
nonisolated struct FlexibleFrameLayout: UnaryLayout {
    /// The limits of a width or height.
    struct Limits: Equatable {
        let min: CGFloat?
        let ideal: CGFloat?
        let max: CGFloat?

        /// Creates limits; contradictory ones are put in order with a warning, and the minimum
        /// takes precedence.
        init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?, _ name: String, _ check: NumberCheck) {
            let minimum = check.length(min)
            let ideal = check.length(ideal)
            let maximum = check.limit(max)
            let floor = minimum ?? 0
            let ordered = ideal.map { Swift.max($0, floor) }
            self.min = minimum
            self.ideal = ordered
            self.max = maximum.map { Swift.max($0, ordered ?? floor) }
            if self.ideal != ideal || self.max != maximum {
                check.warn(
                    "\(Self.text(minimum)), \(Self.text(ideal)), \(Self.text(maximum))",
                    "the minimum takes precedence",
                    rule: "a minimum, ideal and maximum \(name) in ascending order"
                )
            }
        }

        private static func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "none" }

        private var isFree: Bool { min == nil && ideal == nil && max == nil }

        /// The length proposed to the element for a proposed length.
        func inner(_ offered: CGFloat?) -> CGFloat? {
            (offered ?? ideal).map { Swift.min(Swift.max($0, min ?? 0), max ?? .infinity) }
        }

        /// The frame's length for a proposed length and the resulting length of the element.
        ///
        /// It is the proposed length clamped to the minimum and maximum; the element's own length
        /// replaces a limit that is not set.
        func length(_ offered: CGFloat?, child: CGFloat) -> CGFloat {
            if isFree { return child }
            let wanted = offered ?? ideal ?? child
            let maximum = max ?? Swift.max(child, min ?? 0)
            let minimum = min ?? Swift.min(child, maximum)
            return Swift.min(Swift.max(wanted, minimum), maximum)
        }

        /// The length proposed to the element in a frame of the given length.
        func placed(_ offered: CGFloat?, in length: CGFloat) -> CGFloat? {
            isFree ? offered : length
        }
    }

    let width: Limits
    let height: Limits
    let alignment: Alignment

    init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center, _ check: NumberCheck = NumberCheck(Self.self, "init")
    ) {
        width = Limits(min: minWidth, ideal: idealWidth, max: maxWidth, "width", check)
        height = Limits(min: minHeight, ideal: idealHeight, max: maxHeight, "height", check)
        self.alignment = alignment
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        let offer = ProposedViewSize(
            width: width.inner(proposal.width), height: height.inner(proposal.height)
        )
        let size = child.fittingSize(offer)
        return CGSize(
            width: width.length(proposal.width, child: size.width),
            height: height.length(proposal.height, child: size.height)
        )
    }

    func shortest(along axis: Axis, child: any LayoutElement) -> CGFloat? {
        let limits = axis == .horizontal ? width : height
        if let minimum = limits.min { return limits.length(0, child: minimum) }
        return child.shortest(along: axis).map { limits.length(0, child: $0) }
    }

    /// A frame has its own priority: a spacer inside it does not yield to the views around the
    /// frame.
    func layoutPriority(child: any LayoutElement) -> Double { 0 }

    func placement(
        in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> LayoutPlacement {
        let offer = ProposedViewSize(
            width: width.placed(proposal.width, in: size.width),
            height: height.placed(proposal.height, in: size.height)
        )
        return LayoutPlacement(of: child, offer, in: ViewDimensions(size), alignment)
    }
}
