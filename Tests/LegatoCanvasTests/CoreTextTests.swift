import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// Attributed texts, and the functions of Core Text that draw them.
struct CoreTextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let blue = CGColor(red: 0, green: 0, blue: 1)

    private func attributed(
        _ parts: [(String, [NSAttributedString.Key: Any])]
    ) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for (string, attributes) in parts {
            whole.append(NSAttributedString(string: string, attributes: attributes))
        }
        return whole
    }

    private func key(_ name: CFString) -> NSAttributedString.Key { .init(name as String) }

    private func font(_ size: CGFloat) -> CTFont {
        CTFontCreateWithName("DejaVu Sans" as CFString, size, nil)
    }

    /// The columns in which a colour is drawn.
    private func columns(
        of image: CGImage,
        where holds: ((red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool
    ) -> [Int] {
        (0..<image.width).filter { x in (0..<image.height).contains { holds(image[x, $0]) } }
    }

    @Test func aLineHasRunsWithFontsAndColors() throws {
        let line = CTLineCreateWithAttributedString(
            attributed([
                (
                    "MM",
                    [
                        key(kCTFontAttributeName): font(10),
                        key(kCTForegroundColorAttributeName): red,
                    ]
                ),
                (
                    "MM",
                    [
                        key(kCTFontAttributeName): font(20),
                        key(kCTForegroundColorAttributeName): blue,
                    ]
                ),
            ])
        )
        var (ascent, descent) = (CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        let small = CTLineCreateWithAttributedString(
            attributed([("MM", [key(kCTFontAttributeName): font(10)])])
        )
        let part = CTLineGetTypographicBounds(small, nil, nil, nil)
        #expect(abs(width - 3 * part) < 0.1)
        #expect(abs(ascent - CTFontGetAscent(font(20))) < 0.01)
        #expect(abs(descent - CTFontGetDescent(font(20))) < 0.01)
        let context = CGContext(width: 100, height: 40)
        context.textPosition = CGPoint(x: 0, y: 30)
        CTLineDraw(line, context)
        let image: CGImage = context.makeImage()
        let reds = columns(of: image) { $0.red > 200 && $0.blue == 0 }
        let blues = columns(of: image) { $0.blue > 200 && $0.red == 0 }
        #expect(try #require(reds.last) < Int(part) + 1)
        #expect(try #require(blues.first) >= Int(part) - 1)
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 4))
    }

    @Test func aLineIsUprightInEitherDirection() throws {
        func rows(_ context: CGContext, _ place: CGPoint) -> [Int] {
            let line = CTLineCreateWithAttributedString(
                attributed([("L", [key(kCTFontAttributeName): font(30)])])
            )
            context.textPosition = place
            CTLineDraw(line, context)
            let image: CGImage = context.makeImage()
            // The foot of the letter is wider than the rest.
            return (0..<40).filter { y in (0..<40).filter { image[$0, y].alpha > 128 }.count > 8 }
        }
        let own = rows(CGContext(width: 40, height: 40), CGPoint(x: 5, y: 35))
        let upward = try #require(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        #expect(!own.isEmpty && own == rows(upward, CGPoint(x: 5, y: 5)))
        #expect(own.allSatisfy { (30..<35).contains($0) })
    }

    @Test func aFontHasMetrics() {
        let font = font(100)
        #expect(CTFontGetSize(font) == 100 && CTFontGetLeading(font) == 0)
        // The metrics of DejaVu Sans: 0.928, 0.236, 0.729 and 0.547 ems.
        #expect(abs(CTFontGetAscent(font) - 92.8) < 0.5)
        #expect(abs(CTFontGetDescent(font) - 23.6) < 0.5)
        #expect(abs(CTFontGetCapHeight(font) - 72.9) < 1)
        #expect(abs(CTFontGetXHeight(font) - 54.7) < 1.5)
        #expect(CTFontGetSize(CTFontCreateWithName("Sans" as CFString, 0, nil)) == 12)
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 20, nil, nil)) == 20)
        #expect(CTFontCreateCopyWithAttributes(font, 0, nil, nil) == font)
        #expect(
            CTFontCopyFullName(CTFontCreateWithName("Helvetica-BoldOblique" as CFString, 9, nil))
                == "Helvetica Bold Oblique"
        )
        #expect(CTFontCreateUIFontForLanguage(.system, 0, nil).map(CTFontGetSize) == 13)
    }

    @Test func glyphsHaveOutlinesAndAdvances() throws {
        let font = font(100)
        let characters = Array("H 1".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3))
        let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        #expect(abs(path.boundingBox.maxY - CTFontGetCapHeight(font)) < 0.5)
        #expect(abs(path.boundingBox.minY) < 0.5)
        #expect(CTFontCreatePathForGlyph(font, glyphs[1], nil) == nil)
        var turn = CGAffineTransform(scaleX: 2, y: 1)
        let wide = try #require(CTFontCreatePathForGlyph(font, glyphs[0], &turn))
        #expect(abs(wide.boundingBox.width - 2 * path.boundingBox.width) < 0.1)
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
        #expect(abs(sum - advances.reduce(0) { $0 + $1.width }) < 1e-9 && advances[1].width > 20)
        #expect(!CTFontGetGlyphsForCharacters(font, Array("\u{5F0A}".utf16), &glyphs, 1))
    }

    @Test func aFrameBreaksLines() throws {
        let string = attributed([
            ("aaa bbb ", [key(kCTFontAttributeName): font(20)]),
            (
                "ccc",
                [key(kCTFontAttributeName): font(20), key(kCTForegroundColorAttributeName): red]
            ),
        ])
        let setter = CTFramesetterCreateWithAttributedString(string)
        let wide = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1e9), nil
        )
        var fit = CFRange()
        let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: 45, height: 1e9), &fit
        )
        #expect(abs(narrow.height - 3 * wide.height) < 1 && fit.length == 11)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 45, height: 80))
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 11), path, nil)
        #expect(CFArrayGetCount(CTFrameGetLines(frame)) == 3)
        #expect(CTFrameGetVisibleStringRange(frame).length == 11)
        var origins = [CGPoint](repeating: .zero, count: 3)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(abs(origins[0].y - (80 - CTFontGetAscent(font(20)))) < 0.5)
        #expect(abs(origins[0].y - origins[1].y - wide.height) < 0.5)
        let context = CGContext(width: 45, height: 80)
        CTFrameDraw(frame, context)
        let image: CGImage = context.makeImage()
        let reds = (0..<80).filter { y in (0..<45).contains { image[$0, y].red > 100 } }
        #expect(try #require(reds.first) > Int(2 * wide.height) - 2)
        let short = CGPath(rect: CGRect(x: 0, y: 0, width: 45, height: 2 * wide.height))
        let cut = CTFramesetterCreateFrame(setter, CFRangeMake(4, 0), short, nil)
        #expect(CFArrayGetCount(CTFrameGetLines(cut)) == 2)
    }

    @Test func textIsStrokedUnderlinedRaisedAndSpread() throws {
        func drawn(_ attributes: [NSAttributedString.Key: Any]) -> CGImage {
            let context = CGContext(width: 120, height: 60)
            var attributes = attributes
            attributes[key(kCTFontAttributeName)] = font(40)
            let line = CTLineCreateWithAttributedString(attributed([("II", attributes)]))
            context.textPosition = CGPoint(x: 10, y: 45)
            CTLineDraw(line, context)
            return context.makeImage()
        }
        func rows(_ image: CGImage) -> [Int] {
            (0..<60).filter { y in (0..<120).contains { image[$0, y].alpha > 128 } }
        }
        func span(_ image: CGImage) -> Int {
            let all = columns(of: image) { $0.alpha > 128 }
            return (all.last ?? 0) - (all.first ?? 0)
        }
        let plain = drawn([:])
        #expect(span(drawn([key(kCTKernAttributeName): 10])) - span(plain) == 10)
        let raised = drawn([.init("NSBaselineOffset"): 5])
        #expect(try #require(rows(plain).last) - #require(rows(raised).last) == 5)
        let lined = drawn([key(kCTUnderlineStyleAttributeName): 1])
        #expect(try #require(rows(lined).last) > #require(rows(plain).last))
        let stroked = drawn([
            key(kCTStrokeWidthAttributeName): 5, key(kCTStrokeColorAttributeName): red,
        ])
        let both = drawn([
            key(kCTStrokeWidthAttributeName): -5, key(kCTStrokeColorAttributeName): red,
        ])
        #expect(span(stroked) == span(plain) + 2)
        let black = columns(of: both) { $0.red < 10 && $0.alpha > 250 }
        #expect(!black.isEmpty && columns(of: stroked) { $0.red < 10 && $0.alpha > 250 }.isEmpty)
    }

    @Test func textHasTheOpacityShadowAndMaskOfTheContext() {
        let line = CTLineCreateWithAttributedString(
            attributed([("MM", [key(kCTFontAttributeName): font(30)])])
        )
        let context = CGContext(width: 120, height: 40)
        context.setAlpha(0.5)
        context.setShadow(offset: CGSize(width: 60, height: 0), blur: 0, color: red)
        context.textPosition = CGPoint(x: 5, y: 30)
        CTLineDraw(line, context)
        let image: CGImage = context.makeImage()
        let greatest = (0..<60 * 40).map { image[$0 % 60, $0 / 60].alpha }.max()
        #expect(greatest.map { abs(Int($0) - 128) <= 1 } == true)
        #expect(columns(of: image) { $0.red > 120 }.allSatisfy { $0 > 60 })
        #expect(!columns(of: image) { $0.red > 120 }.isEmpty)
    }

    @Test func emptyTextsDrawNothing() {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
        let context = CGContext(width: 9, height: 9)
        CTLineDraw(line, context)
        #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == 0)
        #expect(CTLineGetImageBounds(line, context).isNull)
        let none = CTFontCreateWithName("Sans" as CFString, .nan, nil)
        #expect(CTFontGetSize(none) == 0 && CTFontGetAscent(none) == 0)
        #expect(CTFontCreatePathForGlyph(none, 72, nil) == nil)
    }

    @Test("The bounds of a line are typographic, without shifts, or those of its glyphs")
    func bounds() {
        func line(rise: CGFloat) -> CTLine {
            CTLineCreateWithAttributedString(
                NSAttributedString(
                    string: "xx", attributes: [.init("NSBaselineOffset"): rise]
                )
            )
        }
        let plain = line(rise: 0)
        var (up, down) = (CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(plain, &up, &down, nil)
        let box = CTLineGetBoundsWithOptions(plain, [])
        #expect(box == CGRect(x: 0, y: -down, width: width, height: up + down))
        #expect(CTLineGetBoundsWithOptions(plain, .excludeTypographicLeading) == box)
        let ink = CTLineGetBoundsWithOptions(plain, .useGlyphPathBounds)
        #expect(ink == CTLineGetImageBounds(plain, nil) && ink.height < box.height)
        let raised = line(rise: 6)
        #expect(CTLineGetBoundsWithOptions(raised, .excludeTypographicShifts) == box)
        #expect(CTLineGetBoundsWithOptions(raised, []).maxY > box.maxY + 5)
    }
}
