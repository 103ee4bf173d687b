import Foundation
import Legato
import LegatoCanvas
import Testing

@testable import LegatoViews

/// Attributes of texts.
struct TextAttributeTests {
    /// Returns the frames of the text layers in the display, from the top.
    private func frames<V: View>(_ view: V, width: CGFloat = 400) throws -> [CGRect] {
        let stage = ViewStage(view, width: width, height: 400)
        let root = try stage.shown(stage.display.rootLayer)
        return try stage.layers(CATextLayer.self).map { layer in
            let shown = try stage.shown(layer)
            return shown.convert(shown.bounds, to: root)
        }
    }

    private func size<V: View>(_ view: V) throws -> CGSize {
        try #require(try frames(view).first).size
    }

    @Test("Kerning and tracking add their points after each letter; tracking wins")
    func letterSpacing() throws {
        let plain = try size(Text("WIDE")).width
        #expect(abs(try size(Text("WIDE").kerning(5)).width - plain - 20) <= 1)
        #expect(abs(try size(Text("WIDE").tracking(-2)).width - plain + 8) <= 1)
        let both = Text("WIDE").kerning(30).tracking(5)
        #expect(abs(try size(both).width - plain - 20) <= 1)
        #expect(abs(try size(VStack { Text("WIDE") }.kerning(5)).width - plain - 20) <= 1)
        #expect(try size(Text("WIDE").kerning(.nan)).width == plain)
    }

    @Test("A text keeps its own attribute where the environment sets another")
    func ownAttributeWins() throws {
        let own = try size(VStack { Text("WIDE").kerning(5) }.kerning(30))
        #expect(own == (try size(Text("WIDE").kerning(5))))
    }

    @Test("Line spacing separates lines, and is not added below the last one")
    func lineSpacing() throws {
        let one = try size(Text("one")).height
        let three = try size(Text("a\nb\nc")).height
        #expect(abs(three - 3 * one) < 0.01)
        #expect(abs(try size(Text("a\nb\nc").lineSpacing(10)).height - three - 20) < 0.01)
        #expect(abs(try size(Text("one").lineSpacing(10)).height - one) < 0.01)
        let wrapped = Text("one two three").frame(width: 50)
        let (close, wide) = (try size(wrapped).height, try size(wrapped.lineSpacing(6)).height)
        #expect(abs(wide - close - 12) < 0.01)
        let joined = (Text("a\n") + Text("b")).lineSpacing(10)
        let rows = try frames(joined)
        #expect(abs(rows[1].minY - rows[0].maxY - 10) < 0.01)
    }

    @Test("A baseline offset moves the letters, not the baseline")
    func baselineOffset() throws {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a")
            Text("b").baselineOffset(8)
            Text("c").baselineOffset(-6)
        }
        let rows = try frames(row)
        #expect(abs(rows[1].minY - rows[0].minY + 8) < 0.01)
        #expect(abs(rows[2].minY - rows[0].minY - 6) < 0.01)
        #expect(rows[0].height == rows[1].height)
        let joined = try frames(Text("a") + Text("b").baselineOffset(8))
        #expect(abs(joined[1].minY - joined[0].minY + 8) < 0.01)
    }

    @Test("Underlines and strikethroughs are as wide as each line, in their own colour")
    func rules() throws {
        let text = Text("under").underline(color: .red).strikethrough()
        let stage = ViewStage(text.foregroundStyle(.black))
        let width = try #require(stage.layers(CATextLayer.self).first).bounds.width
        let lines = stage.layers(CAShapeLayer.self)
        #expect(lines.count == 2)
        let boxes = lines.compactMap { $0.path?.boundingBox }
        #expect(boxes.allSatisfy { abs($0.width - width) <= 1 })
        #expect(boxes[0].minY > boxes[1].minY)
        #expect(lines[0].strokeColor != lines[1].strokeColor)
        let wrapped = Text("one two three").underline().frame(width: 50)
        let path = try #require(ViewStage(wrapped).layers(CAShapeLayer.self).first?.path)
        #expect(path.boundingBox.height > 30)
        #expect(
            ViewStage(text.underline(false).strikethrough(false)).layers(CAShapeLayer.self).isEmpty)
        let dashed = ViewStage(VStack { Text("a") }.underline(pattern: .dash))
        #expect(dashed.layers(CAShapeLayer.self).first?.lineDashPattern?.count == 2)
    }

    @Test("A text shrinks to fit its line down to the least factor, and is truncated then")
    func minimumScaleFactor() throws {
        let text = Text("A title that is too long").font(.system(size: 40)).lineLimit(1)
        func layer(_ factor: CGFloat, _ width: CGFloat) throws -> CATextLayer {
            let stage = ViewStage(text.minimumScaleFactor(factor).frame(width: width), width: 900)
            return try #require(stage.layers(CATextLayer.self).first)
        }
        let whole = try layer(1, 800)
        let natural = whole.bounds.width
        #expect(try layer(0.2, 800).fontSize == 40)
        let half = try layer(0.2, natural / 2)
        #expect(half.fontSize < 20.5 && half.fontSize > 18.5)
        #expect(half.bounds.width <= natural / 2 && half.bounds.height < whole.bounds.height * 0.6)
        #expect(try layer(0.7, natural / 2).fontSize == 28)
        #expect(try layer(1, natural / 2).fontSize == 40)
    }

    @Test("Letters move together by up to 5 % of the size before a text is truncated")
    func tightening() throws {
        let natural = try size(Text("A title to tighten")).width
        let text = Text("A title to tighten").lineLimit(1).allowsTightening(true)
        let stage = ViewStage(text.frame(width: natural - 8), width: 400)
        let layer = try #require(stage.layers(CATextLayer.self).first)
        #expect(
            (layer.font as? String)?.contains("letter-spacing=-") == true && layer.fontSize == 17)
    }

    @Test("A text takes the space of the lines that are reserved for it")
    func reservedLines() throws {
        let three = try size(Text("a\nb\nc")).height
        func height(_ view: some View) throws -> CGFloat { try size(view).height }
        #expect(abs(try height(Text("a").lineLimit(3, reservesSpace: true)) - three) < 0.01)
        #expect(abs(try height(Text("a").lineLimit(3...5)) - three) < 0.01)
        #expect(abs(try height(Text("a\nb\nc\nd").lineLimit(...3)) - three) < 0.01)
        #expect(try height(Text("a").lineLimit(3, reservesSpace: false)) < three / 2)
    }

    @Test("The case, the design and the width of the environment change texts")
    func caseAndDesign() throws {
        let stage = ViewStage(
            VStack {
                Text("Abc").textCase(.uppercase)
                Text("Abc").fontDesign(.monospaced)
                Text("Abc").monospaced()
            }
            .fontDesign(.serif).fontWidth(.condensed)
        )
        let layers = stage.layers(CATextLayer.self)
        #expect(layers.map { $0.string as? String } == ["ABC", "Abc", "Abc"])
        #expect(
            layers.map { $0.font as? String } == [
                "Serif Condensed", "Monospace Condensed", "Monospace Condensed",
            ]
        )
    }

    @Test("Font details become styles, features and spacing")
    func fontDetails() {
        #expect(Font.body.width(.condensed).resolved.name == "Sans Condensed")
        #expect(Font.body.smallCaps().resolved.name == "Sans #smcp, c2sc")
        #expect(Font.body.leading(.loose).resolved.name == "Sans #line-spacing=2.0")
        #expect(Font.body.bold(false) == .body && Font.body.italic(true) == .body.italic())
    }
}
