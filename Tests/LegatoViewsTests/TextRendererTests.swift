import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Text renderers.
struct TextRendererTests {
    private struct Mark: TextAttribute {}

    /// Draws only the marked letters, lowered by `offset`.
    private struct Lowered: TextRenderer {
        var offset: Double
        var log: (Text.Layout) -> Void = { _ in }
        var animatableData: Double {
            get { offset }
            set { offset = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            log(layout)
            for run in layout.flatMap({ $0 }) where run[Mark.self] != nil {
                for letter in run {
                    var context = context
                    context.translateBy(x: 0, y: offset)
                    context.draw(letter)
                }
            }
        }
    }

    @Test("A renderer gets lines, runs by style, and letters with their bounds")
    func layout() throws {
        var layouts: [Text.Layout] = []
        let text = Text("one two ") + Text("three").bold().customAttribute(Mark())
        let view = text.frame(width: 100).textRenderer(Lowered(offset: 0) { layouts.append($0) })
        _ = ViewStage(view)
        let layout = try #require(layouts.last)
        #expect(layout.count == 2 && layout[0].count == 1 && layout[1].count == 1)
        #expect(layout[0][0].count == "one two ".count && layout[1][0].count == 5)
        #expect(layout[0][0][Mark.self] == nil && layout[1][0][Mark.self] != nil)
        let letters = layout[0][0].map(\.typographicBounds)
        #expect(
            zip(letters, letters.dropFirst()).allSatisfy { $0.rect.maxX <= $1.rect.minX + 0.01 })
        #expect(layout[1].origin.y > layout[0].origin.y + 15)
        let bounds = layout[1].typographicBounds
        #expect(bounds.ascent > 10 && bounds.descent > 2 && bounds.width > 40)
        #expect(layout[1][0].characterIndices.map(\.value) == [8, 9, 10, 11, 12])
    }

    @Test("Only what the renderer draws is shown, and its data animate")
    func drawing() throws {
        let remote = Remote(0.0)
        let text = Text("a") + Text("bc").customAttribute(Mark())
        let stage = ViewStage(Remoted(remote) { text.textRenderer(Lowered(offset: $0)) })
        #expect(stage.layers(CATextLayer.self).isEmpty)
        func tops() throws -> [CGFloat] {
            let root = try stage.shown(stage.display.rootLayer)
            return try stage.layers(CAShapeLayer.self).map { layer in
                let shown = try stage.shown(layer)
                return shown.convert(CGPoint.zero, to: root).y
            }
        }
        let before = try tops()
        #expect(before.count == 2)
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 10 } }
        stage.display.advance(by: 0.5)
        #expect(zip(try tops(), before).allSatisfy { abs($0 - $1 - 5) < 0.3 })
    }

    @Test("A text takes part in the layout as without a renderer")
    func size() throws {
        let plain = try #require(ViewStage(Text("abc")).layers(CATextLayer.self).first).bounds.size
        var size = CGSize.zero
        let view = Text("abc").textRenderer(Lowered(offset: 0)).background {
            GeometryReader { proxy in
                Color.clear.onAppear { size = proxy.size }
            }
        }
        _ = ViewStage(view)
        #expect(size == plain)
    }
}
