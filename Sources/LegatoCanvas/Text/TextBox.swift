import CCanvas
package import Foundation
package import LegatoGraphics
import Synchronization

/// A text in a box of a given size: a value that can be measured and drawn.
///
/// The first line is at the top. Text beyond the box is clipped. Glyphs are drawn as outlines and
/// not aligned to pixels, so that a text keeps its shape at every scale.
package struct TextBox: Sendable, Hashable {
    /// Which part of an overlong line is truncated.
    package enum Truncation: Sendable, Hashable {
        case none, start, middle, end
    }

    /// The alignment of the lines.
    package enum Alignment: Sendable, Hashable {
        /// `natural` is left, or right for a right-to-left script.
        case natural, left, right, center, justified
    }

    /// The text; line feeds separate paragraphs.
    package var string: String
    /// The family and style, in fontconfig's syntax.
    package var fontName: String
    /// The em size in points.
    package var fontSize: CGFloat
    /// The size of the box in points.
    package var size: CGSize
    /// Whether lines are wrapped at the width of the box.
    ///
    /// Wrapped lines that do not fit the height of the box are omitted, except the first one.
    package var isWrapped: Bool
    /// Where an ellipsis replaces overflowing text: in each paragraph or, if wrapped, in the last
    /// line that fits.
    package var truncation: Truncation
    /// The alignment of the lines; only wrapped lines are justified.
    package var alignment: Alignment

    /// Creates a text in a box.
    package init(
        string: String, fontName: String, fontSize: CGFloat, size: CGSize, isWrapped: Bool = false,
        truncation: Truncation = .none, alignment: Alignment = .natural
    ) {
        self.string = string
        self.fontName = fontName
        self.fontSize = fontSize
        self.size = size
        self.isWrapped = isWrapped
        self.truncation = truncation
        self.alignment = alignment
    }

    /// The bounds of the ink, in a box with its corner at the origin; nil if nothing is visible.
    ///
    /// Nothing is visible if the font size is zero, the box is empty, or no font is installed; in
    /// that case an error is printed to standard error, once.
    package var ink: CGRect? {
        var ink = CGRect.null
        forEachLine { _, _, lineInk in ink = ink.union(lineInk) }
        let cut = ink.intersection(CGRect(origin: .zero, size: size))
        return cut.isNull || cut.isEmpty ? nil : cut
    }

    /// Draws the text in the box, with the corner of the box at the origin of user space.
    package func draw(in context: CGContext, color: CGColor) {
        guard isVisible, context.apply(context.ctm) else { return }
        context.saveGState()
        context.clip(to: CGRect(origin: .zero, size: size))
        if context.apply(context.ctm) {
            context.setSource(color)
            let hasColors = mayHaveColors
            forEachLine { line, origin, _ in
                line.draw(
                    in: context, at: origin, isOutlined: !hasColors,
                    limit: TextLimits.standard.glyphPixels
                )
            }
            libcairo.new_path(context.cairo)
        }
        context.restoreGState()
    }

    /// Whether some glyphs may be coloured, so that they cannot be drawn as outlines.
    package var mayHaveColors: Bool {
        string.utf8.contains { $0 >= 0xE2 }
            && string.unicodeScalars.contains {
                $0.properties.isEmojiPresentation || $0.value == 0xFE0F
            }
    }

    private var isVisible: Bool {
        fontSize > 0 && size.width > 0 && size.height > 0 && !string.isEmpty
    }

    /// Calls `body` with each visible line, the start of its baseline, and its ink bounds.
    private func forEachLine(_ body: (any DrawableLine, CGPoint, CGRect) -> Void) {
        guard isVisible else { return }
        do {
            try visit(body)
        } catch {
            if !Self.hasComplained.exchange(true, ordering: .relaxed) {
                try? FileHandle.standardError.write(contentsOf: Data("Legato: \(error)\n".utf8))
            }
        }
    }

    private func visit(
        _ body: (any DrawableLine, CGPoint, CGRect) -> Void
    ) throws(TextLayoutError) {
        var isFirst = true
        try lines().forEachLine { line in
            guard !isWrapped || isFirst || line.bottom <= size.height + 1e-3 else { return false }
            isFirst = false
            let (width, ink) = line.narrowed()
            let x =
                switch alignment {
                case .left: CGFloat(0)
                case .right: size.width - width
                case .center: (size.width - width) / 2
                case .natural, .justified: line.isRightToLeft ? size.width - width : 0
                }
            let origin = CGPoint(x: x, y: line.baseline)
            body(line, origin, ink.offsetBy(dx: origin.x, dy: origin.y))
            // Ink may extend above its line, but rarely by more than the line's height.
            return 2 * line.top - line.bottom <= size.height
        }
    }

    private func lines() throws(TextLayoutError) -> TextLines {
        var key = ShapedTexts.Key(
            string: string, fontName: fontName,
            fontSize: min(max(fontSize, TextLimits.minimumFontSize), TextLimits.fontSize),
            width: isWrapped || truncation != .none ? size.width : nil,
            isJustified: isWrapped && alignment == .justified
        )
        if truncation != .none {
            if isWrapped {
                if let cut = try cutText(lines(of: key)) { key.string = cut }
                key.room = size.height
            }
            key.truncation = truncation.pangoMode
        }
        return lines(of: key)
    }

    private func lines(of key: ShapedTexts.Key) -> TextLines {
        var lines = TextLines(key)
        // Layers report the limits that are exceeded before wrapping.
        if isWrapped {
            lines.onExcess = { excess in
                if excess.isOfLines { excess.warn(of: string, in: "CATextLayer") }
            }
        }
        return lines
    }

    /// Returns the text with an ellipsis after the last line that fits, if that line ends a
    /// paragraph and others follow, where pango adds none; otherwise nil.
    private func cutText(_ lines: TextLines) throws(TextLayoutError) -> String? {
        // Paragraphs end with U+000A, U+000D or U+2029.
        guard string.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0xE2 }) else {
            return nil
        }
        let text = SettableText(string, limits: .standard)
        guard text.paragraph(from: 0).next != nil else { return nil }
        var last: Int?
        var cut: Int?
        try lines.forEachLine { line in
            guard let end = last, line.bottom > size.height + 1e-3 else {
                last = line.end
                return true
            }
            if line.startsParagraph { cut = end }
            return false
        }
        return cut.map { String(decoding: text.cut(at: $0).bytes, as: UTF8.self) }
    }

    /// Whether the missing font was reported to standard error.
    private static let hasComplained = Atomic(false)
}

extension TextBox.Truncation {
    /// The pango mode; nil for no truncation.
    var pangoMode: PangoEllipsizeMode? {
        switch self {
        case .none: nil
        case .start: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .end: PANGO_ELLIPSIZE_END
        }
    }
}

extension TextBox {
    /// Long texts are hashed by their length, start and end, which keeps lookups fast.
    package func hash(into hasher: inout Hasher) {
        let utf8 = string.utf8
        hasher.combine(utf8.count)
        for byte in utf8.prefix(64) { hasher.combine(byte) }
        if utf8.count > 64 { for byte in utf8.suffix(64) { hasher.combine(byte) } }
        hasher.combine(fontName)
        hasher.combine(fontSize)
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(isWrapped)
        hasher.combine(truncation)
        hasher.combine(alignment)
    }
}
