import Foundation
import LegatoGraphics
import Synchronization
import TestSupport
import Testing

@testable import LegatoCanvas

/// Short texts are shaped once, and their kept lines equal pango's.
struct ShapedTextTests {
    private static let texts = [
        "Row 17", "Hamburg, fi\u{301}ne. ", "שלום abc ", "السلام عليكم 12", "a日本 語", "x\u{1F600} y",
        "two\nlines", "tab\tbed ", "", "  spaced  out  ", "\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}",
        "under\u{2028}line", "soft\u{AD}hyphen\u{AD}ated",
    ]

    /// The compared properties of a line.
    private struct Facts: Equatable {
        var numbers: [CGFloat]
        var ink: CGRect
        var end: Int
        var flags: [Bool]

        init(_ line: any DrawableLine) {
            let (width, ink) = line.narrowed()
            numbers = [line.top, line.bottom, line.baseline, line.width, width]
            self.ink = ink
            end = line.end
            flags = [line.startsParagraph, line.isRightToLeft]
        }
    }

    private func pangoLines(_ key: ShapedTexts.Key, _ body: (SetLine) -> Void) throws {
        let lines = try PangoLines(
            SettableText(key.string, limits: .standard), fontName: key.fontName,
            fontSize: key.fontSize, maximumWidth: key.width, isJustified: key.isJustified
        )
        (lines.truncation, lines.room) = (key.truncation, key.room)
        lines.forEachLine { line in
            body(line)
            return true
        }
    }

    @Test(
        arguments: texts,
        [
            "DejaVu Sans", "DejaVu Sans Bold #tnum, letter-spacing=1.5",
            "DejaVu Sans #letter-spacing=-0.7",
            "DejaVu Serif #line-spacing=3",
        ]
    )
    func keptLinesEqualPangosAtEveryWidth(_ text: String, _ font: String) throws {
        let natural = try TextLayout(string: text, fontName: font, fontSize: 13).size.width
        let widths = [0, natural * 0.3, natural - 1.0 / 1024, natural, natural + 1, natural * 3]
        for width in widths.map({ max($0, 0) }) {
            for truncation in [TextBox.Truncation.none, .start, .middle, .end] {
                for room in [CGFloat?.none, 0, 20, 40] {
                    for isJustified in [false, true] {
                        let key = ShapedTexts.Key(
                            string: text, fontName: font, fontSize: 13, width: width,
                            isJustified: isJustified, truncation: truncation.pangoMode,
                            room: truncation == .none ? nil : room
                        )
                        var (kept, set) = ([Facts](), [Facts]())
                        try TextLines(key).forEachLine { line in
                            kept.append(Facts(line))
                            return true
                        }
                        try pangoLines(key) { set.append(Facts($0)) }
                        #expect(kept == set, "\(key)")
                    }
                }
            }
        }
    }

