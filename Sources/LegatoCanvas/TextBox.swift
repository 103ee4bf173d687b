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
        lines?.forEachLine(in: self) { _, _, lineInk in ink = ink.union(lineInk) }
        let cut = ink.intersection(CGRect(origin: .zero, size: size))
        return cut.isNull || cut.isEmpty ? nil : cut
    }

    /// Draws the text into the box with its corner at the origin of user space.
    package func draw(in context: CGContext, color: CGColor) {
        guard let lines, context.apply(context.ctm) else { return }
        context.saveGState()
        context.clip(to: CGRect(origin: .zero, size: size))
        _ = context.apply(context.ctm)
        lines.draw(self, in: context, color: color)
        context.restoreGState()
    }

    /// Whether some letters may have colours of their own, so that they are not drawn as outlines.
    package var mayHaveColors: Bool {
        string.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }

    /// The text; if its last line that fits ends a paragraph and others follow, with an ellipsis in
    /// their place, as pango puts none there.
    fileprivate var cutString: String {
        guard isWrapped, truncation != .none, string.contains(where: \.isNewline) else {
            return string
        }
        let layout = try? TextLayout(
            string: string,
            fontName: fontName,
            fontSize: min(fontSize, 10000),
            maximumWidth: size.width
        )
        return layout.map { $0.string(cutTo: $0.lines.count(within: size.height)) } ?? string
    }

    private var lines: PangoLines? {
        guard fontSize > 0, size.width > 0, size.height > 0, !string.isEmpty else { return nil }
        do { return try PangoLines(self) } catch {
            if !Self.hasComplained.exchange(true, ordering: .relaxed) {
                FileHandle.standardError.write(Data("Legato: \(error)\n".utf8))
            }
            return nil
        }
    }

    /// Whether the standard error stream was told why no text shows.
    private static let hasComplained = Atomic(false)
}

extension PangoLines {
    /// Sets a text into its box.
    convenience init(_ box: TextBox) throws(TextLayoutError) {
        let isNarrow = box.isWrapped || box.truncation != .none
        try self.init(
            string: box.cutString,
            fontName: box.fontName,
            fontSize: min(box.fontSize, 10000),
            maximumWidth: isNarrow ? box.size.width : nil,
            alignment: box.isWrapped && box.alignment == .justified ? .justified : .natural
        )
        guard let mode = box.truncation.pangoMode else { return }
        pango.layout_set_ellipsize(layout, mode)
        if box.isWrapped {
            let units = min(box.size.height, 1_000_000) * CGFloat(PANGO_SCALE)
            pango.layout_set_height(layout, Int32(units))
        }
    }

    /// Calls `body` with each line of a box that shows, where its baseline begins, and its ink.
    func forEachLine(
        in box: TextBox,
        _ body: (UnsafeMutablePointer<PangoLayoutLine>, CGPoint, CGRect) -> Void
    ) {
        let unit = 1 / CGFloat(PANGO_SCALE)
        let iterator = pango.layout_get_iter(layout)
        defer { pango.layout_iter_free(iterator) }
        var isFirst = true
        repeat {
            guard let line = pango.layout_iter_get_line(iterator) else { return }
            var (ink, logical) = (PangoRectangle(), PangoRectangle())
            pango.layout_iter_get_line_extents(iterator, nil, &logical)
            let bottom = CGFloat(logical.y + logical.height) * unit
            if box.isWrapped && !isFirst && bottom > box.size.height + 1e-3 { return }
            isFirst = false
            line.pointee.narrowEllipsis(pango)
            pango.layout_line_get_extents(line, &ink, &logical)
            let width = CGFloat(logical.width) * unit
            let isRightToLeft =
                pango.layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
            let x =
                switch box.alignment {
                case .left: CGFloat(0)
                case .right: box.size.width - width
                case .center: (box.size.width - width) / 2
                case .natural, .justified: isRightToLeft ? box.size.width - width : 0
                }
            let y = CGFloat(pango.layout_iter_get_baseline(iterator)) * unit
            let inkBox = CGRect(
                x: x + CGFloat(ink.x) * unit,
                y: y + CGFloat(ink.y) * unit,
                width: CGFloat(ink.width) * unit,
                height: CGFloat(ink.height) * unit
            )
            body(line, CGPoint(x: x, y: y), inkBox)
        } while pango.layout_iter_next_line(iterator) != 0
    }

    /// Draws the lines of a box, under cairo's current transform.
    func draw(_ box: TextBox, in target: CGContext, color: CGColor) {
        target.setSource(color)
        let cairo = target.cairo
        let hasColors = box.mayHaveColors
        forEachLine(in: box) { line, origin, _ in
            libcairo.new_path(cairo)
            libcairo.move_to(cairo, origin.x, origin.y)
            if hasColors {
                pango.cairo_show_layout_line(cairo, line)
            } else {
                pango.cairo_layout_line_path(cairo, line)
                libcairo.fill(cairo)
            }
        }
        libcairo.new_path(cairo)
    }
}

extension PangoLayoutLine {
    /// Takes from an ellipsis what pango widens it by to fill the line.
    fileprivate func narrowEllipsis(_ pango: PangoFunctions) {
        var node = runs
        while let run = node {
            node = run.pointee.next
            guard let part = run.pointee.data,
                let analysis = part.pointee.item?.pointee.analysis,
                Int(analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0,
                let glyphs = part.pointee.glyphs
            else { continue }
            for i in 0..<Int(glyphs.pointee.num_glyphs) {
                var logical = PangoRectangle()
                let glyph = glyphs.pointee.glyphs[i].glyph
                pango.font_get_glyph_extents(analysis.font, glyph, nil, &logical)
                glyphs.pointee.glyphs[i].geometry.width = logical.width
            }
        }
    }
}

extension TextBox.Truncation {
    fileprivate var pangoMode: PangoEllipsizeMode? {
        switch self {
        case .none: nil
        case .start: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .end: PANGO_ELLIPSIZE_END
        }
    }
}
