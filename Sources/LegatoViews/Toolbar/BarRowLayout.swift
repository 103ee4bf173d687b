import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The row of a navigation bar: views at both ends, and a title in the middle if it fits there,
/// otherwise between the ends.
nonisolated struct BarRowLayout: Layout {
    /// The height of the row, in points.
    var height: CGFloat
    /// Whether the title is next to the views at the leading end.
    var leadsWithTitle = false
    /// The edges whose views take the room up to the title.
    var flexibleEdges: HorizontalEdge.Set = []
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
        let ideal = ProposedViewSize(width: nil, height: bounds.height)
        func length(_ index: Int, _ edge: HorizontalEdge.Set) -> CGFloat {
            subviews[index].sizeThatFits(flexibleEdges.contains(edge) ? ideal : offer).width
        }
        let (leading, trailing) = (length(0, .leading), length(2, .trailing))
        let room = max(bounds.width - leading - trailing - 2 * Self.gap, 0)
        let width = min(subviews[1].sizeThatFits(.unspecified).width, room)
        let first = bounds.minX + leading + (leading > 0 || !leadsWithTitle ? Self.gap : 0)
        let middle = min(
            leadsWithTitle ? first + width / 2 : max(bounds.midX, first + width / 2),
            bounds.maxX - trailing - Self.gap - width / 2
        )
        subviews[1].place(
            at: CGPoint(x: middle, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: width, height: bounds.height)
        )
        var (left, right) = (offer, offer)
        if flexibleEdges.contains(.leading) {
            let limit = width > 0 ? middle - width / 2 : emptyLimit(bounds, bounds.maxX - trailing)
            left.width = max(limit - Self.gap - bounds.minX, leading)
        }
        if flexibleEdges.contains(.trailing) {
            let limit = width > 0 ? middle + width / 2 : emptyLimit(bounds, bounds.minX + leading)
            right.width = max(bounds.maxX - limit - Self.gap, trailing)
        }
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: left
        )
        subviews[2].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: right
        )
    }

    /// The end of the room of flexible views without a title: the views at the other edge, or the
    /// middle if those are flexible, too.
    private func emptyLimit(_ bounds: CGRect, _ other: CGFloat) -> CGFloat {
        flexibleEdges == .all ? bounds.midX : other
    }
}
