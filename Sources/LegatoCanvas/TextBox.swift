import CCanvas
package import Foundation
package import LegatoGraphics
import Synchronization

/// A text set into a box of a given size: a value that can be measured and drawn.
///
/// The first line stands at the top. What reaches beyond the box is cut off. Letters are outlines,
/// placed without regard to pixels, so that a text keeps its shape at every scale.
package struct TextBox: Sendable, Hashable {
    /// Where a line that is too long is cut.
    package enum Truncation: Sendable, Hashable {
        case none, start, middle, end
    }

    /// Where lines stand.
    package enum Alignment: Sendable, Hashable {
        /// `natural` is left, or right for a script that runs to the left.
        case natural, left, right, center, justified
    }

    /// The text; line feeds separate paragraphs.
    package var string: String
    /// The family and style in fontconfig's words.
    package var fontName: String
    /// The size of an em in points.
    package var fontSize: CGFloat
    /// The box.
    package var size: CGSize
    /// Whether lines break at the box's width.
    ///
    /// Lines that then do not fit into the box's height are left out, but for the first one.
    package var isWrapped: Bool
    /// Where an ellipsis takes the place of what does not fit: of each paragraph, or, wrapped, of
    /// the last line that fits.
    package var truncation: Truncation
    /// Where lines stand; only wrapped ones are justified.
    package var alignment: Alignment

    /// Creates a text in a box.
    package init(
        string: String,
        fontName: String,
        fontSize: CGFloat,
        size: CGSize,
        isWrapped: Bool = false,
        truncation: Truncation = .none,
        alignment: Alignment = .natural
    ) {
        self.string = string
        self.fontName = fontName
        self.fontSize = fontSize
        self.size = size
        self.isWrapped = isWrapped
        self.truncation = truncation
        self.alignment = alignment
    }

    /// Where ink can be, in a box with its corner at the origin; nil if nothing shows.
    ///
    /// Nothing shows of a text without size, in a box without area, or without any font; why there
    /// is none is then written to the standard error stream, once.
    package var ink: CGRect? {
        var ink = CGRect.null
        forEachLine { _, _, lineInk in ink = ink.union(lineInk) }
        let cut = ink.intersection(CGRect(origin: .zero, size: size))
        return cut.isNull || cut.isEmpty ? nil : cut
    }

    /// Draws the text into the box with its corner at the origin of user space.
    package func draw(in context: CGContext, color: CGColor) {
        guard isVisible, context.apply(context.ctm) else { return }
        context.saveGState()
        context.clip(to: CGRect(origin: .zero, size: size))
        if context.apply(context.ctm) {
            context.setSource(color)
            let hasColors = mayHaveColors
            forEachLine { line, origin, _ in
                line.draw(
                    in: context,
                    at: origin,
                    isOutlined: !hasColors,
                    limit: TextLimits.standard.glyphPixels
                )
            }
            libcairo.new_path(context.cairo)
        }
        context.restoreGState()
    }

    /// Whether some letters may have colours of their own, so that they are not drawn as outlines.
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
    private func forEachLine(_ body: (SetLine, CGPoint, CGRect) -> Void) {
        guard let lines else { return }
        var isFirst = true
        lines.forEachLine { line in
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
            // Ink may extend above its line, but hardly by more than the line's height.
            return 2 * line.top - line.bottom <= size.height
        }
    }

    private var lines: PangoLines? {
        guard isVisible else { return nil }
        do {
            let lines = try lines(of: SettableText(string, limits: .standard))
            guard let mode = truncation.pangoMode else { return lines }
            if !isWrapped {
                lines.truncation = mode
                return lines
            }
            let truncated = try cutText(lines).map(self.lines(of:)) ?? lines
            (truncated.truncation, truncated.room) = (mode, size.height)
            return truncated
        } catch {
            if !Self.hasComplained.exchange(true, ordering: .relaxed) {
                try? FileHandle.standardError.write(contentsOf: Data("Legato: \(error)\n".utf8))
            }
            return nil
        }
    }

    private func lines(of text: SettableText) throws(TextLayoutError) -> PangoLines {
        let lines = try PangoLines(
            text,
            fontName: fontName,
            fontSize: min(max(fontSize, TextLimits.leastFontSize), TextLimits.fontSize),
            maximumWidth: isWrapped || truncation != .none ? size.width : nil,
            isJustified: isWrapped && alignment == .justified
        )
        // Layers report the limits that are exceeded before wrapping.
        if isWrapped {
            lines.onExcess = { excess in
                if excess.isOfLines { excess.warn(of: string, in: "CATextLayer") }
            }
        }
        return lines
    }

    /// The text with an ellipsis after the last line that fits, if that line ends a paragraph that
    /// others follow, where pango adds none; nil otherwise.
    private func cutText(_ lines: PangoLines) -> SettableText? {
        let text = SettableText(string, limits: .standard)
        guard text.paragraph(from: 0).next != nil else { return nil }
        var last: Int?
        var cut: Int?
        lines.forEachLine { line in
            guard let end = last, line.bottom > size.height + 1e-3 else {
                last = line.end
                return true
            }
            if line.startsParagraph { cut = end }
            return false
        }
        return cut.map(text.cut(at:))
    }

    /// Whether standard error has been told why no text is drawn.
    private static let hasComplained = Atomic(false)
}

extension TextBox.Truncation {
    /// Pango's mode; nil for none.
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
    /// Long texts are identified by their size, start and end, which keeps lookups fast.
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
