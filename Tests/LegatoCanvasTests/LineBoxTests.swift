import Foundation
import LegatoCanvas
import Testing

/// Heights of lines given with the font.
struct LineBoxTests {
    private func layout(_ string: String, _ details: String) throws -> TextLayout {
        try TextLayout(string: string, fontName: "DejaVu Sans \(details)", fontSize: 17)
    }

    @Test("An ascent and a descent set the height and the baseline of every line")
    func heights() throws {
        let one = try layout("Hg", "#line-ascent=16, line-descent=4")
        #expect(one.size.height == 20 && one.firstBaseline == 16)
        let three = try layout("a\nb\nc", "#line-ascent=16, line-descent=4, line-spacing=2")
        #expect(three.size.height == 64)
        let wrapped = try TextLayout(
            string: "one two three", fontName: "DejaVu Sans #line-ascent=16, line-descent=4",
            fontSize: 17, maximumWidth: 40
        )
        #expect(wrapped.lines.count > 2)
        #expect(wrapped.size.height == 20 * CGFloat(wrapped.lines.count))
    }

    @Test("A single character is not truncated, however narrow the box", arguments: [true, false])
    func singleCharacter(isWrapped: Bool) {
        func ink(_ string: String, _ truncation: TextBox.Truncation) -> CGRect? {
            var box = TextBox(
                string: string, fontName: "DejaVu Sans", fontSize: 40,
                size: CGSize(width: 12, height: 60), isWrapped: isWrapped
            )
            box.truncation = truncation
            return box.ink
        }
        for character in ["8", "é", "👩‍👩‍👧"] {
            #expect(ink(character, .end) == ink(character, .none), "\(character)")
        }
        #expect(ink("88", .end) != ink("88", .none))
    }

    @Test("A text in a box of just its size is not truncated")
    func noTruncation() throws {
        let name = "DejaVu Sans #line-ascent=16.1874, line-descent=4.1004, line-spacing=1.7122"
        let string = "one two three four five six seven eight nine ten eleven twelve"
        for width in stride(from: CGFloat(60), to: 200, by: 10) {
            let text = try TextLayout(
                string: string, fontName: name, fontSize: 17, maximumWidth: width
            )
            var box = TextBox(
                string: string, fontName: name, fontSize: 17,
                size: CGSize(width: width, height: text.size.height), isWrapped: true
            )
            let whole = box.ink
            box.truncation = .end
            #expect(box.ink == whole, "\(width)")
        }
    }

    @Test("The width is unchanged, and an ascent or a descent alone has no effect")
    func rest() throws {
        let plain = try layout("Hamburg", "")
        #expect(
            try layout("Hamburg", "#line-ascent=16, line-descent=4").size.width == plain.size.width)
        #expect(try layout("Hamburg", "#line-ascent=16").size == plain.size)
        #expect(try layout("Hamburg", "#line-descent=4").size == plain.size)
        #expect(try layout("Hamburg", "#line-ascent=-5, line-descent=-5").size == plain.size)
    }
}
