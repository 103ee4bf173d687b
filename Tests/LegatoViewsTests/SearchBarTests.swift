import Foundation
import Legato
import Observation
import Testing

/// Search fields below bars, their buttons and keys.
struct SearchBarTests {
    @Observable final class Model {
        var text = ""
        var isPresented = false
        var submitted = 0
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            NavigationStack {
                List(0..<50, id: \.self) { Text("Row \($0)") }
                    .listStyle(.plain)
                    .navigationTitle("Title")
                    .searchable(text: Bindable(model).text, prompt: "Prompt")
            }
        }
    }

    private let size = CGSize(width: 300, height: 400)

    @Test("A large title folds above a search field, which moves up below the bar")
    func fold() throws {
        let it = ViewDisplay(Rows(model: Model()), size: size, frames: 3)
        let start = try #require(it.middle(ofText: "Prompt")).y
        #expect(it.middle(ofText: "Title")?.y == 70)
        #expect(try #require(it.middle(ofText: "Row 0")).y > start + 20)
        let event = ScrollEvent(
            location: CGPoint(x: 150, y: 300), delta: CGSize(width: 0, height: -200),
            time: it.display.time
        )
        it.display.send(.scroll(event))
        it.display.advance(by: 2)
        #expect(it.middle(ofText: "Title")?.y == 22)
        #expect(try abs(#require(it.middle(ofText: "Prompt")).y - start + 52) < 0.5)
    }

    @Test("The field of a view below others is in the bar of its page")
    func belowOthers() throws {
        struct Page: View {
            @Bindable var model: Model
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Above")
                        List(0..<50, id: \.self) { Text("Row \($0)") }
                            .listStyle(.plain)
                            .searchable(text: $model.text, prompt: "Prompt")
                    }
                    .navigationTitle("Title")
                }
            }
        }
        let model = Model()
        let it = ViewDisplay(Page(model: model), size: size, frames: 3)
        // The field is 36 points high, below 44 points of buttons and 52 points of title.
        let field = try #require(it.middle(ofText: "Prompt"))
        #expect(field.y == 114)
        #expect(try #require(it.middle(ofText: "Above")).y > 140)
        it.tap(field.x, field.y)
        it.display.type("x")
        it.display.advance(frames: 2)
        #expect(model.text == "x")
    }

    @Test("The field of a page without a title and buttons is at its top")
    func withoutTitle() throws {
        let model = Model()
        let it = ViewDisplay(
            NavigationStack {
                Color.white.searchable(text: Bindable(model).text, prompt: "Prompt")
            },
            size: size, frames: 3
        )
        #expect(try #require(it.middle(ofText: "Prompt")).y == 62)
    }

    private struct Search: View {
        let model: Model

        var body: some View {
            Color.white
                .searchable(
                    text: Bindable(model).text, isPresented: Bindable(model).isPresented,
                    prompt: "Prompt"
                )
                .searchSuggestions {
                    ForEach(["London", "Lima"], id: \.self) { Text($0).searchCompletion($0) }
                }
                .onSubmit(of: .search) { model.submitted += 1 }
        }
    }

    private func focused(_ model: Model) -> ViewDisplay<some View> {
        let it = ViewDisplay(Search(model: model), frames: 2)
        it.tap(100, 18)
        it.display.advance(by: 0.5)
        return it
    }

    @Test("A field with text has a button that empties it and keeps the focus")
    func clear() throws {
        let model = Model()
        model.text = "abc"
        let it = focused(model)
        // The button is before that which ends the search.
        let cancel = try #require(it.layer(ofText: "Cancel"))
        it.tap(it.middle(cancel).x - cancel.bounds.width / 2 - 10 - 8 - 8, 18)
        it.display.advance(by: 0.5)
        #expect(model.text.isEmpty && model.isPresented)
    }

    @Test("Cancel empties the field and ends the search; it is shown only while searching")
    func cancel() throws {
        let model = Model()
        let it = focused(model)
        it.display.perform { model.text = "abc" }
        it.display.advance(by: 0.5)
        let place = try #require(it.middle(ofText: "Cancel"))
        it.tap(place.x, place.y)
        it.display.advance(by: 0.5)
        #expect(model.text.isEmpty && !model.isPresented)
        #expect(it.layer(ofText: "Cancel") == nil)
    }

    @Test("Escape empties the field and, if it is empty, ends the search")
    func escape() {
        let model = Model()
        model.text = "abc"
        let it = focused(model)
        it.key("escape")
        it.display.advance(by: 0.5)
        #expect(model.text.isEmpty && model.isPresented)
        it.key("escape")
        it.display.advance(by: 0.5)
        #expect(!model.isPresented && it.layer(ofText: "Cancel") == nil)
    }

    @Test("After a suggestion is chosen, the field keeps the focus, and Return submits")
    func submit() throws {
        let model = Model()
        let it = focused(model)
        let place = try #require(it.middle(ofText: "Lima"))
        it.tap(place.x, place.y)
        it.display.advance(by: 0.5)
        #expect(model.text == "Lima" && it.layer(ofText: "London") == nil)
        it.key("return")
        #expect(model.submitted == 1)
        it.key("end")
        it.key("backspace")
        it.display.advance(by: 0.5)
        #expect(model.text == "Lim" && it.layer(ofText: "London") != nil)
    }
}
