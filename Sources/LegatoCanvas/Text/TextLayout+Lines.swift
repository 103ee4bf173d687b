import CCanvas
package import Foundation

extension TextLayout {
    /// The smallest maximum width, in points, at which this layout, made without one, stays the
    /// same; infinite unless it is one line from left to right.
    package var unwrappedWidth: CGFloat {
        guard let line = lines.first, lines.count == 1, maximumWidth == nil, !line.isRightToLeft,
            !string.endsLines
        else { return .infinity }
        // Pango rounds maximum widths down to its units, of which letter spacing need not be a
        // whole number.
        let width = (line.width * CGFloat(PANGO_SCALE) + 1).rounded(.up) / CGFloat(PANGO_SCALE)
        return width <= 1_000_000 ? width : .infinity
    }

    /// Returns the text truncated to a number of lines: with an ellipsis after the last one if that
    /// ends a paragraph and others follow, otherwise unchanged.
    package func string(cutTo count: Int) -> String {
        guard count < lines.count, lines[count - 1].endsParagraph else { return string }
        let text = SettableText(string, limits: limits).cut(at: lines[count - 1].end)
        return String(decoding: text.bytes, as: UTF8.self)
    }
}
