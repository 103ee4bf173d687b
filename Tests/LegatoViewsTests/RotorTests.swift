import Foundation
import Legato
import Observation
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Rotors.
struct RotorTests {
    struct Message: Identifiable {
        let id: Int
        var subject: String { "Subject \(id)" }
    }

    @Observable final class Model {
        var prepared: [Int] = []
        var text = "red green blue"
        var number = 0
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
        // An entry without a view changes nothing, before and after the others.
        let steps: [(action: String, labels: [String])] = [
            ("nowhere", []), ("title", ["title"]), ("send", ["send"]), ("nowhere", ["send"]),
        ]
        for (action, labels) in steps {
            try element(it, "Headings: \(action)").perform(named: "Headings: \(action)")
            it.display.advance(frames: 3)
            #expect(focused() == labels)
        }
    }

    private struct Editor: View {
        @Bindable var model: Model

        var body: some View {
            let text = model.text
            let longer = text + " yellow"
            TextField("Text", text: $model.text)
                .accessibilityRotor(
                    "Colours",
                    textRanges: [
                        text.range(of: "green") ?? text.startIndex..<text.endIndex,
                        text.startIndex..<text.index(text.startIndex, offsetBy: 3),
                        longer.startIndex..<longer.endIndex,
                        longer.range(of: "yellow") ?? text.startIndex..<text.endIndex,
                    ]
                )
        }
    }

    @Test("An entry for a part of a text selects it; parts beyond the end have none")
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
            .accessibilityRotor(
                "Odd".dropLast(0), entries: [1], entryID: \.self, entryLabel: \.description
            )
            .accessibilityRotor(
                .tables, entries: [2], entryID: \.self, entryLabel: \.description
            )
            .accessibilityRotor(.links(visited: true)) { AccessibilityRotorEntry("a", id: 1) }
            .accessibilityRotor(.headings(level: .h2)) { AccessibilityRotorEntry("b", id: 2) }
        let it = ViewDisplay(view, frames: 2)
        #expect(
            try element(it, "Numbers: 0").actionNames == [
                "Numbers: 0", "Numbers: 2", "Odd: 1", "Tables: 2", "Visited Links: a",
                "Level 2 Headings: b",
            ]
        )
    }

    private struct Page: View {
        let model: Model
        let entries: Int

        var body: some View {
            Text("\(model.number)").id(0)
                .accessibilityRotor("Unread") {
                    ForEach(0..<entries, id: \.self) {
                        AccessibilityRotorEntry("entry \($0)", id: 0)
                    }
                }
        }
    }

    @Test("An update of the view does not evaluate its entries again")
    func updates() {
        let bodies = [1, 50].map { entries in
            let model = Model()
            let it = ViewDisplay(Page(model: model, entries: entries), frames: 2)
            let before = it.hosting.bodyEvaluations
            model.number += 1
            it.display.advance(frames: 2)
            return it.hosting.bodyEvaluations - before
        }
        #expect(bodies[0] > 0 && bodies[1] == bodies[0])
    }
}
