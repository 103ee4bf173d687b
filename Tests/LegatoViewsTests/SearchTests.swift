import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// Suggestions, tokens and the focus of searches.
struct SearchTests {
    struct Kind: Identifiable, Equatable {
        let id: String
    }

    @Observable final class Model {
        var text = ""
        var kinds: [Kind] = []
        var isFocused = false
        var cities = ["London", "Lima"]
        var isHidden = false
    }

    private struct Search: View {
        let model: Model
        @FocusState private var isFocused: Bool

        var body: some View {
            Color.red.searchable(text: Bindable(model).text, prompt: "City")
                .searchSuggestions {
                    ForEach(model.cities.filter { $0 != model.text }, id: \.self) {
                        Text($0).searchCompletion($0)
                    }
                }
                .searchFocused($isFocused)
                .searchSuggestions(model.isHidden ? .hidden : .automatic, for: .content)
                .onChange(of: model.isFocused) { isFocused = model.isFocused }
                .onChange(of: isFocused) { model.isFocused = isFocused }
        }
    }

    private func advance<V: View>(_ it: ViewDisplay<V>, _ change: () -> Void = {}) {
        it.display.perform(change)
        it.display.advance(by: 0.5)
    }

    @Test("A focused field shows suggestions; a click completes the text, and only hides them")
    func suggestions() {
        let model = Model()
        let it = ViewDisplay(Search(model: model))
        #expect(it.layer(ofText: "London") == nil)
        advance(it) { model.isFocused = true }
        #expect(it.layer(ofText: "London") != nil && it.layer(ofText: "Lima") != nil)
        let place = it.middle(ofText: "Lima") ?? .zero
        it.tap(place.x, place.y)
        advance(it)
        #expect(model.text == "Lima" && model.isFocused)
        #expect(it.layer(ofText: "London") == nil)
    }

    @Test("Without suggestions the view stays, and hidden ones are not shown")
    func noSuggestions() {
        func red(_ model: Model) -> Bool {
            let it = ViewDisplay(Search(model: model))
            advance(it) { model.isFocused = true }
            let color = it.display.snapshot()[150, 150]
            return color.red > 200 && color.green < 120
        }
        let (model, other, hidden) = (Model(), Model(), Model())
        (other.cities, hidden.isHidden) = ([], true)
        #expect(!red(model) && red(other) && red(hidden))
    }

    private struct Tokens: View {
        let model: Model

        var body: some View {
            Color.red
                .searchable(
                    text: Bindable(model).text, tokens: Bindable(model).kinds,
                    suggestedTokens: .constant([Kind(id: "Song"), Kind(id: "Album")])
                ) { Text($0.id) }
        }
    }

    @Test("A suggested token is added and shown; the delete key removes the last one")
    func tokens() {
        let model = Model()
        let it = ViewDisplay(Tokens(model: model))
        it.tap(150, 18)
        advance(it)
        let place = it.middle(ofText: "Album") ?? .zero
        #expect(place.y > 40)
        it.tap(place.x, place.y)
        advance(it)
        #expect(model.kinds == [Kind(id: "Album")])
        #expect((it.middle(ofText: "Album")?.y).map { $0 < 40 } ?? false)
        it.tap(150, 18)
        advance(it) { model.text = "a" }
        it.key("end")
        it.key("backspace")
        #expect(model.kinds.count == 1 && model.text.isEmpty)
        it.key("backspace")
        #expect(model.kinds.isEmpty)
    }
}
