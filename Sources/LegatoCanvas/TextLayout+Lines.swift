import CCanvas
package import Foundation

extension TextLayout {
    /// Whether this layout, made without a maximum width, is also that of the text wrapped at a
    /// width: one line from left to right that fits.
    package func isUnchanged(wrappedAt width: CGFloat) -> Bool {
        guard let line = lines.first, lines.count == 1, maximumWidth == nil, !line.isRightToLeft
        else { return false }
        // Letter spacing need not be a whole number of pango's units.
        let units = (min(width, 1_000_000) * CGFloat(PANGO_SCALE)).rounded(.towardZero)
        return line.width * CGFloat(PANGO_SCALE) + 1 <= units && !string.endsLines
    }

    /// Returns the text truncated to a number of lines: with an ellipsis after the last one if that
    /// ends a paragraph and others follow, otherwise unchanged.
    package func string(cutTo count: Int) -> String {
        guard count < lines.count, lines[count - 1].endsParagraph else { return string }
        let text = SettableText(string, limits: limits).cut(at: lines[count - 1].end)
        return String(decoding: text.bytes, as: UTF8.self)
    }
}
