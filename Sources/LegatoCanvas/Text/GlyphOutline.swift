import CCanvas
package import Foundation
package import LegatoGraphics

/// The outlines of glyphs, for symbols that are drawn as shapes.
package enum GlyphOutline {
    /// Returns the outline of one line of text, with y pointing down and the start of the baseline
    /// at the origin.
    ///
    /// - Parameters:
    ///   - string: The text; everything after its first line is ignored.
    ///   - fontName: The family and style, as in `TextLayout.fontName`.
    ///   - fontSize: The em size in points.
    /// - Returns: The outline; nil if no font is installed.
    package static func path(of string: String, fontName: String, fontSize: CGFloat) -> CGPath? {
        let text = SettableText(string, limits: .standard)
        guard
            let lines = try? PangoLines(
                text, fontName: fontName, fontSize: fontSize, maximumWidth: nil
            )
        else { return nil }
        var path = PathGeometry()
        lines.forEachLine { line in
            path = line.outline.applying(CGAffineTransform(scaleX: line.scale, y: line.scale))
            return false
        }
        return CGPath(path)
    }

    /// Returns whether a font family is installed, by its exact name.
    package static func isInstalled(_ family: String) -> Bool {
        guard case .success(let pango) = libpango,
            let map = pango.cairo_font_map_get_default()
        else { return false }
        return pango.familyNames(map).contains(family)
    }
}
