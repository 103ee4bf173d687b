import Foundation
import LegatoCanvas
import LegatoGraphics

extension TextInputItem {
    /// The space between the line of the insertion point and the one above it, in points.
    var spacingAboveCaret: CGFloat {
        blocks.spacing(above: content.head, prefersLineEnd: content.prefersLineEnd)
    }

    /// The content that the item shows.
    struct TextInputContent: Equatable {
        var text = ""
        var head = 0
        var selection = 0..<0
        /// The part that is being composed, which is underlined.
        var marked: Range<Int>?
        var prefersLineEnd = false
        /// The attributes of the text's parts; nil for a plain text.
        var runs: TextRuns?
    }

    /// How the item looks.
    struct InputLook: Equatable {
        var style = TextBlocks.BlockStyle()
        var ink = CGColor.black
        var tint = CGColor.black
        var isMultiline = false
        /// Whether it takes the proposed height instead of that of the text.
        var fills = false
        /// The minimum and the maximum height, in lines.
        var lines: ClosedRange<Int> = 1...1
        /// The space around the text, in points.
        var insets = CGSize.zero
        /// Whether bars take the place of the text.
        var isRedacted = false
    }
}
