import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The kind of a row in a dialog: a button with a role, or another view.
nonisolated enum DialogRow: Sendable {
    case button, cancel, other
}

nonisolated enum DialogRowKey: LayoutValueKey {
    static var defaultValue: DialogRow { .other }
}

/// The layout of an alert or an action sheet.
///
/// The first views are the card, the card of a cancel button, a line between two buttons side by
/// side, and the header; the rows follow.
nonisolated struct DialogLayout: Layout {
    /// Whether it is an alert, which is centered; otherwise it is at the bottom.
    var isAlert: Bool

    private static let fixed = 4
    private var rowHeight: CGFloat { isAlert ? 44 : 57 }
    private var margin: CGFloat { 8 }
    // The distances of other views from the edges of the card and from what follows, in points.
    private var inset: CGFloat { 16 }
    private var gap: CGFloat { 10 }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    private func rows(_ subviews: LayoutSubviews, _ row: DialogRow) -> [LayoutSubview] {
        subviews.dropFirst(Self.fixed).filter { $0[DialogRowKey.self] == row }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        guard subviews.count >= Self.fixed else { return }
        let width = isAlert ? 270 : max(min(bounds.width - 2 * margin, 500), 0)
        let across = ProposedViewSize(width: width, height: nil)
        let others = rows(subviews, .other)
        let (buttons, cancels) = (rows(subviews, .button), rows(subviews, .cancel))
        let header = subviews[3].sizeThatFits(across).height
        let inner = ProposedViewSize(width: width - 2 * inset, height: nil)
        let fields = others.map { $0.sizeThatFits(inner).height }
        let isPair = isAlert && buttons.count + cancels.count == 2
        let count = isPair ? 1 : buttons.count + (isAlert ? cancels.count : 0)
        let height = header + fields.reduce(0) { $0 + $1 + gap } + CGFloat(count) * rowHeight
        let below = isAlert || cancels.isEmpty ? 0 : CGFloat(cancels.count) * rowHeight + margin
        let top =
            isAlert ? bounds.midY - height / 2 : bounds.maxY - margin - below - height
        var place = DialogColumn(x: bounds.midX - width / 2, y: top, width: width)
        place.put(subviews[0], height, advances: false)
        place.put(subviews[3], header)
        for (field, height) in zip(others, fields) {
            let within = ProposedViewSize(width: width - 2 * inset, height: height)
            field.place(at: CGPoint(x: place.x + inset, y: place.y), proposal: within)
            place.y += height + gap
        }
        subviews[2].place(
            at: CGPoint(x: bounds.midX, y: place.y), anchor: .top,
            proposal: isPair ? ProposedViewSize(width: 0.5, height: rowHeight) : .zero
        )
        if isPair {
            // A cancel button comes first.
            place.width /= 2
            for button in cancels + buttons {
                place.put(button, rowHeight, advances: false)
                place.x += width / 2
            }
        } else {
            for button in buttons { place.put(button, rowHeight) }
            if !isAlert && !cancels.isEmpty { place.y += margin }
            place.put(
                subviews[1], isAlert ? 0 : CGFloat(cancels.count) * rowHeight, advances: false
            )
            for button in cancels { place.put(button, rowHeight) }
        }
        if isPair { subviews[1].place(at: bounds.origin, proposal: .zero) }
    }

    /// A cursor that places views from top to bottom.
    private struct DialogColumn {
        var x: CGFloat
        var y: CGFloat
        var width: CGFloat

        mutating func put(_ view: LayoutSubview, _ height: CGFloat, advances: Bool = true) {
            view.place(
                at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: height)
            )
            if advances { y += height }
        }
    }
}
