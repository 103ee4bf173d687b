package import Foundation
package import LegatoGraphics

/// A text of runs with a font and a colour each: a value that can be measured and drawn.
package struct StyledText: Sendable, Hashable {
    /// A part of a text with one style.
    package struct Run: Sendable, Hashable {
        package var string: String
        /// The family and style, as in `TextLayout.fontName`.
        package var fontName: String
        /// The em size in points, clamped to 2000; nothing is drawn at 0.
        package var fontSize: CGFloat
        package var color = CGColor.black
        /// The space added after each letter, in points.
        package var kern: CGFloat = 0
        /// The height above the line, in points.
        package var rise: CGFloat = 0
        /// The colour of the line under the text; nil for none.
        package var underline: CGColor?
        /// The colour of the line through the text; nil for none.
        package var strikethrough: CGColor?

        package init(string: String, fontName: String, fontSize: CGFloat) {
            (self.string, self.fontName, self.fontSize) = (string, fontName, fontSize)
        }
    }

    /// The stroke of the outlines of a text.
    package struct Stroke: Sendable, Hashable {
        /// The line width in points.
        package var width: CGFloat
        package var color: CGColor
        /// Whether the text is filled, too.
        package var isFilled: Bool

        package init(width: CGFloat, color: CGColor, isFilled: Bool) {
            (self.width, self.color, self.isFilled) = (width, color, isFilled)
        }
    }

    package var runs: [Run]
    /// The stroke of all runs; nil for none.
    package var stroke: Stroke?
    /// The alignment of the lines.
    package var alignment = TextBox.Alignment.natural
    /// Where a line that is too long is truncated; not at all by default.
    package var truncation = TextBox.Truncation.none
    /// The space added between lines, in points.
    package var lineSpacing: CGFloat = 0

    package init(_ runs: [Run]) { self.runs = runs }

    /// The text without styles.
    package var string: String { runs.map(\.string).joined() }

    /// Whether there is nothing to draw.
    package var isEmpty: Bool { runs.allSatisfy { $0.string.isEmpty || $0.fontSize <= 0 } }
}
