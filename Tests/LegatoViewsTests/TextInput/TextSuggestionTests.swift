import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// Suggestions of text fields.
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

    @Test(
        "Keys complete suggestions of the current text, which can be undone, and none after Escape")
    func stale() {
        let it = display()
        // Without a frame in between, the list of the new text has not been shown.
        it.display.send(.text(TextEvent(string: "G", time: it.display.time)))
        send("down", it)
        send("return", it)
        #expect(model.text == "Genf" && model.submitted == 0)
        it.display.advance(frames: 3)
        it.key("backspace")
        it.display.advance(frames: 3)
        #expect(model.text == "Gen" && shown(it) == ["Genf"])
        for text in ["Genf", "G"] {
            it.key("z", .control)
            it.display.advance(frames: 3)
            #expect(model.text == text)
        }
        for key in ["down", "escape", "down", "return"] { send(key, it) }
        it.display.advance(frames: 3)
        #expect(model.text == "G" && model.submitted == 1 && shown(it) == [])
    }

    private func send(_ key: String, _ it: ViewDisplay<Cities>) {
        it.display.send(.keyDown(KeyEvent(key: key, time: it.display.time)))
    }

    @Test("Keys with modifiers are those of the text")
    func modifiers() {
        let it = display()
        it.key("down")
        it.key("return", .shift)
        #expect(model.text == "" && model.submitted == 1)
        it.key("escape", .control)
        it.display.advance(frames: 3)
        #expect(shown(it) == ["Bern", "Basel", "Genf"])
        it.key("down", .control)
        it.key("return")
        #expect(model.text == "Bern")
    }

    private struct Groups: View {
        @Bindable var model: Model

        var body: some View {
            TextField("City", text: $model.text, axis: .vertical)
                .textInputSuggestions {
                    Text("Cities")
                    Text("to Bern").textInputCompletion("Bern")
                    Text("Villages")
                }
                .onSubmit { model.submitted += 1 }
                .frame(width: 200)
        }
    }

    @Test("The keys skip suggestions that cannot be chosen, and move the caret without others")
    func headings() {
        let it = ViewDisplay(Groups(model: model), frames: 2)
        it.tap(150, 100)
        it.display.advance(frames: 3)
        it.key("return")
        #expect(model.submitted == 1 && model.text == "")
        model.text = "one\ntwo"
        it.display.advance(frames: 3)
        it.key("end", .control)
        // Up without a highlight moves the caret to the first line.
        it.key("up")
        it.display.send(.text(TextEvent(string: "!", time: it.display.time)))
        it.display.advance(frames: 3)
        #expect(model.text == "one!\ntwo")
        // The highlight goes from none to Bern and no further; the second key moves the caret.
        it.key("down")
        it.key("down")
        it.key("return")
        it.display.advance(frames: 3)
        #expect(model.text == "Bern" && model.submitted == 1)
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
