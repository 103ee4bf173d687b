import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

#if canImport(Glibc)
import Glibc
#endif

struct TextLayoutTests {
    /// Returns the ranges of columns and rows that contain drawn pixels.
    private func ink(_ image: CGImage) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        var (x0, x1, y0, y1) = (Int.max, -1, Int.max, -1)
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y].alpha > 0 {
                (x0, x1, y0, y1) = (min(x0, x), max(x1, x), min(y0, y), max(y1, y))
            }
        }
        return x1 < 0 ? nil : (x0...x1, y0...y1)
    }

    @Test func textHasASizeAndIsDrawnInItsColour() throws {
        let text = try TextLayout(
            string: "Legato", fontSize: 20, color: CGColor(red: 1, green: 0, blue: 0)
        )
        #expect(text.size.width > 50 && text.size.width < 90)
        #expect(text.size.height > 20 && text.size.height < 32)
        #expect(text.firstBaseline > 14 && text.firstBaseline < text.size.height)
        let image = text.image()
        #expect(image.width == Int(text.size.width.rounded(.up)))
        let drawn = try #require(ink(image))
        #expect(drawn.columns.count > 40 && drawn.rows.count >= 14)
        #expect(
            (0..<image.height).allSatisfy { y in
                (0..<image.width).allSatisfy { x in
                    let p = image[x, y]
                    return p.red == p.alpha && p.green == 0 && p.blue == 0
                }
            }
        )
    }

    @Test func theSizeGrowsWithTheFontAndNotWithTheScale() throws {
        let small = try TextLayout(string: "Measure", fontSize: 10)
        let large = try TextLayout(string: "Measure", fontSize: 40)
        #expect(abs(large.size.width - 4 * small.size.width) < 0.1)
        let image = small.image(scale: 3)
        #expect(image.width == Int((small.size.width * 3).rounded(.up)))
    }

    @Test func tabStopsAreEquallyWideInLongLinesOfLargeFonts() throws {
        // A tab is wider than any letter, which overflowed pango's numbers.
        func width(_ tabs: Int) throws -> CGFloat {
            try TextLayout(
                string: String(repeating: "\t", count: tabs) + "a", fontName: "DejaVu Sans Mono",
                fontSize: 2000
            ).size.width
        }
        let (few, many) = try (width(100), width(500))
        #expect(abs(many - 5 * few) < 2 * few / 100)
    }

    @Test func aTextIsDrawnAsWideAsItWasMeasured() throws {
        // Lines laid out at the scale of a context had other widths, and took time in proportion to
        // it.
        let hyphens = String(repeating: "-", count: 250)
        let text = try TextLayout(string: hyphens, fontName: "DejaVu Sans", fontSize: 0.01)
        let drawn = try #require(ink(text.image(scale: 100)))
        #expect(abs(CGFloat(drawn.columns.upperBound + 1) - 100 * text.size.width) < 1.5)
    }

    @Test func fontFeaturesFollowTheFontName() throws {
        func width(_ font: String) throws -> CGFloat {
            try TextLayout(string: "AVAVAV", fontName: font, fontSize: 40).size.width
        }
        let kerned = try width("DejaVu Sans")
        #expect(try width("DejaVu Sans #tnum") == kerned)
        #expect(try width("DejaVu Sans #kern=0") > kerned + 5)
        #expect(try width("DejaVu Sans #tnum, kern=0") == width("DejaVu Sans #kern=0"))
    }

    @Test func aNarrowWidthBreaksLines() throws {
        let words = "one two three four five six"
        let line = try TextLayout(string: words, fontSize: 12)
        let box = try TextLayout(string: words, fontSize: 12, maximumWidth: 60)
        #expect(box.size.width <= 60)
        #expect(box.size.height >= 3 * line.size.height - 0.01)
        let letters = try TextLayout(string: "incomprehensible", fontSize: 12, maximumWidth: 30)
        #expect(letters.size.width <= 30)
    }

    @Test func alignmentMovesTheLineWithinTheWidth() throws {
        func columns(_ alignment: TextAlignment) throws -> ClosedRange<Int> {
            let text = try TextLayout(
                string: "mid", fontSize: 16, maximumWidth: 200, alignment: alignment
            )
            return try #require(ink(text.image())).columns
        }
        let start = try columns(.natural)
        let middle = try columns(.center)
        let end = try columns(.trailing)
        #expect(start.lowerBound <= 2)
        #expect(abs((middle.lowerBound + middle.upperBound) / 2 - 100) <= 2)
        #expect(end.upperBound >= 197)
    }

    @Test func anUnknownFamilyFallsBack() throws {
        let known = try TextLayout(string: "fallback")
        let unknown = try TextLayout(string: "fallback", fontName: "No Such Family 3f9a")
        #expect(unknown.size.width > 0)
        #expect(ink(unknown.image()) != nil && ink(known.image()) != nil)
    }

    @Test func emptyMultilineAndMixedTextsAreLaidOut() throws {
        #expect(try TextLayout(string: "").size.width == 0)
        #expect(try TextLayout(string: "").size.height > 0)
        #expect(try TextLayout(string: "a\0b").size.width > 0)
        let lines = try TextLayout(string: "a\nb")
        #expect(try abs(lines.size.height - 2 * TextLayout(string: "a").size.height) < 0.01)
        #expect(try TextLayout(string: "שלום, עולם 👋🏽").size.width > 0)
    }

    @Test func drawingTextIntoAContextEqualsDrawingItsImage() throws {
        let text = try TextLayout(string: "Same", fontSize: 18)
        let image = text.image(scale: 2)
        let context = CGContext(width: image.width, height: image.height, scale: 2)
        context.translateBy(x: -3, y: -4)
        text.draw(in: context, at: CGPoint(x: 3, y: 4))
        #expect(context.makeImage() == image)
    }

    @Test func textIsLaidOutOnManyThreadsAtOnce() async throws {
        let expected = try TextLayout(string: "Parallel lines", fontSize: 24).image(scale: 2)
        await withTaskGroup(of: CGImage?.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    try? TextLayout(string: "Parallel lines", fontSize: 24).image(scale: 2)
                }
            }
            for await image in group { #expect(image == expected) }
        }
    }

    @Test func withoutAnyFontLayingOutTextThrows() async throws {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory
                .appending(path: "legato-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "fonts.conf")
            try Data("<fontconfig></fontconfig>".utf8).write(to: file)
            setenv("FONTCONFIG_FILE", file.path, 1)
            let error = #expect(throws: TextLayoutError.self) { try TextLayout(string: "x") }
            #expect(error?.reason == "no font is installed")
        }
    }

    @Test func aFontSizeOfZeroTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = try TextLayout(string: "x", fontSize: 0)
        }
    }

    @Test func aWordIsBrokenAtALetterWithoutAHyphen() throws {
        let word = "Donaudampfschifffahrt"
        let letters = try TextLayout(string: word, fontName: "DejaVu Sans Mono", fontSize: 20)
        let letter = letters.size.width / CGFloat(word.count)
        for count in [3, 5, 8] {
            // The width fits a whole number of letters, so a hyphen would replace one.
            let layout = try TextLayout(
                string: word, fontName: "DejaVu Sans Mono", fontSize: 20,
                maximumWidth: CGFloat(count) * letter + 0.5
            )
            #expect(layout.lines.count == (word.count + count - 1) / count)
            #expect(abs(layout.size.width - CGFloat(count) * letter) < 0.1)
        }
    }

    @Test func aWideWordStartsANewLineAndHyphensAreKept() throws {
        let letter = try TextLayout(string: "m", fontName: "DejaVu Sans Mono", fontSize: 20).size
            .width
        func ends(_ string: String, letters: CGFloat) throws -> [Int] {
            try TextLayout(
                string: string, fontName: "DejaVu Sans Mono", fontSize: 20,
                maximumWidth: letters * letter + 0.5
            ).lines.map(\.end)
        }
        #expect(try ends("ab cdefghij", letters: 5) == [3, 8, 11])
        #expect(try ends("well-known", letters: 6) == [5, 10])
        // A soft hyphen is drawn only where the line breaks.
        #expect(try ends("some\u{AD}thing", letters: 6) == [6, 11])
        #expect(try ends("some\u{AD}thing", letters: 10) == [11])
    }
}
