import CCanvas
package import Foundation

/// A line of a text that was broken into lines.
package struct TextLine: Sendable, Hashable {
    /// How far its bottom lies below the top of the text, points.
    package let bottom: CGFloat
    /// How far its baseline lies below the top of the text, points.
    package let baseline: CGFloat
    /// How wide it is, points.
    package let width: CGFloat
    /// Where it ends in the text, in UTF-8 code units.
    package let end: Int
    /// Whether it is the last one of its paragraph.
    var endsParagraph = true
    /// Whether its script is right-to-left.
    let isRightToLeft: Bool
}

extension [TextLine] {
    /// How many lines fit into a height, at least 1.
    package func count(within height: CGFloat) -> Int {
        let fitting = firstIndex { $0.bottom > height + 1e-3 } ?? count
        return Swift.max(1, fitting)
    }

    /// Adds a line below the others.
    mutating func append(_ line: SetLine) {
        if !line.startsParagraph, !isEmpty { self[count - 1].endsParagraph = false }
        append(
            TextLine(
                bottom: line.bottom,
                baseline: line.baseline,
                width: line.width,
                end: line.end,
                isRightToLeft: line.isRightToLeft
            )
        )
    }
}

extension TextLayout {
    /// The text for so many lines: if the last of them ends a paragraph and others follow, with an
    /// ellipsis in their place; otherwise unchanged.
    package func string(cutTo count: Int) -> String {
        guard count < lines.count, lines[count - 1].endsParagraph else { return string }
        let text = SettableText(string, limits: limits).cut(at: lines[count - 1].end)
        return String(decoding: text.bytes, as: UTF8.self)
    }
}
