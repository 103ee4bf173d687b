import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Texts from literals, formats and dates.
struct LocalizedTextTests {
    private func fonts(_ text: Text) throws -> [String: String] {
        let layers = ViewStage(text, width: 900).layers(CATextLayer.self)
        return Dictionary(
            layers.map { ($0.string as? String ?? "", $0.font as? String ?? "") },
            uniquingKeysWith: { $1 }
        )
    }

    private func string(_ text: Text) -> String {
        text.resolved(at: Date(timeIntervalSinceReferenceDate: 0)).text.parts
            .map(\.string).joined()
    }

    @Test("Markdown in a literal sets styles; words with underscores and single marks stay")
    func markdown() throws {
        let text = Text("**bold** _italic_ ***both*** `code` snake_case 2 * 3 * 4 \\*plain\\*")
        #expect(string(text) == "bold italic both code snake_case 2 * 3 * 4 *plain*")
        let fonts = try fonts(text)
        #expect(fonts["bold"] == "Sans Bold" && fonts["italic"] == "Sans Italic")
        #expect(fonts["both"] == "Sans Bold Italic" && fonts["code"] == "Monospace")
        #expect(fonts["snake_case "] == "Sans")
        let nested = Text("*a **b** c*").parts
        #expect(nested.map(\.string) == ["a ", "b", " c"])
        #expect(nested.allSatisfy { $0.traits.isItalic } && nested[1].traits.weight == .bold)
        #expect(Text("~~gone~~").attributes.strikethrough?.isActive == true)
        let name = "**no**"
        #expect(string(Text("Hello \(name)")) == "Hello **no**")
        #expect(string(Text(name)) == "**no**" && string(Text(verbatim: "*a*")) == "*a*")
    }

    @Test("Interpolated numbers have separators or six decimals, unless a specifier is given")
    func numbers() {
        #expect(string(Text("\(1_234_567) and \(-12)")) == "1,234,567 and -12")
        #expect(string(Text("\(1.5)")) == "1.500000")
        #expect(string(Text("\(1.256, specifier: "%.2f") m")) == "1.26 m")
        #expect(string(Text("\(7, specifier: "%03lld")")) == "007")
        #expect(string(Text("\(0.25, format: .percent)")) == "25%")
        #expect(string(Text(0.25, format: .percent)) == "25%")
    }

    @Test("Interpolated texts keep their styles")
    func texts() throws {
        let text = Text("a \(Text("b").bold()) **\(Text("c"))**")
        #expect(string(text) == "a b c")
        #expect(text.parts.filter { $0.traits.weight == .bold }.map(\.string) == ["b", "c"])
    }

    @Test("An image is between the words, and on their baseline")
    func images() throws {
        let pixels: CGImage = CGContext(width: 10, height: 10).makeImage()
        let image = Image(decorative: pixels, scale: 1)
        let stage = ViewStage(Text("x \(image) y"), width: 300)
        let root = try stage.shown(stage.display.rootLayer)
        func frame(_ layer: CALayer) throws -> CGRect {
            let shown = try stage.shown(layer)
            return shown.convert(shown.bounds, to: root)
        }
        let words = try stage.layers(CATextLayer.self).map(frame)
        let picture = try frame(
            try #require(stage.layers(CALayer.self).first { $0.contents != nil }))
        #expect(picture.size == CGSize(width: 10, height: 10))
        #expect(picture.minX >= words[0].maxX - 1 && picture.maxX <= words[1].minX + 1)
        #expect(picture.maxY < words[0].maxY && picture.minY > words[0].minY)
    }

    @Test("A link of a literal opens with the environment's action, in the accent colour")
    func links() throws {
        var opened: [URL] = []
        let view = Text("[go](https://swift.org)").environment(
            \.openURL,
            OpenURLAction { url in
                opened.append(url)
                return .handled
            }
        )
        let display = ViewDisplay(view)
        display.tap(150, 100)
        #expect(opened.map(\.absoluteString) == ["https://swift.org"])
    }

    @Test("Attributed strings show their fonts, colours, lines and spacing")
    func attributedStrings() throws {
        var first = AttributedString("ab")
        first.font = .title
        first.foregroundColor = .red
        var second = AttributedString("cd")
        second.underlineStyle = .single
        second.kern = 3
        second.baselineOffset = 2
        let parts = Text(first + second).parts
        #expect(parts.map(\.string) == ["ab", "cd"])
        #expect(parts[0].font == .title && parts[0].color != nil)
        #expect(parts[1].attributes.underline?.isActive == true)
        #expect(parts[1].attributes.kerning == 3 && parts[1].attributes.baselineOffset == 2)
    }

    @Test("A timer counts with the display's clock")
    func timer() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stage = ViewStage(
            VStack {
                Text(timerInterval: start...start.addingTimeInterval(90))
                Text(timerInterval: start...start.addingTimeInterval(2), countsDown: false)
                Text(start, style: .timer)
            }
        )
        stage.display.advance(by: 0.5)
        #expect(try stage.strings() == ["1:30", "0:00", "0:00"])
        stage.display.advance(by: 2)
        #expect(try stage.strings() == ["1:28", "0:02", "0:02"])
        stage.display.advance(by: 60)
        #expect(try stage.strings() == ["0:28", "0:02", "1:02"])
    }

    @Test("Distances from now are in the largest units")
    func distances() {
        #expect(DateTexts.relative(8580) == "2 hr, 23 min")
        #expect(DateTexts.relative(-42) == "42 sec" && DateTexts.relative(0) == "0 sec")
        #expect(DateTexts.relative(90_000) == "1 day, 1 hr")
        #expect(DateTexts.relative(63_072_000) == "2 years")
        #expect(DateTexts.offset(7200) == "+2 hours" && DateTexts.offset(-1) == "\u{2212}1 second")
        #expect(DateTexts.clock(3725, showsHours: true) == "1:02:05")
        #expect(DateTexts.clock(3725, showsHours: false) == "62:05")
    }
}
