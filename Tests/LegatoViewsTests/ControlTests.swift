import Foundation
import Legato
import Observation
import Testing

@Observable final class ControlModel {
    var taps = 0
    var isOn = false
    var value = 0.0
    var edits: [Bool] = []
}

/// Controls respond to mouse and keyboard.
struct ControlTests {
    private struct Schemed: View {
        let model: ControlModel

        var body: some View {
            Toggle(
                "",
                isOn: Binding {
                    model.isOn
                } set: {
                    model.isOn = $0
                }
            )
            .labelsHidden()
            .environment(\.colorScheme, model.value > 0 ? .dark : .light)
        }
    }

    @Test("A switch takes the colours of another scheme at once, and turns with an animation")
    func scheme() {
        let model = ControlModel()
        model.isOn = true
        let it = ViewDisplay(Schemed(model: model))
        let light = it.pixel(135, 100)
        it.display.perform { model.value = 1 }
        it.display.advance(frames: 1)
        let dark = it.pixel(135, 100)
        it.display.advance(by: 1)
        #expect(dark != light && it.pixel(135, 100) == dark)
        it.display.perform { model.isOn = false }
        it.display.advance(frames: 4)
        let turning = it.pixel(168, 100)
        it.display.advance(by: 1)
        #expect(turning != [255, 255, 255] && turning != it.pixel(168, 100))
    }

    private struct Panel: View {
        let model: ControlModel

        var body: some View {
            @Bindable var model = model
            VStack(spacing: 10) {
                Button("Press") { model.taps += 1 }
                    .buttonStyle(.borderedProminent)
                    .frame(height: 40)
                Toggle("Switch", isOn: $model.isOn)
                    .frame(height: 40)
                Slider(value: $model.value, in: 0...10) { model.edits.append($0) }
                    .frame(height: 40)
            }
            .frame(width: 226, height: 140)
        }
    }

    // The panel is 226 x 140, centred in 300 x 200: the button's centre is at (150, 50), that of
    // the toggle's switch at (237.5, 100), and the slider's track runs from x = 50 to 250 at
    // y = 150.

    @Test("A button acts on a release inside, not outside, and on space and return")
    func button() {
        let model = ControlModel()
        let it = ViewDisplay(Panel(model: model))
        it.tap(150, 50)
        #expect(model.taps == 1)
        it.down(150, 50)
        it.move(150, 180)
        it.up(150, 180)
        #expect(model.taps == 1)
        it.key("space")
        #expect(model.taps == 1)
        it.key("tab")
        it.key("space")
        it.key("return")
        #expect(model.taps == 3)
    }

    @Test("A toggle switches on a tap and on space, and its knob has its own animation")
    func toggle() throws {
        let model = ControlModel()
        let it = ViewDisplay(Panel(model: model))
        let knob = try #require(it.layers(CGSize(width: 27, height: 27)).first)
        let start = it.middle(knob).x
        it.tap(237.5, 100)
        #expect(model.isOn)
        it.display.advance(frames: 3)
        let between = it.middle(knob).x
        #expect(between > start + 1 && between < start + 19)
        it.display.advance(by: 1)
        #expect(abs(it.middle(knob).x - start - 20) < 0.01)
        it.key("tab")
        it.key("tab")
        it.key("space")
        #expect(!model.isOn)
    }

    @Test("A slider follows the pointer within its range, and the arrow keys")
    func slider() {
        let model = ControlModel()
        let it = ViewDisplay(Panel(model: model))
        it.down(150, 150)
        #expect(abs(model.value - 5) < 1e-9)
        it.move(100, 150)
        #expect(abs(model.value - 2.5) < 1e-9)
        it.move(500, 150)
        #expect(model.value == 10)
        it.up(500, 150)
        #expect(model.edits == [true, false])
        it.key("tab", .shift)
        it.key("left")
        #expect(model.value == 9.5)
    }

    @Test("A disabled button responds to neither mouse nor keyboard")
    func disabled() {
        let model = ControlModel()
        let it = ViewDisplay(Panel(model: model).disabled(true))
        it.tap(150, 50)
        it.key("tab")
        it.key("space")
        #expect(model.taps == 0)
    }

