import Foundation
import LegatoGraphics

/// How content with a fixed aspect ratio uses a space with another one.
public nonisolated enum ContentMode: CaseIterable, Sendable, Hashable {
    /// As large as possible within the space.
    case fit
    /// As small as possible while covering the space.
    case fill
}

/// Proposes a size with a fixed ratio of width to height.
nonisolated struct AspectRatioLayout: UnaryLayout {
    /// The ratio of width to height; nil for that of the element's ideal size.
    let ratio: CGFloat?
    let contentMode: ContentMode

    init(
        _ ratio: CGFloat?, contentMode: ContentMode,
        _ check: NumberCheck = NumberCheck(Self.self, "init")
    ) {
        self.ratio = check.ratio(ratio)
        self.contentMode = contentMode
    }

    private func inner(
        _ proposal: ProposedViewSize, _ child: any LayoutElement
    ) -> ProposedViewSize {
        let ideal = child.fittingSize(.unspecified)
        guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0
        else { return proposal }
        switch (proposal.width, proposal.height) {
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        default:
            let space = proposal.replacingUnspecifiedDimensions(by: ideal)
            let isWider = space.width > space.height * ratio
            return isWider == (contentMode == .fit)
                ? ProposedViewSize(width: space.height * ratio, height: space.height)
                : ProposedViewSize(width: space.width, height: space.width / ratio)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.fittingSize(inner(proposal, child))
    }

    func placement(
        in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> LayoutPlacement {
        centered(inner(proposal, child), in: size)
    }
}
