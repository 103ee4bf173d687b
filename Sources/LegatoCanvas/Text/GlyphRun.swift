import CCanvas
import Foundation
import LegatoGraphics

/// Consecutive glyphs of a line in one font, as values.
struct GlyphRun: Sendable {
    /// A glyph of the font and its position on the line.
    struct Glyph: Sendable {
        /// The index of the glyph in its font; `CGGlyph.max` for a glyph without ink, 0 for a
        /// character that no font contains.
        let index: CGGlyph
        /// The position relative to the start of the baseline, in points, with y up.
        let position: CGPoint
        /// The distance to the next glyph, in points.
        let advance: CGFloat
        /// The index of its first character in the line, in UTF-16 code units.
        let character: Int
    }

    let font: ScaledFont
    let glyphs: [Glyph]
    /// The UTF-16 code units in the line.
    let range: Range<Int>
    let isRightToLeft: Bool

    /// The sum of the advances in points.
    var width: CGFloat { glyphs.reduce(0) { $0 + $1.advance } }

    /// Adds the outlines of glyphs to cairo's path, or draws the glyphs, from a point.
    static func trace(
        _ glyphs: some Collection<(index: CGGlyph, position: CGPoint)>, of font: ScaledFont,
        in target: CGContext, at start: CGPoint, isOutlined: Bool
    ) {
        let list = glyphs.filter { $0.index != .max && $0.position.isFinite }.map {
            cairo_glyph_t(
                index: UInt($0.index), x: Double(start.x + $0.position.x),
                y: Double(start.y - $0.position.y)
            )
        }
        guard !list.isEmpty else { return }
        libcairo.new_path(target.cairo)
        func call(_ cairo: OpaquePointer) {
            libcairo.set_scaled_font(cairo, font.pointer)
            list.withUnsafeBufferPointer {
                guard let first = $0.baseAddress else { return }
                if isOutlined {
                    libcairo.glyph_path(cairo, first, Int32(clamping: $0.count))
                } else {
                    libcairo.show_glyphs(cairo, first, Int32(clamping: $0.count))
                }
            }
        }
        if isOutlined { target.run("glyphs", call) } else { target.draw("glyphs", call) }
    }
}

extension StyledLayout {
    /// The runs of the first line, from left to right.
    var glyphRuns: [GlyphRun] {
        let iterator = pango.layout_get_iter(layout)
        defer { pango.layout_iter_free(iterator) }
        guard let line = pango.layout_iter_get_line_readonly(iterator)?.pointee else { return [] }
        let places = utf16Places
        func place(_ byte: Int) -> Int { places[max(0, min(byte, bytes.count))] }
        var runs: [GlyphRun] = []
        var x = Int32(0)
        var node = line.runs
        let unit = 1 / CGFloat(PANGO_SCALE)
        while let run = node {
            node = run.pointee.next
            guard let part = run.pointee.data?.pointee, let string = part.glyphs?.pointee,
                let item = part.item?.pointee, let font = ScaledFont(item.analysis.font, pango)
            else { continue }
            x += part.start_x_offset
            var glyphs: [GlyphRun.Glyph] = []
            for index in 0..<Int(string.num_glyphs) {
                guard let info = string.glyphs?[index], let clusters = string.log_clusters else {
                    break
                }
                let position = CGPoint(
                    x: CGFloat(x + info.geometry.x_offset) * unit,
                    y: CGFloat(part.y_offset - info.geometry.y_offset) * unit
                )
                let isEmpty = info.glyph == UInt32(PANGO_GLYPH_EMPTY)
                glyphs.append(
                    GlyphRun.Glyph(
                        index: isEmpty ? .max : CGGlyph(exactly: info.glyph) ?? 0,
                        position: position, advance: CGFloat(info.geometry.width) * unit,
                        character: place(Int(item.offset) + Int(clusters[index]))
                    )
                )
                x += info.geometry.width
            }
            x += part.end_x_offset
            let start = Int(item.offset)
            runs.append(
                GlyphRun(
                    font: font, glyphs: glyphs,
                    range: place(start)..<place(start + Int(item.length)),
                    isRightToLeft: item.analysis.level & 1 == 1
                )
            )
        }
        return runs
    }

    /// The number of UTF-16 code units before each byte of the text, and in all of it.
    private var utf16Places: [Int] {
        var places: [Int] = []
        places.reserveCapacity(bytes.count + 1)
        var count = 0
        for byte in bytes {
            // A scalar is counted after its first byte.
            places.append(count)
            if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
        }
        return places + [count]
    }
}

extension ScaledFont {
    /// Returns the font that is found for a name at a size in points; nil if none is installed.
    static func named(_ name: String, size: CGFloat) -> ScaledFont? {
        guard size > 0, case .success(let pango) = libpango,
            let thread = PangoThread.current(pango)
        else { return nil }
        return thread.load(FontNames.parts(of: name).style, size: size)
    }

    /// The bounds of the ink of a glyph at the origin, with y up, and its advance, in points.
    func extents(of glyph: CGGlyph) -> (ink: CGRect, advance: CGFloat) {
        guard glyph != .max else { return (.zero, 0) }
        var (item, box) = (cairo_glyph_t(index: UInt(glyph), x: 0, y: 0), cairo_text_extents_t())
        libcairo.scaled_font_glyph_extents(pointer, &item, 1, &box)
        let ink = CGRect(
            x: box.x_bearing, y: -box.y_bearing - box.height, width: box.width, height: box.height
        )
        return (ink, box.x_advance)
    }
}
