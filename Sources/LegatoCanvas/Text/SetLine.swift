import CCanvas
import Foundation
import LegatoGraphics

/// A laid-out line of text, valid while it is visited; lengths are in points.
struct SetLine: DrawableLine {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    let pango: PangoFunctions
    /// The em size used by pango.
    let em: CGFloat
    /// The scale from pango's points to points: 1 except for very large fonts and long paragraphs.
    let scale: CGFloat
    /// The distance from the top of the text to the line's top.
    let top: CGFloat
    /// The distance from the top of the text to the line's bottom.
    let bottom: CGFloat
    /// The distance from the top of the text to the baseline.
    let baseline: CGFloat
    /// The width.
    let width: CGFloat
    /// The start in the text, in bytes.
    let start: Int
    /// The end in the text, in bytes.
    let end: Int
    /// Whether it is the first line of its paragraph.
    let startsParagraph: Bool

    /// Whether its script is right-to-left.
    var isRightToLeft: Bool {
        pango.layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }

    /// The width and the ink bounds, relative to the start of the baseline, with ellipses at glyph
    /// width.
    func narrowed() -> (width: CGFloat, ink: CGRect) {
        line.pointee.narrowEllipsis(pango)
        var (ink, logical) = (PangoRectangle(), PangoRectangle())
        pango.layout_line_get_extents(line, &ink, &logical)
        let unit = scale / CGFloat(PANGO_SCALE)
        let box = CGRect(
            x: CGFloat(ink.x) * unit, y: CGFloat(ink.y) * unit, width: CGFloat(ink.width) * unit,
            height: CGFloat(ink.height) * unit
        )
        return (CGFloat(logical.width) * unit, box)
    }

    func draw(in target: CGContext, at origin: CGPoint, isOutlined: Bool, limit: Int) {
        draw(in: target, at: origin, isOutlined: isOutlined, limit: limit, wholeGlyphs: 1024)
    }

    /// Draws the line in user space with the current source, in a context whose transform was
    /// already passed to cairo.
    ///
    /// - Parameters:
    ///   - target: The context.
    ///   - origin: The start of the baseline.
    ///   - isOutlined: Whether glyphs are filled as paths at any size.
    ///   - limit: The maximum em size in pixels at which cairo draws glyphs.
    ///   - wholeGlyphs: The maximum number of glyphs of which all are drawn, visible or not.
    func draw(
        in target: CGContext, at origin: CGPoint, isOutlined: Bool, limit: Int,
        wholeGlyphs: Int
    ) {
        let ctm = target.ctm
        let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        guard em * scale * target.pixelsPerPoint <= CGFloat(limit) else {
            return target.fillPixels(outline.applying(place.concatenating(ctm)))
        }
        let start = scale == 1 ? origin : .zero
        if scale != 1 {
            guard target.apply(place.concatenating(ctm)) else { return }
        }
        libcairo.new_path(target.cairo)
        if glyphCount <= wholeGlyphs {
            drawAll(in: target, at: start, isOutlined)
        } else {
            draw(visibleRuns(in: target, at: start), in: target, at: start, isOutlined)
        }
        if scale != 1 { _ = target.apply(ctm) }
    }

    private func drawAll(in target: CGContext, at start: CGPoint, _ isOutlined: Bool) {
        libcairo.move_to(target.cairo, start.x, start.y)
        if isOutlined {
            pango.cairo_layout_line_path(target.cairo, line)
            target.draw("outlined text") { libcairo.fill($0) }
        } else {
            target.draw("text") { pango.cairo_show_layout_line($0, line) }
        }
    }

    /// The glyph outlines in pango's points, relative to the start of the baseline.
    var outline: PathGeometry {
        let canvas = CGContext(width: 1, height: 1)
        libcairo.move_to(canvas.cairo, 0, 0)
        canvas.run("the outline of text") { pango.cairo_layout_line_path($0, line) }
        return canvas.cairoPath
    }
}

extension PangoLayoutLine {
    /// Removes the extra width that pango gives an ellipsis to fill the line.
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
