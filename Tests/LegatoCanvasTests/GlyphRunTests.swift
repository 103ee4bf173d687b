import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// The glyphs of lines of Core Text.
struct GlyphRunTests {
    private func line(_ string: String, _ size: CGFloat = 40) -> CTLine {
        let font = CTFontCreateWithName("DejaVu Sans" as CFString, size, nil)
        return CTLineCreateWithAttributedString(
            NSAttributedString(
                string: string, attributes: [.init(kCTFontAttributeName): font]
            )
        )
    }

    private func runs(_ line: CTLine) -> [CTRun] {
        (0..<CFArrayGetCount(CTLineGetGlyphRuns(line))).compactMap {
            CTLineGetGlyphRuns(line)[$0] as? CTRun
        }
    }

    private func all<T>(
        _ run: CTRun, _ zero: T, _ get: (CTRun, CFRange, UnsafeMutablePointer<T>) -> Void
    ) -> [T] {
        var values = [T](repeating: zero, count: CTRunGetGlyphCount(run))
        get(run, CFRangeMake(0, 0), &values)
        return values
    }

    /// The pixels of a drawing that are not clear.
    private func ink(_ draw: (CGContext) -> Void) -> CGImage {
        let context = CGContext(width: 160, height: 60)
        draw(context)
        return context.makeImage()
    }

    @Test("The outlines of the glyphs at their places are those of the line")
    func outlines() throws {
        let line = line("AVfi")
        var path = CGPath()
        for run in runs(line) {
            let font = try #require(CTRunGetAttributes(run)[kCTFontAttributeName] as? CTFont)
            let word = CGMutablePath()
            for (glyph, place) in zip(
                all(run, 0, CTRunGetGlyphs), all(run, .zero, CTRunGetPositions)
            ) {
                guard let outline = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
                word.addPath(
                    outline, transform: CGAffineTransform(translationX: place.x, y: place.y)
                )
            }
            path = word
        }
        let bounds = CTLineGetImageBounds(line, nil)
        #expect(abs(path.boundingBox.minX - bounds.minX) < 1)
        #expect(abs(path.boundingBox.maxX - bounds.maxX) < 1)
        #expect(abs(path.boundingBox.maxY - bounds.maxY) < 1)
        let drawn = ink { context in
            context.translateBy(x: 5, y: 45)
            context.scaleBy(x: 1, y: -1)
            context.addPath(path)
            context.fillPath()
        }
        let set = ink { context in
            context.textPosition = CGPoint(x: 5, y: 45)
            CTLineDraw(line, context)
        }
        let differing = zip(drawn.pixels, set.pixels).count { abs(Int($0) - Int($1)) > 60 }
        #expect(differing < 20)
    }

    @Test("Positions add up the advances, and ranges choose glyphs")
    func places() {
        let run = runs(line("Abc"))[0]
        let positions = all(run, .zero, CTRunGetPositions)
        let advances = all(run, .zero, CTRunGetAdvances)
        #expect(positions.count == 3 && positions[0].x == 0)
        #expect(abs(positions[2].x - advances[0].width - advances[1].width) < 0.01)
        var glyph = CGGlyph(0)
        CTRunGetGlyphs(run, CFRangeMake(1, 1), &glyph)
        #expect(glyph == all(run, 0, CTRunGetGlyphs)[1])
        let width = CTRunGetTypographicBounds(run, CFRangeMake(0, 2), nil, nil, nil)
        #expect(abs(width - Double(positions[2].x)) < 0.01)
        let second = CTRunGetImageBounds(run, nil, CFRangeMake(1, 1))
        #expect(second.minX > positions[1].x && second.maxX < positions[2].x)
        #expect(CTLineGetGlyphCount(line("Abc")) == 3)
    }

