import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

@Suite("Suggestions of text fields")
struct TextSuggestionTests {
    @Observable final class Model {
        var text = ""
        var submitted = 0
    }

    private struct Cities: View {
        @Bindable var model: Model

        var body: some View {
            VStack(spacing: 0) {
                TextField("City", text: $model.text)
                    .textInputSuggestions(
                        ["Bern", "Basel", "Genf"].filter { $0.hasPrefix(model.text) }, id: \.self
                    ) { city in
                        Text("to \(city)").textInputCompletion(city)
                    }
                    .onSubmit { model.submitted += 1 }
                    .frame(width: 200, height: 40)
                Color.red.frame(height: 160)
            }
        }
    }

    private let model = Model()

    private func display() -> ViewDisplay<Cities> {
        let it = ViewDisplay(Cities(model: model), frames: 2)
        it.tap(100, 20)
        it.display.advance(frames: 3)
        return it
    }

    private func shown(_ it: ViewDisplay<Cities>) -> [String] {
        ["Bern", "Basel", "Genf"].filter { it.layer(ofText: "to \($0)") != nil }
    }

    @Test("The list is shown below the field while it has the focus, and follows the text")
    func list() throws {
        let it = ViewDisplay(Cities(model: model), frames: 2)
        #expect(shown(it) == [])
        it.tap(100, 20)
        it.display.advance(frames: 3)
        #expect(shown(it) == ["Bern", "Basel", "Genf"])
        let bern = try #require(it.layer(ofText: "to Bern"))
        let place = bern.convert(bern.bounds, to: it.display.rootLayer)
        #expect(place.minY > 40 && place.maxY < 90)
        it.display.send(.text(TextEvent(string: "B", time: it.display.time)))
        it.display.advance(frames: 3)
        #expect(model.text == "B" && shown(it) == ["Bern", "Basel"])
        it.display.send(.text(TextEvent(string: "x", time: it.display.time)))
        it.display.advance(frames: 3)
        #expect(shown(it) == [])
    }

    @Test("Arrow keys highlight, Return completes and hides the list until the text changes")
    func keys() {
        let it = display()
        it.key("down")
        it.key("down")
        it.key("return")
        it.display.advance(frames: 3)
        #expect(model.text == "Basel" && model.submitted == 0 && shown(it) == [])
        it.key("return")
        #expect(model.submitted == 1)
        it.key("backspace")
        it.display.advance(frames: 3)
        #expect(model.text == "Base" && shown(it) == ["Basel"])
    }

    @Test("Without a highlight Return submits; Escape hides the list")
    func escape() {
        let it = display()
        it.key("down")
        it.key("up")
        it.key("return")
        #expect(model.submitted == 1 && model.text == "")
        it.key("escape")
        it.display.advance(frames: 3)
        #expect(shown(it) == [])
    }

    @Test("A click completes, and the field keeps the focus")
    func click() throws {
        let it = display()
        let genf = try #require(it.layer(ofText: "to Genf"))
        let place = genf.convert(genf.bounds, to: it.display.rootLayer)
        it.tap(place.midX, place.midY)
        it.display.advance(frames: 3)
        #expect(model.text == "Genf" && shown(it) == [])
        it.display.send(.text(TextEvent(string: "!", time: it.display.time)))
        it.display.advance(frames: 2)
        #expect(model.text == "Genf!")
    }
}
