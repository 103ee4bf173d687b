import Foundation
import LegatoGraphics

/// A line under or through a text.
nonisolated struct TextRule: Hashable {
    /// Whether it is under the text; otherwise it runs through it.
    var isUnder: Bool
    /// The lengths of dashes and gaps, in widths of the line; empty for a solid line.
    var dashes: [CGFloat]
    /// The colour; nil for that of the text.
    var color: ResolvedColor?

    /// Returns the width of the line in points, and its distance below the baseline.
    func metrics(fontSize: CGFloat) -> (width: CGFloat, offset: CGFloat) {
        (max(fontSize / 17, 0.5), fontSize * (isUnder ? 0.12 : -0.27))
    }
}
