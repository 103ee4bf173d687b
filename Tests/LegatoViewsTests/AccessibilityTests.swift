import Foundation
import Legato
import Testing

@testable import LegatoViews

@Suite("Accessibility elements") struct AccessibilityTests {
    private func elements<V: View>(_ view: V) -> [AccessibilityElement] {
        ViewStage(view).hosting.viewElements
    }

    @Test("Texts are elements with their strings, and modifiers change them")
    func labels() {
        let all = elements(
            VStack {
                Text("a") + Text(" b").bold()
                Text("c").accessibilityLabel("C").accessibilityValue("1").help("hint")
                Rectangle().accessibilityLabel("box").accessibilityIdentifier("id")
                    .accessibilityAddTraits([.isButton, .isSelected])
                    .accessibilityRemoveTraits(.isSelected)
                Text("hidden").accessibilityHidden(true)
                Text("title").accessibilityHeading(.h1)
            }
        )
        #expect(all.map(\.label) == ["a b", "C", "box", "title"])
        #expect(all[1].value == "1" && all[1].hint == "hint")
        #expect(all[2].identifier == "id" && all[2].traits == .isButton)
        #expect(all[3].traits.contains(.isHeader) && all[3].headingLevel == .h1)
    }

    @Test("An element leaves out, contains or combines those inside")
    func children() {
        let row = HStack {
            Text("one")
            Text("two")
        }
        #expect(elements(row).map(\.label) == ["one", "two"])
        #expect(elements(row.accessibilityElement()).map(\.label) == [""])
        #expect(elements(row.accessibilityElement(children: .combine)).map(\.label) == ["one, two"])
        let contained = elements(row.accessibilityElement(children: .contain))
        #expect(contained.count == 1 && contained[0].children.map(\.label) == ["one", "two"])
        let labelled = LabeledContent("Version", value: "1.2")
        #expect(elements(labelled).map(\.label) == ["Version, 1.2"])
    }

    @Test("Actions are performed by kind and by name; values are adjusted")
    func actions() throws {
        var log: [String] = []
        let view = Text("a")
            .accessibilityAction { log.append("tap") }
            .accessibilityAction(named: "Share") { log.append("share") }
            .accessibilityAdjustableAction { log.append("\($0)") }
        let element = try #require(elements(view).first)
        #expect(element.perform() && element.perform(named: "Share"))
        #expect(!element.perform(.escape) && !element.perform(named: "Other"))
        element.adjust(.increment)
        #expect(log == ["tap", "share", "increment"])
    }

    @Test("Buttons and toggles are single elements with an action, unless they are disabled")
    func controls() throws {
        var log: [String] = []
        let isOn = Binding {
            true
        } set: {
            log.append("\($0)")
        }
        let button = Button {
            log.append("add")
        } label: {
            Image(systemName: "plus").accessibilityLabel("Add")
            Text("Row")
        }
        let all = elements(
            VStack {
                button
                button.buttonStyle(.borderedProminent).disabled(true)
                Toggle("Loop", isOn: isOn)
                Toggle("Loop", isOn: isOn).toggleStyle(.button)
            }
        )
        #expect(all.map(\.label) == ["Add, Row", "Add, Row", "Loop", "Loop"])
        #expect(all.map { $0.perform() } == [true, false, true, true])
        #expect(log == ["add", "false", "false"])
        #expect(all.prefix(2).allSatisfy { $0.traits.contains(.isButton) })
        #expect(all.suffix(2).allSatisfy { $0.traits.contains(.isToggle) && $0.value == "1" })
        #expect(all[2].frame.maxX - all[2].activationPoint.x < 40)
    }

    @Test("Fields, sliders and steppers are single elements with their values")
    func inputs() throws {
        final class Form {
            var (name, secret, note) = ("Ann", "ab", "line")
            var (level, count) = (0.5, 3)
        }
        let form = Form()
        func bind<Value>(_ path: ReferenceWritableKeyPath<Form, Value>) -> Binding<Value> {
            Binding(get: { form[keyPath: path] }, set: { form[keyPath: path] = $0 })
        }
        let all = elements(
            VStack {
                TextField("Name", text: bind(\.name))
                SecureField("Secret", text: bind(\.secret))
                TextEditor(text: bind(\.note))
                Slider(value: bind(\.level), in: 0...1, step: 0.25)
                Stepper("Copies", value: bind(\.count), in: 1...4)
                Slider(value: bind(\.level)).disabled(true)
            }
        )
        #expect(all.map(\.label) == ["Name", "Secret", "", "", "Copies", ""])
        #expect(all.map(\.value) == ["Ann", "••", "line", "50%", "", "50%"])
        #expect(all.map { $0.perform() } == [true, true, true, false, false, false])
        #expect(all.map { $0.adjust(.increment) } == [false, false, false, true, true, false])
        #expect(form.level == 0.75 && form.count == 4)
        all[3].adjust(.decrement)
        #expect(form.level == 0.5)
    }

    @Test("A higher sort priority comes first")
    func sortPriority() {
        let all = elements(
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
                Text("c")
            }
        )
        #expect(all.map(\.label) == ["b", "a", "c"])
    }
}
