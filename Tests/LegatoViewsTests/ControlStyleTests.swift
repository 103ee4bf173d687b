import Foundation
import Legato
import Observation
import Testing

/// Control styles read the focus.
struct ControlStyleTests {
    @Observable final class Model {
        var seen: [String: Bool] = [:]
        var isOn = false
        var presses = 0
        var isEnabled = true
        var isShown = true
    }

    private struct Probe: View {
        let name: String
        let model: Model
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            Color.blue.frame(width: 20, height: 20)
                .onChange(of: isFocused, initial: true) { model.seen[name] = isFocused }
        }
    }

    private struct Edged: ButtonStyle {
        let model: Model
        @Environment(\.isFocused) private var isFocused

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .background { Probe(name: "button background", model: model) }
                .onChange(of: isFocused, initial: true) { model.seen["button style"] = isFocused }
        }
    }

    private struct Marked: PrimitiveButtonStyle {
        let model: Model

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.background { Probe(name: "primitive", model: model) }
        }
    }

    private struct Box: ToggleStyle {
        let model: Model
        @State private var changes = 0
        @Environment(\.isFocused) private var isFocused

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
                    .background { Probe(name: "toggle inside", model: model) }
            }
            .onChange(of: isFocused, initial: true) {
                changes += 1
                model.seen["toggle style"] = isFocused
            }
        }
    }

    private struct Panel: View {
        let model: Model

        var body: some View {
            @Bindable var model = model
            VStack {
                if model.isShown {
                    Button {
                        model.presses += 1
                    } label: {
                        Probe(name: "button label", model: model)
                    }
                    .buttonStyle(Edged(model: model))
                    .disabled(!model.isEnabled)
                }
                Button {
                    model.presses += 1
                } label: {
                    Probe(name: "primitive label", model: model)
                }
                .buttonStyle(Marked(model: model))
                Toggle(isOn: $model.isOn) { Probe(name: "toggle label", model: model) }
                    .toggleStyle(Box(model: model))
                Probe(name: "beside", model: model)
            }
        }
    }

    private let model = Model()
    private var focused: [String] { model.seen.filter(\.value).keys.sorted() }

    @Test(
        "A button's style, its parts and its label read the focus; siblings do not"
    )
    func button() {
        let it = ViewDisplay(Panel(model: model))
        #expect(focused.isEmpty && model.seen.count == 9)
        it.key("tab")
        #expect(focused == ["button background", "button label", "button style"])
        it.key("tab")
        #expect(focused == ["primitive", "primitive label"])
        it.key("return")
        #expect(model.presses == 1)
    }

    @Test("A toggle with a custom style is one control with focus and keys")
    func toggle() {
        let it = ViewDisplay(Panel(model: model))
        it.key("tab", .shift)
        #expect(focused == ["toggle inside", "toggle label", "toggle style"])
        it.key("space")
        #expect(model.isOn)
        it.key("tab")
        #expect(focused == ["button background", "button label", "button style"])
    }

    @Test("The focus is lost when its control is disabled or removed")
    func losesFocus() {
        let it = ViewDisplay(Panel(model: model))
        it.key("tab")
        model.isEnabled = false
        it.display.advance(frames: 1)
        #expect(focused.isEmpty)
        it.key("tab")
        #expect(focused == ["primitive", "primitive label"])
        model.isEnabled = true
        it.key("tab", .shift)
        #expect(focused == ["button background", "button label", "button style"])
        model.isShown = false
        it.display.advance(frames: 1)
        it.key("space")
        #expect(model.presses == 0)
    }

    @Test("A button-style toggle switches on a tap and on return")
    func buttonToggle() {
        let it = ViewDisplay(BoldToggle(model: model).toggleStyle(.button))
        it.tap(150, 100)
        #expect(model.isOn)
        it.key("tab")
        it.key("return")
        #expect(!model.isOn)
    }

    private struct BoldToggle: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            Toggle("Bold", isOn: $model.isOn)
        }
    }

    private struct Plate: View {
        let model: Model
        var body: some View {
            Probe(name: "plate", model: model).focusable()
        }
    }

    @Test("A focusable view takes the focus")
    func focusable() {
        let it = ViewDisplay(Plate(model: model))
        it.key("tab")
        #expect(model.seen == ["plate": true])
    }
}
