import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The row of a navigation bar: views at both ends, and a title in the middle if it fits there,
/// otherwise between the ends.
nonisolated struct BarRowLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    /// The height of the row, in points.
    var height: CGFloat
    /// The distance between a title and the views at the ends, in points.
    private static let gap: CGFloat = 8

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        guard subviews.count == 3 else { return }
        let offer = ProposedViewSize(bounds.size)
        let leading = subviews[0].sizeThatFits(offer).width
        let trailing = subviews[2].sizeThatFits(offer).width
        let room = max(bounds.width - leading - trailing - 2 * Self.gap, 0)
        let width = min(subviews[1].sizeThatFits(.unspecified).width, room)
        let middle = min(
            max(bounds.midX, bounds.minX + leading + Self.gap + width / 2),
            bounds.maxX - trailing - Self.gap - width / 2
        )
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offer
        )
        subviews[1].place(
            at: CGPoint(x: middle, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: width, height: bounds.height)
        )
        subviews[2].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: offer
        )
    }
}
