import CCanvas
package import Foundation
package import LegatoGraphics

/// A grapheme cluster of a line of text, as it is drawn.
package struct GlyphSlice: Sendable, Hashable {
    /// The index of its first byte in the text, in UTF-8.
    package let index: Int
    /// The left edge, in points from the start of the line.
    package let x: CGFloat
    /// The width in points.
    package let width: CGFloat
    /// The outline, with y pointing down and the start of the line's baseline at the origin; empty
    /// for a coloured glyph.
    package let path: CGPath

    /// Returns the clusters of a text on one line, from left to right; everything after its first
    /// line is ignored.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - fontName: The family and style, as in `TextLayout.fontName`.
    ///   - fontSize: The em size in points.
    /// - Returns: The clusters; none if no font is installed.
    package static func slices(
        of string: String, fontName: String, fontSize: CGFloat
    ) -> [GlyphSlice] {
        let text = SettableText(string, limits: .standard)
        guard
            let lines = try? PangoLines(
                text, fontName: fontName, fontSize: fontSize, maximumWidth: nil
            )
        else { return [] }
        var slices: [GlyphSlice] = []
        lines.forEachLine { line in
            slices = line.slices
            return false
        }
        return slices
    }
}

extension SetLine {
    /// The clusters, from left to right.
    fileprivate var slices: [GlyphSlice] {
        var slices: [GlyphSlice] = []
        line.pointee.forEachCluster(scale: scale) { cluster in
            let run = VisibleRun(font: cluster.item.analysis.font, glyphs: Array(cluster.glyphs))
            let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: cluster.x, ty: 0)
            slices.append(
                GlyphSlice(
                    index: start + cluster.offset, x: cluster.x, width: cluster.width,
                    path: CGPath(outline(of: run).applying(place))
                )
            )
        }
        return slices
    }

    /// Returns the outline of glyphs in pango's points, with the start of the baseline at the
    /// origin.
    private func outline(of run: VisibleRun) -> PathGeometry {
        let canvas = CGContext(width: 1, height: 1)
        libcairo.move_to(canvas.cairo, 0, 0)
        canvas.run("the outline of glyphs") { cairo in
            run.withGlyphs { pango.cairo_glyph_string_path(cairo, run.font, $0) }
        }
        return canvas.cairoPath
    }
}
