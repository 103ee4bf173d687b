import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension TextItem {
    /// The places of the letters, and the corner of the text in the space of the item's frame.
    var places: (places: TextPlaces, origin: CGPoint) {
        let font = shownFont
        let places = TextPlaces(
            of: look.string, fontName: font.name, fontSize: font.size,
            width: text.isWrapped ? text.bounds.width : nil,
            alignment: TextBox.Alignment(look.alignment)
        )
        return (places, CGPoint(x: frame.minX, y: frame.minY + max(-look.baselineOffset, 0)))
    }

    /// Returns the letters of each line as they are placed, in the space of the item's frame.
    ///
    /// - Parameters:
    ///   - first: The number of letters before the text.
    ///   - attributes: The values for text renderers.
    /// - Returns: A run for each line.
    func runs(
        after first: Int, _ attributes: [ObjectIdentifier: AnyTextAttribute]
    ) -> [Text.Layout.Run] {
        let font = shownFont
        let origin = CGPoint(x: frame.minX, y: frame.minY + max(-look.baselineOffset, 0))
        var index = first
        return rows.map { row in
            let start = CGPoint(x: origin.x + row.start.x, y: origin.y + row.start.y)
            let place = CGAffineTransform(translationX: start.x, y: start.y)
            let glyphs = GlyphSlice.slices(
                of: row.string, fontName: font.name, fontSize: font.size
            )
            let letters = glyphs.map { glyph in
                var bounds = Text.Layout.TypographicBounds()
                bounds.origin = CGPoint(x: start.x + glyph.x, y: start.y)
                (bounds.width, bounds.ascent) = (glyph.width, row.start.y - row.top)
                bounds.descent = row.bottom - row.start.y
                defer { index += 1 }
                return Text.Layout.Glyph(
                    index: .init(value: index), bounds: bounds, path: glyph.path.applying(place)
                )
            }
            return Text.Layout.Run(
                glyphs: letters, color: ResolvedColor(stylePaint.ink), attributes: attributes
            )
        }
    }
}

extension Text.Layout {
    /// Creates the layout of texts that follow each other, with their values for renderers.
    init(_ texts: [(item: TextItem, attributes: [ObjectIdentifier: AnyTextAttribute])]) {
        var lines: [[Run]] = []
        var count = 0
        for (item, attributes) in texts {
            for run in item.runs(after: count, attributes) {
                count += run.count
                guard let baseline = run.glyphs.first?.bounds.origin.y else { continue }
                let last = lines.last?.last
                if let last, let lastLine = last.glyphs.first?.bounds.origin.y,
                    abs(lastLine - baseline) < 1
                {
                    lines[lines.count - 1].append(joining: run)
                } else {
                    lines.append([run])
                }
            }
        }
        self.init(lines.map(Line.init), isTruncated: false)
    }
}

extension [Text.Layout.Run] {
    /// Appends a run, which continues the last one in the same style.
    fileprivate mutating func append(joining run: Text.Layout.Run) {
        guard let last, last.color == run.color, last.attributes == run.attributes else {
            return append(run)
        }
        self[count - 1] = Text.Layout.Run(
            glyphs: last.glyphs + run.glyphs, color: run.color, attributes: run.attributes
        )
    }
}
