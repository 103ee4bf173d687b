import Foundation
import Legato
import Observation
import Testing

@testable import LegatoLayers
@testable import LegatoViews

@Suite("Rotors")
struct RotorTests {
    struct Message: Identifiable {
        let id: Int
        var subject: String { "Subject \(id)" }
    }

    @Observable final class Model {
        var prepared: [Int] = []
        var text = "red green blue"
    }

    private struct Mail: View {
        let model: Model

        var body: some View {
            List((0..<100).map { Message(id: $0) }) { message in
                Text(message.subject)
            }
            .accessibilityRotor("Unread") {
                AccessibilityRotorEntry("first", id: 0)
                ForEach([40, 90], id: \.self) { number in
                    AccessibilityRotorEntry("Subject \(number)", id: number) {
                        model.prepared.append(number)
                    }
                }
            }
        }
    }

    private func element<V: View>(_ it: ViewDisplay<V>, _ action: String) throws
        -> AccessibilityElement
    {
        try #require(it.hosting.viewElements.first { $0.actionNames.contains(action) })
    }

    @Test("Each entry is an action of the view with the rotor's name, and scrolls to its view")
    func list() throws {
        let model = Model()
        let it = ViewDisplay(Mail(model: model), frames: 3)
        let list = try element(it, "Unread: first")
        #expect(
            list.actionNames == ["Unread: first", "Unread: Subject 40", "Unread: Subject 90"])
        #expect(list.actions.map(\.category) == ["Unread", "Unread", "Unread"])
        #expect(it.layer(ofText: "Subject 90") == nil)
        #expect(list.perform(named: "Unread: Subject 90"))
        it.display.advance(by: 2)
        #expect(model.prepared == [90])
        let place = try #require(it.middle(ofText: "Subject 90"))
        #expect(place.y > 0 && place.y < 200)
    }

    private struct Form: View {
        @Namespace private var space

        var body: some View {
            VStack {
                Text("title").accessibilityRotorEntry(id: 1, in: space)
                Button("send") {}.id("send")
                Text("other")
            }
            .accessibilityRotor(.headings) {
                AccessibilityRotorEntry("title", 1, in: space)
                AccessibilityRotorEntry("send", id: "send")
                AccessibilityRotorEntry("nowhere", id: "nowhere")
            }
        }
    }

    @Test("An entry moves the screen reader to its view, or the keyboard to the control inside")
    func focus() throws {
        let it = ViewDisplay(Form(), frames: 2)
        func focused() -> [String] {
            it.hosting.viewElements.filter { $0.focus?.isFocused ?? false }.map(\.label)
        }
        #expect(focused() == [])
        for (action, label) in [("title", "title"), ("send", "send"), ("nowhere", "send")] {
            try element(it, "Headings: \(action)").perform(named: "Headings: \(action)")
            it.display.advance(frames: 3)
            #expect(focused() == [label])
        }
    }

    private struct Editor: View {
        @Bindable var model: Model

        var body: some View {
            let text = model.text
            TextField("Text", text: $model.text)
                .accessibilityRotor(
                    "Colours",
                    textRanges: [
                        text.range(of: "green") ?? text.startIndex..<text.endIndex,
                        text.startIndex..<text.index(text.startIndex, offsetBy: 3),
                    ]
                )
        }
    }

    @Test("An entry for a part of a text selects it")
    func parts() throws {
        let it = ViewDisplay(Editor(model: Model()), frames: 2)
        let field = try element(it, "Colours: green")
        #expect(field.actionNames == ["Colours: green", "Colours: red"])
        field.perform(named: "Colours: green")
        it.display.advance(frames: 2)
        #expect(try element(it, "Colours: red").text?.selection == 4..<9)
    }

    @Test("Entries of models have their ids and labels, and the system's rotors have names")
    func models() throws {
        let view = VStack { ForEach(0..<3) { Text("\($0)").id($0) } }
            .accessibilityRotor(
                "Numbers", entries: [0, 2], entryID: \.self, entryLabel: \.description
            )
            .accessibilityRotor(.links(visited: true)) { AccessibilityRotorEntry("a", id: 1) }
            .accessibilityRotor(.headings(level: .h2)) { AccessibilityRotorEntry("b", id: 2) }
        let it = ViewDisplay(view, frames: 2)
        #expect(
            try element(it, "Numbers: 0").actionNames == [
                "Numbers: 0", "Numbers: 2", "Visited Links: a", "Level 2 Headings: b",
            ]
        )
    }
}
