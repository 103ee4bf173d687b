import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

@testable import LegatoViews

/// Laying out an edited text.
struct TextBlocksTests {
    private func blocks(_ text: String, width: CGFloat? = nil) -> TextBlocks {
        let blocks = TextBlocks()
        blocks.set(TextBlocks.BlockStyle(fontName: "DejaVu Sans", fontSize: 20, width: width))
        blocks.set(text)
        return blocks
    }

    /// The positions between the characters of a text.
    private func stops(_ text: String) -> [Int] {
        var stops = [0]
        for character in text { stops.append(stops[stops.count - 1] + character.utf8.count) }
        return stops
    }

    @Test("A click at each insertion point finds it again")
    func clicks() {
        let arabic = "\u{645}\u{631}\u{62D}\u{628}\u{627}"
        let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
        for text in [
            "Hello", "affinity fi", "e\u{301}a", "\u{1F469}\u{200D}\u{1F467}!", arabic, hebrew,
        ] {
            let it = blocks(text)
            for stop in stops(text) {
                let caret = it.caret(at: stop)
                #expect(
                    it.offset(at: CGPoint(x: caret.minX, y: 5)).offset == stop, "\(text) \(stop)")
            }
        }
    }

    @Test("Insertion points of text that runs to the left go from right to left")
    func rightToLeft() {
        let it = blocks("\u{5E9}\u{5DC}\u{5D5}\u{5DD}")
        let carets = stops(it.text).map { it.caret(at: $0).minX }
        #expect(carets == carets.sorted(by: >))
        #expect(it.isRightToLeft(at: 0))
        // In mixed text, the ends are those of the paragraph.
        let mixed = blocks("ab \u{5E9}\u{5DC}")
        let width = mixed.size().width
        #expect(abs(mixed.caret(at: mixed.text.utf8.count).minX - width) < 0.5)
        #expect(mixed.caret(at: 0).minX == 0)
    }

    @Test("The widths before an insertion point are those of the text before it")
    func widths() {
        let it = blocks("Wide letters")
        for stop in stops(it.text) {
            let width = TextLayout.width(
                of: String(it.text.utf8.prefix(stop)) ?? "", fontName: "DejaVu Sans", fontSize: 20,
                atMost: .infinity
            )
            #expect(abs(it.caret(at: stop).minX - width) < 1.5)
        }
    }

    @Test("Wrapped lines and paragraphs follow each other")
    func lines() {
        let it = blocks("one two three four five\n\nsix", width: 100)
        let end = it.caret(at: it.text.utf8.count)
        #expect(end.maxY == it.size().height)
        let empty = it.caret(at: 24)
        #expect(empty.minX == 0)
        #expect(empty.minY > 0 && empty.maxY <= end.minY + 0.01)
        // A break between wrapped lines has two places.
        let first = it.line(at: 0, prefersLineEnd: false)
        let atEnd = it.caret(at: first.upperBound, prefersLineEnd: true)
        let atStart = it.caret(at: first.upperBound)
        #expect(atEnd.minY == 0 && atEnd.minX > 20)
        #expect(atStart.minY > 0 && atStart.minX == 0)
    }

    @Test("Edits in blocks result in the same positions as a layout of the whole text")
    func edits() {
        var random = SystemRandomNumberGenerator()
        let pieces = [
            "a", "word ", "\n", "\r\n", "\u{2029}", "\u{301}",
            String(repeating: "long ", count: 900),
        ]
        for width in [nil, 150] as [CGFloat?] {
            let it = blocks("", width: width)
            var editing = TextEditing()
            for _ in 0..<60 {
                let a = Int.random(in: 0...editing.count, using: &random)
                editing.move(to: a)
                editing.move(
                    to: min(a + Int.random(in: 0...6, using: &random), editing.count),
                    extending: true)
                editing.insert(pieces.randomElement(using: &random) ?? "")
                it.set(editing.text)
                #expect(it.blocks.reduce(0) { $0 + $1.length } == editing.count)
                let fresh = blocks(editing.text, width: width)
                let offset = editing.position(Int.random(in: 0...editing.count, using: &random))
                _ = (it.size(laidOut: .max), fresh.size(laidOut: .max))
                // Long paragraphs may be divided elsewhere.
                if editing.count < 2000 {
                    #expect(it.caret(at: offset) == fresh.caret(at: offset))
                    #expect(it.blocks.map(\.length) == fresh.blocks.map(\.length))
                }
            }
        }
    }

    @Test("Only the visible part of a long text is laid out, and an edit lays out little")
    func laziness() {
        let it = blocks(String(repeating: "A line of a long text\n", count: 100_000), width: 300)
        let before = it.layouts
        _ = it.placed(from: 0, to: 400)
        #expect(it.layouts - before < 30)
        let visible = it.layouts
        it.set("x" + it.text)
        _ = it.placed(from: 0, to: 400)
        #expect(it.layouts - visible <= 3)
        let edited = it.layouts
        _ = it.caret(at: it.text.utf8.count)
        #expect(it.layouts - edited <= 1)
    }

    @Test("A selection covers its letters, and the separators as narrow rectangles")
    func selections() {
        let it = blocks("ab\ncd", width: 300)
        let area = CGRect(x: 0, y: 0, width: 300, height: 300)
        let both = it.rectangles(of: 1..<4, in: area)
        #expect(both.count == 3)
        #expect(both[0].minX == it.caret(at: 1).minX)
        #expect(it.rectangles(of: 0..<0, in: area).isEmpty)
        // Text of mixed directions has several parts.
        let mixed = blocks("ab \u{5E9}\u{5DC}\u{5D5} cd")
        #expect(mixed.rectangles(of: 1..<5, in: area).count == 2)
        #expect(mixed.rectangles(of: 0..<mixed.text.utf8.count, in: area).count == 1)
    }

    /// A run of a text with attributes in the font of the tests.
    private func run(
        _ count: Int, font: String = "DejaVu Sans", background: CGColor? = nil
    ) -> TextBlocks.StyledRun {
        let style = StyledText.Run(string: "", fontName: font, fontSize: 20)
        return TextBlocks.StyledRun(count: count, style: style, background: background)
    }

    @Test("Backgrounds cover the letters of the visible runs, and no separators")
    func backgrounds() {
        let it = blocks("", width: 300)
        it.set("ab\ncd\n", [run(1), run(5, background: .black)])
        let area = CGRect(x: 0, y: 0, width: 300, height: 300)
        let found = it.backgrounds(in: area).map(\.rect)
        #expect(found.count == 2)
        #expect(found[0].minX == it.caret(at: 1).minX && found[0].maxX == it.caret(at: 2).minX)
        #expect(found[1].minX == 0 && found[1].maxX == it.caret(at: 5).minX)
        let line = it.lineHeight
        let second = CGRect(x: 0, y: line + 1, width: 300, height: line - 2)
        #expect(it.backgrounds(in: second).map(\.rect) == [found[1]])
    }

    @Test("A text with attributes has the lines of a plain one in the same font")
    func styledLines() {
        let text = "one two three four five six seven"
        let font = "DejaVu Sans #line-ascent=22, line-descent=6, line-spacing=5"
        let (plain, styled) = (TextBlocks(), TextBlocks())
        for it in [plain, styled] {
            it.set(TextBlocks.BlockStyle(fontName: font, fontSize: 20, width: 120))
        }
        plain.set(text)
        styled.set(text, [run(8, font: font), run(text.utf8.count - 8, font: font)])
        #expect(plain.caret(at: text.utf8.count).minY >= 66)
        for stop in stops(text) {
            let (a, b) = (plain.caret(at: stop), styled.caret(at: stop))
            #expect(abs(a.minX - b.minX) < 0.01 && a.minY == b.minY && a.height == b.height)
        }
        #expect(plain.size() == styled.size())
    }

    @Test("Without characters, a text with attributes is aligned like a plain one")
    func emptyStyled() {
        for alignment in [TextBox.Alignment.natural, .center, .right] {
            let it = TextBlocks()
            var style = TextBlocks.BlockStyle(fontName: "DejaVu Sans", fontSize: 20, width: 300)
            style.alignment = alignment
            it.set(style)
            it.set("")
            let plain = it.caret(at: 0)
            #expect(plain.minX == (alignment == .natural ? 0 : alignment == .center ? 150 : 300))
            let styled = TextBlocks()
            styled.set(style)
            styled.set("", [])
            #expect(styled.caret(at: 0) == plain)
        }
    }

    @Test("A paragraph without letters runs to the right, whatever was laid out before")
    func neutralParagraphs() {
        let style = StyledText.Run(string: "12 34", fontName: "DejaVu Sans", fontSize: 20)
        for before in ["\u{5E9}\u{5DC}", "ab"] {
            _ = blocks(before).caret(at: 0)
            let places = TextPlaces(of: StyledText([style]), width: 300)
            #expect(places.lines.map(\.isRightToLeft) == [false])
        }
    }

    @Test("Masked texts keep the UTF-8 offsets")
    func masks() {
        let text = "a\0b\r\nc\u{2029}\u{85}d"
        for mask in [TextMask(), TextMask(isSingleLine: false)] {
            #expect(mask.shown(text).utf8.count == text.utf8.count)
            #expect(!mask.shown(text).utf8.contains(0))
        }
        let line = TextMask().shown(text)
        #expect(!line.contains { $0.isNewline })
        let secure = TextMask(isSecure: true)
        #expect(secure.shown("e\u{301}x") == "\u{2022}\u{2022}")
        #expect(secure.shown(3, in: "e\u{301}x") == 3)
        #expect(secure.original(6, in: "e\u{301}x") == 4)
    }
}
