import Foundation
import LegatoGraphics
import LegatoMotion

/// Whether a row is drawn up to the edges of the list.
nonisolated enum MenuRowKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// The layout of a row, with insets unless it is drawn up to the edges of the list.
nonisolated struct MenuRowLayout: Layout {
    /// The distance between the contents of rows and the edges of the list, in points.
    static let inset: CGFloat = 16

    private func inset(_ row: LayoutSubview) -> CGFloat { row[MenuRowKey.self] ? 0 : Self.inset }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        guard let row = subviews.first else { return .zero }
        let inset = inset(row)
        let size = row.sizeThatFits(
            ProposedViewSize(
                width: proposal.width.map { max($0 - 2 * inset, 0) }, height: proposal.height
            )
        )
        return CGSize(width: proposal.width ?? size.width + 2 * inset, height: size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        guard let row = subviews.first else { return }
        let inset = inset(row)
        row.place(
            at: CGPoint(x: bounds.minX + inset, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(
                width: max(bounds.width - 2 * inset, 0), height: bounds.height
            )
        )
    }
}
