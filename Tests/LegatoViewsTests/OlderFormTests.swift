import Foundation
import Legato
import Observation
import Testing

/// Older forms of controls, whose titles are localised like those of the newer ones.
struct OlderFormTests {
    @Observable final class Model {
        var text = ""
        var number = 3
        var isOpen = false
        var tag: Int?
        var reports: [String] = []
    }

    private let size = CGSize(width: 300, height: 200)

    private func type(_ key: String, into it: ViewDisplay<some View>) {
        it.tap(150, 100)
        it.display.type(key)
        it.display.press("return")
    }

    @Test("A text field reports the begin of editing and the submission")
    func textField() {
        let model = Model()
        let field = TextField(
            "**Name**", text: Bindable(model).text,
            onEditingChanged: { model.reports.append("\($0)") },
            onCommit: { model.reports.append(model.text) }
        )
        let it = ViewDisplay(field, size: size, frames: 2)
        #expect(it.layer(ofText: "Name") != nil)
        type("a", into: it)
        #expect(model.reports == ["true", "a"])
    }

    @Test("A field of a value and a secure field report the submission")
    func otherFields() {
        let model = Model()
        let number = TextField(
            "**Number**", value: Bindable(model).number, formatter: NumberFormatter(),
            onCommit: { model.reports.append("\(model.number)") }
        )
        type("4", into: ViewDisplay(number, size: size, frames: 2))
        #expect(model.number != 3)
        #expect(model.reports == ["\(model.number)"])
        let secret = SecureField("**Secret**", text: Bindable(model).text) {
            model.reports.append(model.text)
        }
        let it = ViewDisplay(secret, size: size, frames: 2)
        #expect(it.layer(ofText: "Secret") != nil)
        type("b", into: it)
        #expect(model.reports.last == "b")
    }

    private struct Links: View {
        let model: Model

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("**Open**", isActive: Bindable(model).isOpen) { Text("Opened") }
                    NavigationLink("Tag", tag: 2, selection: Bindable(model).tag) { Text("Two") }
                }
            }
        }
    }

    @Test("A link with a title is open while its binding is true or its selection equals the tag")
    func links() {
        let model = Model()
        let it = ViewDisplay(Links(model: model), size: size, frames: 3)
        #expect(it.layer(ofText: "Open") != nil)
        #expect(it.layer(ofText: "Opened") == nil)
        it.display.perform { model.isOpen = true }
        it.display.advance(by: 1)
        #expect(it.layer(ofText: "Opened") != nil)
        it.display.perform { model.isOpen = false }
        it.display.advance(by: 1)
        it.display.perform { model.tag = 2 }
        it.display.advance(by: 1)
        #expect(it.layer(ofText: "Two") != nil)
    }
}
