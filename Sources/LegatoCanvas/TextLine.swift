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
}

extension [TextLine] {
    /// How many lines fit into a height, at least 1.
    package func count(within height: CGFloat) -> Int {
        let fitting = firstIndex { $0.bottom > height + 1e-3 } ?? count
        return Swift.max(1, fitting)
    }
}

extension TextLayout {
    /// The text for so many lines: if the last of them ends a paragraph and others follow, with an
    /// ellipsis in their place; otherwise unchanged.
    package func string(cutTo count: Int) -> String {
        guard count < lines.count, lines[count - 1].endsParagraph else { return string }
        return String(decoding: string.pangoText.utf8.prefix(lines[count - 1].end), as: UTF8.self)
            + "\u{2026}"
    }
}

extension PangoLines {
    /// The lines, from the top.
    var lines: [TextLine] {
        let unit = 1 / CGFloat(PANGO_SCALE)
        let iterator = pango.layout_get_iter(layout)
        defer { pango.layout_iter_free(iterator) }
        var lines: [TextLine] = []
        repeat {
            guard let line = pango.layout_iter_get_line_readonly(iterator)?.pointee else { break }
            if line.is_paragraph_start == 0, !lines.isEmpty {
                lines[lines.count - 1].endsParagraph = false
            }
            var logical = PangoRectangle()
            pango.layout_iter_get_line_extents(iterator, nil, &logical)
            lines.append(
                TextLine(
                    bottom: CGFloat(logical.y + logical.height) * unit,
                    baseline: CGFloat(pango.layout_iter_get_baseline(iterator)) * unit,
                    width: CGFloat(logical.width) * unit,
                    end: Int(line.start_index + line.length)
                )
            )
        } while pango.layout_iter_next_line(iterator) != 0
        return lines
    }
}

extension String {
    /// The text as pango takes it, which knows no zero.
    var pangoText: String { replacing("\0", with: "\u{FFFD}") }
}