    private struct Shrinking: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .frame(width: 80, height: 40)
                .background(.blue)
                .scaleEffect(configuration.isPressed ? 0.5 : 1)
                .animation(.linear(duration: 1), value: configuration.isPressed)
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    @Test("A custom button style animates the press with its own animation")
    func buttonStyle() throws {
        let model = ControlModel()
        let it = ViewDisplay(Button("Press") { model.taps += 1 }.buttonStyle(Shrinking()))
        let layer = try #require(
            it.layers(CGSize(width: 80, height: 40)).first { $0 is CAShapeLayer }
        )
        func width() -> CGFloat {
            guard let shown = layer.presentation() else { return 0 }
            return shown.convert(shown.bounds, to: it.display.rootLayer.presentation()).width
        }
        it.down(150, 100)
        for expected in [70.0, 60, 50] {
            it.display.advance(by: 0.25)
            #expect(abs(width() - expected) < 1)
        }
        it.up(150, 100)
        #expect(model.taps == 1)
        it.display.advance(by: 1.1)
        #expect(width() == 80)
    }

    @Test("A primitive button style triggers the action itself")
    func primitiveButtonStyle() {
        let model = ControlModel()
        let it = ViewDisplay(Button("Press") { model.taps += 1 }.buttonStyle(Twice()))
        it.tap(150, 100)
        it.display.advance(by: 1)
        #expect(model.taps == 0)
        it.tap(150, 100)
        it.tap(150, 100)
        #expect(model.taps == 1)
    }

    @Test("A text's size follows its font, also bold and larger")
    func text() {
        func width(_ text: Text) -> CGFloat {
            let it = ViewDisplay(text)
            return it.hosting.sublayers?.first?.bounds.width ?? 0
        }
        let plain = width(Text("Text"))
        #expect(plain > 10)
        #expect(width(Text("Text").bold()) > plain)
        #expect(width(Text("Text").font(.largeTitle)) > 1.8 * plain)
    }

    @Test("Keys that no control handles are delivered to the program")
    func keys() {
        let it = ViewDisplay(Panel(model: ControlModel()))
        var keys: [String] = []
        it.display.onKey = { keys.append($0.key) }
        it.key("q")
        it.key("tab")
        it.key("escape")
        #expect(keys == ["q", "escape"])
    }

    @Test("A press on a toggle does not query the transactions around it")
    func toggleIsolated() {
        let model = ControlModel()
        var asked = 0
        let it = ViewDisplay(Panel(model: model).transaction { _ in asked += 1 })
        asked = 0
        it.tap(237.5, 100)
        it.display.advance(frames: 5)
        #expect(model.isOn)
        #expect(asked == 0)
    }
}

/// Keyboard focus.
struct FocusTests {
    @Observable final class Model {
        var log: [String] = []
    }

    private struct Fields: View {
        enum Field { case first, second }
        let model: Model
        @FocusState private var field: Field?

        var body: some View {
            VStack(spacing: 0) {
                Button("First") { field = .second }
                    .focused($field, equals: .first)
                    .frame(height: 40)
                Button("Second") { model.log.append("second") }
                    .focused($field, equals: .second)
                    .frame(height: 40)
                Text(verbatim: field.map { "\($0)" } ?? "none").frame(height: 40)
            }
            .onTapGesture { field = nil }
        }
    }

    private func text(_ it: ViewDisplay<Fields>) -> String? {
        var waiting: [CALayer] = [it.hosting]
        var texts: [String] = []
        while let layer = waiting.popLast() {
            if let text = layer as? CATextLayer, let string = text.string as? String {
                texts.append(string)
            }
            waiting += layer.sublayers ?? []
        }
        return texts.first { ["first", "second", "none"].contains($0) }
    }

    @Test("@FocusState reports which control has the focus, and moves it")
    func focusState() {
        let model = Model()
        let it = ViewDisplay(Fields(model: model))
        #expect(text(it) == "none")
        it.key("tab")
        #expect(text(it) == "first")
        it.key("return")
        #expect(text(it) == "second")
        it.key("return")
        #expect(model.log == ["second"])
        it.key("tab", .shift)
        #expect(text(it) == "first")
    }
}
