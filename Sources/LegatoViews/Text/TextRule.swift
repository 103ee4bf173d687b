import Foundation
import LegatoGraphics

/// A line under or through a text, or a bar in its place.
nonisolated struct TextRule: Hashable {
    /// Where the line is.
    nonisolated enum RulePosition: Hashable {
        /// Under the text.
        case under
        /// Through the text.
        case through
        /// In the place of the letters, which are redacted.
        case bar
    }

    var kind: RulePosition
    /// The lengths of dashes and gaps, in widths of the line; empty for a solid line.
    var dashes: [CGFloat]
    /// The colour; nil for that of the text.
    var color: ResolvedColor?

    /// Returns the width of the line in points, and its distance below the baseline.
    func metrics(fontSize: CGFloat) -> (width: CGFloat, offset: CGFloat) {
        switch kind {
        case .under: (max(fontSize / 17, 0.5), fontSize * 0.12)
        case .through: (max(fontSize / 17, 0.5), fontSize * -0.27)
        case .bar: (fontSize * 0.95, fontSize * -0.27)
        }
    }
}