    @Test(arguments: texts, ["DejaVu Sans", "DejaVu Sans #letter-spacing=-0.7"])
    func aLineStaysTheSameFromItsUnwrappedWidthOn(_ text: String, _ font: String) throws {
        let natural = try TextLayout(string: text, fontName: font, fontSize: 13)
        let least = natural.unwrappedWidth
        let line = natural.lines[0]
        #expect(
            least.isFinite
                == (natural.lines.count == 1 && !line.isRightToLeft && !text.contains("\t"))
        )
        guard least.isFinite else { return }
        #expect(least > line.width && least <= line.width + 2.0 / 1024)
        for width in [least, least + 0.3, 2 * least, 1e6] {
            let wrapped = try TextLayout(
                string: text, fontName: font, fontSize: 13, maximumWidth: width
            )
            #expect(wrapped.lines == natural.lines, "\(width)")
        }
    }

    @Test func linesEndAtControlCharactersAndSeparators() {
        let ends = (UInt32(0)...0x3000).filter { value in
            Unicode.Scalar(value).map { "\u{E9}\($0)\u{20AC}".endsLines } ?? false
        }
        #expect(ends == [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029])
    }

    @Test(arguments: texts, [true, false])
    func aKeptLineIsDrawnAsPangoDrawsIt(_ text: String, _ isOutlined: Bool) throws {
        let key = ShapedTexts.Key(string: text, fontName: "DejaVu Sans", fontSize: 12)
        try pangoLines(key) { line in
            guard let kept = ShapedLine(line) else { return }
            for (place, angle, limit) in [
                (CGPoint(x: 3, y: 20), 0.0, 2048), (CGPoint(x: -7.3, y: 18.7), 0.1, 2048),
                (CGPoint(x: 1.0 / 3, y: 20), 0, 1),
            ] {
                func image(_ line: any DrawableLine) -> CGImage {
                    let context = CGContext(width: 120, height: 40, scale: 1.5)
                    context.rotate(by: angle)
                    _ = context.apply(context.ctm)
                    context.setSource(.black)
                    line.draw(in: context, at: place, isOutlined: isOutlined, limit: limit)
                    return context.makeImage()
                }
                #expect(image(kept) == image(line), "at \(place), \(angle), \(limit)")
            }
        }
    }

    @Test func aTextIsShapedOnceForAllMeasurementsAndDrawings() throws {
        let text = "Shaped once \(#function)"
        let counter = ShapedBytes()
        try ShapedBytes.$counter.withValue(counter) {
            let natural = try TextLayout(string: text, fontName: "DejaVu Sans", fontSize: 11.5)
            for width in 0..<20 {
                let layout = try TextLayout(
                    string: text, fontName: "DejaVu Sans", fontSize: 11.5,
                    maximumWidth: natural.size.width + CGFloat(width)
                )
                #expect(layout.size == natural.size)
                layout.draw(in: CGContext(width: 100, height: 40), at: .zero)
                let size = CGSize(width: natural.size.width + CGFloat(width), height: 40)
                for truncation in [TextBox.Truncation.none, .end] {
                    let box = TextBox(
                        string: text, fontName: "DejaVu Sans", fontSize: 11.5, size: size,
                        isWrapped: true, truncation: truncation
                    )
                    #expect(box.ink != nil)
                    box.draw(in: CGContext(width: 100, height: 40), color: .black)
                }
            }
        }
        #expect(counter.count == text.utf8.count)
    }

    /// A cache, and the keys that it had to shape.
    private final class Counted {
        let texts: ShapedTexts
        var shaped: [String] = []

        init(budget: Int) { texts = ShapedTexts(budget: budget) }

        func use(_ string: String, width: CGFloat? = nil) throws {
            let key = ShapedTexts.Key(
                string: string, fontName: "DejaVu Sans", fontSize: 12, width: width
            )
            _ = try texts.lines(of: key) { key throws(TextLayoutError) in
                shaped.append(key.string)
                return try TextLines.shape(key)
            }
        }
    }

    @Test func theKeptLinesStayWithinTheBudget() throws {
        let cache = Counted(budget: 20_000)
        for index in 0..<500 {
            try cache.use("Number \(index)", width: 1000)
            #expect(cache.texts.statistics.bytes <= 20_000)
        }
        #expect(cache.shaped.count == 500)
        #expect(cache.texts.statistics.shaped == 500)
        #expect(cache.texts.statistics.bytes > 5000)
    }

    @Test func aTextInUseOutlivesOthers() throws {
        let cache = Counted(budget: 20_000)
        for index in 0..<500 {
            try cache.use("In use")
            try cache.use("Number \(index)")
        }
        try cache.use("Number 499")
        try cache.use("Number 0")
        #expect(cache.shaped.count { $0 == "In use" } == 1)
        #expect(cache.shaped.count { $0 == "Number 499" } == 1)
        #expect(cache.shaped.count { $0 == "Number 0" } == 2)
        #expect(cache.texts.statistics.hits == 500)
    }

    @Test func aTextLargerThanTheBudgetIsNotKept() throws {
        let cache = Counted(budget: 100)
        for _ in 0..<3 { try cache.use("Large") }
        #expect(cache.shaped.count == 3)
        #expect(cache.texts.statistics.bytes == 0)
    }

    @Test func aTextThatExceedsALimitIsReportedEachTime() throws {
        let text = "e" + String(repeating: "\u{301}", count: 100)
        let reports = Mutex(0)
        for _ in 0..<2 {
            _ = try TextLayout(
                string: text, fontName: "DejaVu Sans", fontSize: 12, maximumWidth: nil,
                room: .infinity, onExcess: { _ in reports.withLock { $0 += 1 } }
            )
        }
        #expect(reports.withLock { $0 } == 2)
    }

    @Test func threadsShareKeptLines() async throws {
        let layout = try TextLayout(string: "Shared by threads", fontName: "DejaVu Sans")
        let expected = layout.image(scale: 2)
        await withTaskGroup(of: CGImage.self) { group in
            for _ in 0..<16 { group.addTask { layout.image(scale: 2) } }
            for await image in group { #expect(image == expected) }
        }
    }
}
