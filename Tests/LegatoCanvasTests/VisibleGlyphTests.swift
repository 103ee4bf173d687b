import Foundation
import LegatoGraphics
import TestSupport
import Testing

@testable import LegatoCanvas

/// Drawing a long line costs as much as its visible glyphs.
struct VisibleGlyphTests {
    private func forEachLine(_ string: String, _ body: (SetLine) -> Void) throws {
        let lines = try PangoLines(
            SettableText(string, limits: .standard), fontName: "DejaVu Sans", fontSize: 12,
            maximumWidth: nil
        )
        lines.forEachLine { line in
            body(line)
            return true
        }
    }

    private static let texts = [
        "Hamburg, fi\u{301}ne. ", "שלום abc ", "السلام عليكم ", "a日\u{7F}\u{378}", "x\u{1F600} ",
    ]

    @Test(arguments: texts, [true, false])
    func drawingOnlyVisibleGlyphsEqualsDrawingAllOfThem(_ text: String, _ isOutlined: Bool) throws {
        try forEachLine(String(repeating: text, count: 1500 / text.unicodeScalars.count)) { line in
            for (x, angle) in [(0.0, 0.0), (-3000.25, 0), (-line.width + 30, 0), (-200, 0.1)] {
                func image(_ wholeGlyphs: Int) -> CGImage {
                    let context = CGContext(width: 60, height: 30, scale: 1)
                    context.rotate(by: angle)
                    context.setSource(.black)
                    line.draw(
                        in: context, at: CGPoint(x: x, y: 20), isOutlined: isOutlined, limit: 2048,
                        wholeGlyphs: wholeGlyphs
                    )
                    return context.makeImage()
                }
                let (part, all) = (image(0), image(.max))
                let far = zip(part.pixels, all.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
                #expect(part == all, "at \(x), \(angle): \(far)")
            }
        }
    }

    @Test func invisibleGlyphsAreNotDrawn() throws {
        for piece in ["a", "\u{7F}", "\u{5D0}", "a日"] {
            try forEachLine(String(repeating: piece, count: 5000)) { line in
                let context = CGContext(width: 80, height: 40)
                for x in [0, -line.width / 2, -line.width, -2 * line.width] {
                    let runs = line.visibleRuns(in: context, at: CGPoint(x: x, y: 20))
                    #expect(runs.reduce(0) { $0 + $1.glyphs.count } < 100)
                }
                #expect(line.glyphCount >= 5000)
            }
        }
    }

    @Test func aWidthIsMeasuredUpToItsBound() throws {
        let long = String(repeating: "word ", count: 4000)
        func measured(_ bound: CGFloat?) throws -> (width: CGFloat, bytes: Int) {
            let lines = try PangoLines(
                SettableText(long, limits: .standard), fontName: "DejaVu Sans", fontSize: 12,
                maximumWidth: nil
            )
            lines.bound = bound
            var width = CGFloat(0)
            lines.forEachLine { line in
                width = line.width
                return true
            }
            return (width, lines.shapedBytes)
        }
        let whole = try measured(nil)
        #expect(whole.bytes == long.utf8.count)
        let near = try measured(100)
        #expect(near.width >= 100 && near.bytes == TextLimits.standard.brokenBytes)
        let far = try measured(1e9)
        #expect(far.width == whole.width)
        #expect(far.bytes == whole.bytes + TextLimits.standard.brokenBytes)
    }
}
