import CCanvas
package import Foundation

/// A line of a laid-out text.
package struct TextLine: Sendable, Hashable {
    /// The distance from the top of the text to the line's bottom, in points.
    package let bottom: CGFloat
    /// The distance from the top of the text to the baseline, in points.
    package let baseline: CGFloat
    /// The width in points.
    package let width: CGFloat
    /// The end in the text, in UTF-8 code units.
    package let end: Int
    /// Whether it is the last line of its paragraph.
    var endsParagraph = true
    /// Whether its script is right-to-left.
    package let isRightToLeft: Bool
}

extension [TextLine] {
    /// Returns how many lines fit into a height, at least 1.
    package func count(within height: CGFloat) -> Int {
        let fitting = firstIndex { $0.bottom > height + 1e-3 } ?? count
        return Swift.max(1, fitting)
    }

    /// Appends a line.
    mutating func append(_ line: any DrawableLine) {
        if !line.startsParagraph, !isEmpty { self[count - 1].endsParagraph = false }
        append(
            TextLine(
                bottom: line.bottom, baseline: line.baseline, width: line.width, end: line.end,
                isRightToLeft: line.isRightToLeft
            )
        )
    }
}
