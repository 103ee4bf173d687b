import CCanvas
import Foundation
import LegatoGraphics

/// A laid-out line of a short text, as a value that any thread can draw.
final class ShapedLine: DrawableLine, Sendable {
    let top: CGFloat
    let bottom: CGFloat
    let baseline: CGFloat
    let width: CGFloat
    let end: Int
    let startsParagraph: Bool
    let isRightToLeft: Bool
    private let fontSize: CGFloat
    private let narrowedWidth: CGFloat
    private let ink: CGRect
    private let runs: [Run]

    /// Glyphs of one font, in pango's units.
    private struct Run: Sendable {
        let font: ScaledFont
        let x: Int32
        let y: Int32
        let glyphs: [Glyph]
    }

    /// A glyph and its position in its run, in pango's units.
    private struct Glyph: Sendable {
        let index: UInt32
        let x: Int32
        let y: Int32
    }

    /// Copies a line; nil if it has characters that no font contains.
    init?(_ line: SetLine) {
        guard line.scale == 1 else { return nil }
        (top, bottom, baseline, width) = (line.top, line.bottom, line.baseline, line.width)
        (end, startsParagraph) = (line.end, line.startsParagraph)
        isRightToLeft = line.isRightToLeft
        fontSize = line.em
        (narrowedWidth, ink) = line.narrowed()
        var runs: [Run] = []
        var x = Int32(0)
        var node = line.line.pointee.runs
        while let run = node {
            node = run.pointee.next
            guard let part = run.pointee.data?.pointee, let string = part.glyphs?.pointee,
                let analysis = part.item?.pointee.analysis
            else { continue }
            guard Int(analysis.flags) & PANGO_ANALYSIS_FLAG_CENTERED_BASELINE == 0,
                let font = ScaledFont(analysis.font, line.pango)
            else { return nil }
            x += part.start_x_offset
            var (glyphs, width) = ([Glyph](), Int32(0))
            glyphs.reserveCapacity(Int(string.num_glyphs))
            for index in 0..<Int(string.num_glyphs) {
                guard let info = string.glyphs?[index] else { return nil }
                if info.glyph != UInt32(PANGO_GLYPH_EMPTY) {
                    guard info.glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) == 0 else { return nil }
                    glyphs.append(
                        Glyph(
                            index: info.glyph, x: width + info.geometry.x_offset,
                            y: info.geometry.y_offset
                        )
                    )
                }
                width += info.geometry.width
            }
            runs.append(Run(font: font, x: x, y: -part.y_offset, glyphs: glyphs))
            x += width + part.end_x_offset
        }
        self.runs = runs
    }

    /// The approximate size in memory, in bytes.
    var bytes: Int { runs.reduce(256) { $0 + 96 + 12 * $1.glyphs.count } }

    func narrowed() -> (width: CGFloat, ink: CGRect) { (narrowedWidth, ink) }

    func draw(in target: CGContext, at origin: CGPoint, isOutlined: Bool, limit: Int) {
        guard fontSize * target.pixelsPerPoint <= CGFloat(limit) else {
            let place = CGAffineTransform(translationX: origin.x, y: origin.y)
            return target.fillPixels(outline.applying(place.concatenating(target.ctm)))
        }
        libcairo.new_path(target.cairo)
        trace(in: target, at: origin, isOutlined)
        if isOutlined { target.draw("outlined text") { libcairo.fill($0) } }
    }

    /// The glyph outlines, relative to the start of the baseline.
    private var outline: PathGeometry {
        let canvas = CGContext(width: 1, height: 1)
        trace(in: canvas, at: .zero, true)
        return canvas.cairoPath
    }

    /// Adds the outlines of the glyphs to cairo's path, or draws the glyphs.
    private func trace(in target: CGContext, at origin: CGPoint, _ isOutlined: Bool) {
        libcairo.move_to(target.cairo, origin.x, origin.y)
        // Cairo rounds the point; pango starts the glyphs at the rounded one.
        var (startX, startY) = (0.0, 0.0)
        libcairo.get_current_point(target.cairo, &startX, &startY)
        for run in runs {
            let x = startX + Double(run.x) / Double(PANGO_SCALE)
            let y = startY + Double(run.y) / Double(PANGO_SCALE)
            withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) {
                for (index, glyph) in run.glyphs.enumerated() {
                    $0.initializeElement(
                        at: index,
                        to: cairo_glyph_t(
                            index: UInt(glyph.index), x: x + Double(glyph.x) / Double(PANGO_SCALE),
                            y: glyph.y == 0 ? y : y + Double(glyph.y) / Double(PANGO_SCALE)
                        )
                    )
                }
                let count = Int32(run.glyphs.count)
                guard let glyphs = $0.baseAddress else { return }
                if isOutlined {
                    target.run("text") {
                        libcairo.set_scaled_font($0, run.font.pointer)
                        libcairo.glyph_path($0, glyphs, count)
                    }
                } else {
                    target.draw("text") {
                        libcairo.set_scaled_font($0, run.font.pointer)
                        libcairo.show_glyphs($0, glyphs, count)
                    }
                }
            }
        }
    }
}

/// A cairo font at a size, which any thread can use for drawing.
final class ScaledFont: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Returns the font of a run; nil if it failed to load.
    init?(_ font: OpaquePointer?, _ pango: PangoFunctions) {
        guard let font, let scaled = pango.cairo_font_get_scaled_font(font),
            let pointer = libcairo.scaled_font_reference(scaled)
        else { return nil }
        self.pointer = pointer
    }

    deinit { libcairo.scaled_font_destroy(pointer) }
}
