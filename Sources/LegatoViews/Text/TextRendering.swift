import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

extension TextItem {
    /// Returns the letters of each line as they are placed, in the space of the item's frame.
    func renderedRows(
        from first: Int, _ attributes: [ObjectIdentifier: AnyTextAttribute]
    ) -> [(baseline: CGFloat, run: Text.Layout.Run)] {
        let font = shownFont
        let origin = CGPoint(
            x: frame.minX, y: frame.minY + max(-look.baselineOffset, 0)
        )
        var index = first
        return rows.map { row in
            let glyphs = GlyphSlice.slices(
                of: row.string, fontName: font.name, fontSize: font.size
            )
            let start = CGPoint(x: origin.x + row.start.x, y: origin.y + row.start.y)
            let letters = glyphs.map { glyph in
                var bounds = Text.Layout.TypographicBounds()
                bounds.origin = CGPoint(x: start.x + glyph.x, y: start.y)
                (bounds.width, bounds.ascent) = (glyph.width, row.start.y - row.top)
                bounds.descent = row.bottom - row.start.y
                defer { index += 1 }
                let place = CGAffineTransform(translationX: start.x, y: start.y)
                return Text.Layout.Glyph(
                    index: .init(value: index), bounds: bounds, path: glyph.path.applying(place)
                )
            }
            let run = Text.Layout.Run(
                glyphs: letters, color: ResolvedColor(stylePaint.ink), attributes: attributes
            )
            return (start.y, run)
        }
    }
}
