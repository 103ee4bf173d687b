import Foundation
import LegatoGraphics
import LegatoMotion

/// The layout of a bar: a track, a filled part and a knob.
nonisolated struct FractionLayout: Layout {
    /// The filled fraction, 0 to 1.
    var fraction: Double
    /// The fraction at which the filled part begins; nil for the start of the track.
    var origin: Double?
    /// The height of the track, in points.
    var thickness: CGFloat
    /// The total height, in points.
    var height: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 150
        return CGSize(width: width, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let knob = subviews.count > 2 ? subviews[2].sizeThatFits(.unspecified) : .zero
        let part = min(max(fraction, 0), 1)
        func place(_ part: Double) -> CGFloat {
            bounds.minX + knob.width / 2 + (bounds.width - knob.width) * part
        }
        let x = place(part)
        let start = origin.map { place(min(max($0, 0), 1)) } ?? bounds.minX
        let bars = [(bounds.minX, bounds.width), (min(start, x), abs(x - start))]
        for (index, (left, width)) in bars.enumerated() where index < subviews.count {
            subviews[index].place(
                at: CGPoint(x: left, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: thickness)
            )
        }
        guard subviews.count > 2 else { return }
        subviews[2].place(
            at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: .unspecified
        )
    }
}
