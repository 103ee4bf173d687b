import CCanvas
import Foundation

/// The potentially visible glyphs of a run, preceded by an empty glyph as wide as the omitted ones.
///
/// Cairo rounds the point at which glyphs start. Because the glyphs still start at the start of the
/// line, their positions are bit-identical to those of the whole line.
struct VisibleRun {
    let font: OpaquePointer?
    let glyphs: [PangoGlyphInfo]

    /// Passes the glyphs to a function of pango.
    func withGlyphs(_ body: (UnsafeMutablePointer<PangoGlyphString>) -> Void) {
        var glyphs = glyphs
        var clusters = [Int32](repeating: 0, count: glyphs.count)
        glyphs.withUnsafeMutableBufferPointer { glyphs in
            clusters.withUnsafeMutableBufferPointer { clusters in
                var string = PangoGlyphString()
                string.num_glyphs = Int32(glyphs.count)
                (string.glyphs, string.log_clusters) = (glyphs.baseAddress, clusters.baseAddress)
                body(&string)
            }
        }
    }
}

extension SetLine {
    /// The number of glyphs.
    var glyphCount: Int {
        var count = 0
        forEachRun { glyphs, _ in count += Int(glyphs.num_glyphs) }
        return count
    }

    /// Returns the parts of the runs that may be visible in a context.
    ///
    /// The context's user space must be in pango's points.
    func visibleRuns(in target: CGContext, at start: CGPoint) -> [VisibleRun] {
        let box = target.visibleBox
        // Ink may extend beyond the width of its glyph.
        let margin = 8 * em
        let unit = CGFloat(PANGO_SCALE)
        let (from, to) = (
            (box.minX - start.x - margin) * unit, (box.maxX - start.x + margin) * unit
        )
        var (runs, x) = ([VisibleRun](), 0)
        forEachRun { string, font in
            var (visible, hidden) = ([PangoGlyphInfo](), 0)
            for index in 0..<Int(string.num_glyphs) {
                guard let glyph = string.glyphs?[index] else { return }
                let end = x + Int(glyph.geometry.width)
                if CGFloat(max(x, end)) >= from, CGFloat(min(x, end)) <= to {
                    if visible.isEmpty { hidden = x }
                    visible.append(glyph)
                }
                x = end
            }
            guard !visible.isEmpty else { return }
            var empty = PangoGlyphInfo()
            empty.glyph = UInt32(PANGO_GLYPH_EMPTY)
            empty.geometry.width = Int32(clamping: hidden)
            runs.append(VisibleRun(font: font, glyphs: [empty] + visible))
        }
        return runs
    }

    /// Draws parts of the line exactly as pango draws the whole line.
    func draw(_ runs: [VisibleRun], in target: CGContext, at start: CGPoint, _ isOutlined: Bool) {
        for run in runs {
            libcairo.move_to(target.cairo, start.x, start.y)
            if isOutlined {
                run.withGlyphs { pango.cairo_glyph_string_path(target.cairo, run.font, $0) }
            } else {
                run.withGlyphs { glyphs in
                    target.draw("text") { pango.cairo_show_glyph_string($0, run.font, glyphs) }
                }
            }
        }
        if isOutlined { target.draw("outlined text") { libcairo.fill($0) } }
    }

    /// Visits the glyphs and the font of each run, from left to right.
    private func forEachRun(_ body: (PangoGlyphString, OpaquePointer?) -> Void) {
        var node = line.pointee.runs
        while let run = node {
            node = run.pointee.next
            guard let part = run.pointee.data?.pointee, let glyphs = part.glyphs?.pointee else {
                continue
            }
            body(glyphs, part.item?.pointee.analysis.font)
        }
    }
}
