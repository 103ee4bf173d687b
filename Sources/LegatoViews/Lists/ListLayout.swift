import Foundation
import LegatoGraphics
import LegatoMotion

/// The layout of a list: rows below each other, in sections.
nonisolated struct ListLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    var settings: ListSettings

    /// The distance of the rows from the sides.
    private var margin: CGFloat { settings.look == .insetGrouped ? 16 : 0 }

    /// The distance of a row from the one before, or from the top.
    private func gap(_ mark: SectionMark?, after last: SectionMark??) -> CGFloat {
        let isPlain = settings.look == .plain
        guard let last else { return isPlain ? 0 : mark?.role == .header ? 17 : 24 }
        if mark?.role == .header { return isPlain ? 0 : 17 }
        if last?.id != mark?.id { return isPlain ? 0 : 35 }
        return last?.role == .row && mark?.role == .row ? settings.rowSpacing ?? 0 : 0
    }

    /// Calls a closure with the start of each row, and returns the total height.
    private func rows(
        _ subviews: LayoutSubviews, _ width: CGFloat?,
        _ place: (LayoutSubview, CGFloat, ProposedViewSize) -> Void
    ) -> CGSize {
        let offer = ProposedViewSize(width: width.map { max($0 - 2 * margin, 0) }, height: nil)
        var (position, widest): (CGFloat, CGFloat) = (0, 0)
        var last: SectionMark??
        for subview in subviews {
            let mark = subview[SectionMarkKey.self]
            position += gap(mark, after: last)
            place(subview, position, offer)
            let size = subview.sizeThatFits(offer)
            position += size.height
            widest = max(widest, size.width)
            last = .some(mark)
        }
        if !subviews.isEmpty, settings.look != .plain { position += 24 }
        return CGSize(width: width ?? widest + 2 * margin, height: position)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        rows(subviews, proposal.width) { _, _, _ in }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        _ = rows(subviews, bounds.width) { subview, position, offer in
            subview.place(
                at: CGPoint(x: bounds.minX + margin, y: bounds.minY + position), proposal: offer
            )
        }
    }
}
