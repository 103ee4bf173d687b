import CCanvas
import Foundation

extension TextLayout {
    /// Returns the text truncated to a number of lines: with an ellipsis after the last one if that
    /// ends a paragraph and others follow, otherwise unchanged.
    package func string(cutTo count: Int) -> String {
        guard count < lines.count, lines[count - 1].endsParagraph else { return string }
        let text = SettableText(string, limits: limits).cut(at: lines[count - 1].end)
        return String(decoding: text.bytes, as: UTF8.self)
    }
}