    @Test("A run has the attributes and the range of its characters")
    func attributes() {
        let string = NSMutableAttributedString(string: "\u{1D54F}b")
        let font = CTFontCreateWithName("DejaVu Sans" as CFString, 20, nil)
        let red = CGColor(red: 1, green: 0, blue: 0)
        string.append(
            NSAttributedString(
                string: "cd",
                attributes: [
                    .init(kCTFontAttributeName): font,
                    .init(kCTForegroundColorAttributeName): red,
                ]
            )
        )
        let runs = runs(CTLineCreateWithAttributedString(string))
        let last = runs[runs.count - 1]
        #expect(CTRunGetStringRange(last) == CFRangeMake(3, 2))
        #expect(all(last, 0, CTRunGetStringIndices) == [3, 4])
        #expect(CTRunGetAttributes(last)[kCTForegroundColorAttributeName] as? CGColor == red)
        #expect(CTRunGetAttributes(last)[kCTFontAttributeName] as? CTFont === font)
        #expect(CTRunGetStatus(last).isEmpty)
        #expect(CTRunGetTextMatrix(last).isIdentity && CTRunGetGlyphsPtr(last) == nil)
    }

    @Test("Text that runs to the left has its characters in the other order")
    func direction() {
        let run = runs(line("\u{5D0}\u{5D1}\u{5D2}"))[0]
        #expect(CTRunGetStatus(run) == .rightToLeft)
        #expect(all(run, 0, CTRunGetStringIndices) == [2, 1, 0])
    }

    @Test("Drawn runs look like the line, in the colour of the run")
    func drawing() {
        let line = line("Wave")
        let context = CGContext(width: 160, height: 60)
        context.textPosition = CGPoint(x: 5, y: 45)
        for run in runs(line) { CTRunDraw(run, context, CFRangeMake(0, 0)) }
        let set = ink { context in
            context.textPosition = CGPoint(x: 5, y: 45)
            CTLineDraw(line, context)
        }
        let drawn: CGImage = context.makeImage()
        let differing = zip(drawn.pixels, set.pixels).count { abs(Int($0) - Int($1)) > 60 }
        #expect(differing < 20 && set.pixels.contains { $0 > 200 })
        let half = ink { context in
            context.textPosition = CGPoint(x: 5, y: 45)
            CTRunDraw(runs(line)[0], context, CFRangeMake(0, 1))
        }
        #expect(half.pixels.count { $0 > 200 } < drawn.pixels.count { $0 > 200 })
    }

    @Test("Glyphs are those of the font, and are drawn by it")
    func fonts() throws {
        let font = CTFontCreateWithName("DejaVu Sans" as CFString, 40, nil)
        var glyphs = [CGGlyph](repeating: 9, count: 4)
        #expect(!CTFontGetGlyphsForCharacters(font, Array("A\u{5F0A}B".utf16), &glyphs, 3))
        #expect(glyphs[0] != 0 && glyphs[1] == 0 && glyphs[2] == glyphs[0] + 1 && glyphs[3] == 9)
        var rects = [CGRect](repeating: .zero, count: 2)
        let letters = [glyphs[0], glyphs[2]]
        let whole = CTFontGetBoundingRectsForGlyphs(font, .horizontal, letters, &rects, 2)
        #expect(whole == rects[0].union(rects[1]))
        let outline = try #require(CTFontCreatePathForGlyph(font, letters[1], nil))
        #expect(abs(outline.boundingBox.maxX - rects[1].maxX) < 0.1)
        let image = ink { context in
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0))
            context.textPosition = CGPoint(x: 10, y: 50)
            CTFontDrawGlyphs(font, letters, [.zero, CGPoint(x: 60, y: 0)], 2, context)
        }
        let columns = (0..<160).filter { x in (0..<60).contains { image[x, $0].red > 200 } }
        #expect(columns.contains { $0 < 40 } && columns.contains { $0 > 70 })
        #expect(!columns.contains { (45..<68).contains($0) })
    }

    @Test("Lines of a frame have ranges in the whole text, and a place for their free space")
    func frames() throws {
        let font = CTFontCreateWithName("DejaVu Sans" as CFString, 20, nil)
        let text = NSAttributedString(
            string: "x aaa bbb", attributes: [.init(kCTFontAttributeName): font]
        )
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 45, height: 80))
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(2, 0), path, nil)
        let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        #expect(lines.map { CTLineGetStringRange($0).location } == [2, 6])
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(2, 7))
        #expect(CTRunGetStringRange(runs(lines[1])[0]).location == 6)
        let width = CTLineGetTypographicBounds(lines[1], nil, nil, nil)
        #expect(CTLineGetPenOffsetForFlush(lines[1], 0.5, width + 10) == 5)
        #expect(CTLineGetPenOffsetForFlush(lines[1], 1, 1) == 0)
    }
}
