import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// The panel of suggestions.
///
/// The panel in which the suggestions of a text field are shown.
struct SuggestionPanelTests {
    @Observable final class Model {
        var text = ""
        var count = 3
        var suggests = true
        var showsField = true
        var color = Color(red: 0, green: 1, blue: 0)
    }

    /// A suggestion that reads its environment.
    private struct Row: View {
        let number: Int
        @Environment(Model.self) private var model

        var body: some View {
            HStack {
                Text("\(number) of \(model.count)")
                Rectangle().fill(.tint).frame(width: 100, height: 10)
            }
        }
    }

    /// A field of 200 x 40 points at the top or the bottom.
    private struct Page: View {
        @Bindable var model: Model
        let isAtTop: Bool

        var body: some View {
            VStack(spacing: 0) {
                if !isAtTop { Spacer() }
                if model.showsField {
                    TextField("Row", text: $model.text)
                        .environment(\.textSuggestions, model.suggests ? suggestions : nil)
                        .frame(width: 200, height: 40)
                }
                if isAtTop { Spacer() }
            }
            .tint(model.color)
            .environment(model)
        }

        private var suggestions: AnyView {
            AnyView(
                ForEach(0..<model.count, id: \.self) {
                    Row(number: $0).textInputCompletion("row \($0)")
                }
            )
        }
    }

    private let model = Model()

    /// A display of 300 x 200 points on which the field has the focus.
    private func display(isAtTop: Bool = true) -> ViewDisplay<Page> {
        let it = ViewDisplay(Page(model: model, isAtTop: isAtTop), frames: 2)
        it.tap(100, isAtTop ? 20 : 180)
        it.display.advance(frames: 3)
        return it
    }

    /// The frame of the card around a suggestion, on the display.
    private func card(_ it: ViewDisplay<Page>) throws -> CGRect {
        let text = try #require(it.layer(ofText: "0 of \(model.count)"))
        let hosting = try #require(
            sequence(first: text as CALayer, next: \.superlayer)
                .first { $0 is HostingLayer<AnyView> }
        )
        return hosting.convert(hosting.bounds, to: it.display.rootLayer)
    }

    @Test("Suggestions have the environment of the field: objects and the tint")
    func environment() throws {
        let it = display()
        let row = try #require(it.middle(ofText: "0 of 3"))
        #expect(it.pixel(180, Int(row.y)) == [0, 255, 0])
        model.color = Color(red: 1, green: 0, blue: 0)
        it.display.advance(frames: 3)
        #expect(it.pixel(180, Int(row.y)) == [255, 0, 0])
    }

    @Test("A list without room for all is as high as the space and scrolls to the highlight")
    func scrolling() throws {
        model.count = 100
        let it = display()
        // The field is 22 points high; the card is 8 points from it and from the edge of the display.
        #expect(try card(it) == CGRect(x: 50, y: 39, width: 200, height: 153))
        for _ in 0..<20 { it.key("down") }
        it.display.advance(by: 1)
        let shown = try #require(it.middle(ofText: "19 of 100"))
        #expect(shown.y > 39 && shown.y < 192)
        it.key("return")
        it.display.advance(frames: 3)
        #expect(model.text == "row 19")
    }

    @Test("Above the field it scrolls as well, and follows the size of the display")
    func above() throws {
        model.count = 100
        let it = display(isAtTop: false)
        #expect(try card(it) == CGRect(x: 50, y: 8, width: 200, height: 153))
        // The tree of views keeps its size.
        it.display.resize(to: CGSize(width: 300, height: 500))
        it.display.advance(frames: 2)
        #expect(try card(it) == CGRect(x: 50, y: 199, width: 200, height: 293))
        model.count = 2
        it.display.advance(frames: 3)
        #expect(try card(it) == CGRect(x: 50, y: 199, width: 200, height: 72))
    }

    private struct Scrolling: View {
        @Bindable var model: Model

        var body: some View {
            ScrollView {
                TextField("Row", text: $model.text)
                    .textInputSuggestions { Row(number: 0).environment(model) }
                    .frame(width: 200, height: 40)
                Color.white.frame(height: 400)
            }
        }
    }

    @Test("The panel follows a field that scrolls, without new bodies")
    func movement() throws {
        let it = ViewDisplay(Scrolling(model: model), frames: 2)
        it.tap(100, 20)
        it.display.advance(frames: 3)
        let text = try #require(it.layer(ofText: "0 of 3"))
        let hosting = try #require(
            sequence(first: text as CALayer, next: \.superlayer).lazy
                .compactMap { $0 as? HostingLayer<AnyView> }.first
        )
        let (place, bodies) = (hosting.frame, hosting.bodyEvaluations)
        #expect(place == CGRect(x: 50, y: 39, width: 200, height: 40))
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 20, y: 100), delta: CGSize(width: 0, height: -5),
                    time: it.display.time))
        )
        it.display.advance(by: 1)
        #expect(hosting.frame == place.offsetBy(dx: 0, dy: -5))
        #expect(hosting.bodyEvaluations == bodies && it.layer(ofText: "0 of 3") === text)
    }

    @Test("The list disappears with its field")
    func removal() {
        let it = display()
        #expect(it.layer(ofText: "0 of 3") != nil)
        let layers = it.display.rootLayer.sublayers?.count
        model.showsField = false
        it.display.advance(frames: 3)
        #expect(it.layer(ofText: "0 of 3") == nil)
        #expect(it.display.rootLayer.sublayers?.count == layers.map { $0 - 1 })
        it.key("down")
        it.key("return")
        #expect(model.text == "")
    }

    @Test("A field keeps the focus when it gets suggestions, and loses them")
    func conditional() {
        model.suggests = false
        let it = display()
        for suggests in [true, false] {
            model.suggests = suggests
            it.display.advance(frames: 3)
            #expect((it.layer(ofText: "0 of 3") != nil) == suggests)
            it.display.send(.text(TextEvent(string: "x", time: it.display.time)))
            it.display.advance(frames: 3)
        }
        #expect(model.text == "xx")
    }
}
