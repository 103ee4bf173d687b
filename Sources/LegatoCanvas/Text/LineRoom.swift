import CCanvas
import Foundation

/// The remaining height for lines, by pango's rule for the truncated line.
struct LineRoom {
    private var rest: CGFloat
    private var lineHeight: CGFloat

    init(height: CGFloat, lineHeight: CGFloat) {
        let units = min(height, 1_000_000) * CGFloat(PANGO_SCALE)
        rest = units.rounded(.towardZero) / CGFloat(PANGO_SCALE)
        self.lineHeight = lineHeight
    }

    /// Whether two more lines like the last one do not fit.
    var isLastLine: Bool { lineHeight * 2 > rest + Self.tolerance }
    /// Whether one more line does not fit.
    var isFull: Bool { rest + Self.tolerance < lineHeight }

    /// The height in points by which a line may exceed the room: heights are rounded to pango's
    /// units.
    private static let tolerance: CGFloat = 2e-3

    mutating func take(_ height: CGFloat) {
        rest -= height
        lineHeight = height
    }
}
