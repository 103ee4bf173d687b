package import Foundation
package import LegatoGraphics

/// The rules for the line height of a text.
package struct LineHeights: Sendable, Hashable {
    /// The factor on the font's line height; 0 counts as 1.
    package var multiple: CGFloat = 0
    /// The minimum height in points; 0 for none.
    package var minimum: CGFloat = 0
    /// The maximum height in points; 0 for none.
    package var maximum: CGFloat = 0

    package init() {}

    /// Returns the height of a line, given its natural height, in points.
    package func height(natural: CGFloat) -> CGFloat {
        let height = max(natural * (multiple > 0 ? multiple : 1), minimum)
        return maximum > 0 ? min(height, maximum) : height
    }
}

/// A text of runs, each with a font and a colour: a value that can be measured and drawn.
package struct StyledText: Sendable, Hashable {
    /// A part of a text with one style.
    package struct Run: Sendable, Hashable {
        package var string: String
        /// The family and style, as in `TextLayout.fontName`.
        package var fontName: String
        /// The em size in points, clamped to 2000; nothing is drawn at 0.
        package var fontSize: CGFloat
        package var color = CGColor.black
        /// The colour of the rectangle behind the letters; nil for none.
        package var background: CGColor?
        /// The space added after each letter, in points.
        package var kern: CGFloat = 0
        /// Whether ligatures are used where the font has them.
        package var hasLigatures = true
        /// The offset above the baseline, in points.
        package var rise: CGFloat = 0
        /// The colour of the underline; nil for none.
        package var underline: CGColor?
        /// The colour of the strikethrough; nil for none.
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
        /// Whether the text is also filled.
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
    /// The space added between lines, in points; see `usesLineBoxes`.
    package var lineSpacing: CGFloat = 0
    /// The heights of the lines; those of the fonts by default.
    package var lineHeights = LineHeights()
    /// Whether lines have at least the heights that the names of their fonts give, and the space of
    /// these names between them, as in a `TextLayout`; otherwise they have the heights of the
    /// typefaces, and `lineSpacing` between them.
    package var usesLineBoxes = false

    package init(_ runs: [Run]) { self.runs = runs }

    /// The text without styles.
    package var string: String { runs.map(\.string).joined() }

    /// Whether there is nothing to draw.
    package var isEmpty: Bool { runs.allSatisfy { $0.string.isEmpty || $0.fontSize <= 0 } }
}
