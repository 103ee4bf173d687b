import Foundation
import Legato
import Observation
import Testing

/// Keys that views receive.
struct KeyTests {
    @Observable final class Model {
        var log: [String] = []
        var outer = KeyPress.Result.handled
    }

    private struct Keys: View {
        let model: Model
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Color.red.frame(width: 40, height: 40)
                    .focusable()
                    .focused($isFocused)
                    .onKeyPress(.upArrow) {
                        model.log.append("up")
                        return .handled
                    }
                    .onKeyPress(keys: ["a", .space], phases: .all) { press in
                        model.log.append("\(press.characters) \(press.phase.rawValue)")
                        return .ignored
                    }
                    .onAppear { isFocused = true }
            }
            .onKeyPress(characters: .alphanumerics) { press in
                model.log.append("outer \(press.characters)")
                return model.outer
            }
        }
    }

    private struct Shortcuts: View {
        let model: Model
        var isOn = true

        var body: some View {
            VStack {
                Button("Default") { model.log.append("default") }
                    .keyboardShortcut(.defaultAction)
                Button("Cancel") { model.log.append("cancel") }
                    .keyboardShortcut(.cancelAction)
                Button("Replay") { model.log.append("replay") }
                    .keyboardShortcut("r")
                Button("Again") { model.log.append("again") }
                    .keyboardShortcut("R", modifiers: [.option])
                Button("Off") { model.log.append("off") }
                    .keyboardShortcut("o", modifiers: [])
                    .disabled(!isOn)
            }
        }
    }

    private struct Spot: View {
        let model: Model

        var body: some View {
            Color.red.frame(width: 40, height: 40)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let place): model.log.append("\(place.x) \(place.y)")
                    case .ended: model.log.append("ended")
                    }
                }
                .onContinuousHover(coordinateSpace: .global) { phase in
                    if case .active(let place) = phase { model.log.append("global \(place.x)") }
                }
                .onContinuousHover(coordinateSpace: .named("row")) { phase in
                    if case .active(let place) = phase { model.log.append("row \(place.x)") }
                }
                .padding(.leading, 10)
                .coordinateSpace(.named("row"))
        }
    }

    private let model = Model()

    private func send<V: View>(_ it: ViewDisplay<V>, _ event: InputEvent) {
        it.display.send(event)
        it.display.advance(frames: 1)
    }

    private func event(_ key: String, isRepeat: Bool = false) -> KeyEvent {
        KeyEvent(key: key, isRepeat: isRepeat, time: 1)
    }

    @Test("Inner views receive keys before outer ones, in the phases that they specify")
    func presses() {
        let it = ViewDisplay(Keys(model: model), frames: 3)
        it.key("up")
        #expect(model.log == ["up"])
        it.key("a", .shift)
        send(it, .keyDown(event("a", isRepeat: true)))
        send(it, .keyUp(event("a")))
        #expect(model.log.dropFirst() == ["A 1", "outer A", "a 2", "outer a", "a 4"])
        model.log = []
        it.key("left shift")
        it.key("down")
        #expect(model.log.isEmpty)
    }

    @Test("Keys that views do not use are left to the program")
    func ignoredKeys() {
        let it = ViewDisplay(Keys(model: model), frames: 3)
        var left: [String] = []
        it.display.onKey = { left.append($0.key) }
        for key in ["up", "b", "escape"] { it.key(key) }
        model.outer = .ignored
        it.key("b")
        #expect(left == ["escape", "b"])
    }

    @Test("A shortcut triggers its button wherever the focus is")
    func shortcuts() {
        let it = ViewDisplay(Shortcuts(model: model))
        for key in ["return", "escape", "r", "o"] { it.key(key) }
        #expect(model.log == ["default", "cancel", "off"])
        model.log = []
        it.key("r", .command)
        it.key("r", .control)
        it.key("r", [.command, .shift])
        it.key("r", [.option, .shift])
        it.key("r", .option)
        #expect(model.log == ["replay", "replay", "again"])
    }

    @Test(
        "The focused button uses Return before the default one, and a disabled one has no shortcut")
    func precedence() {
        let it = ViewDisplay(Shortcuts(model: model, isOn: false))
        it.key("o")
        it.key("tab")
        it.key("tab")
        it.key("return")
        #expect(model.log == ["cancel"])
    }

    @Test("The pointer's location is reported in the coordinate space, and its exit")
    func continuousHover() {
        let it = ViewDisplay(Spot(model: model))
        func move(_ x: CGFloat) {
            let event = PointerEvent(
                location: CGPoint(x: x, y: 100), time: it.display.time, button: 0
            )
            send(it, .pointerMoved(event))
        }
        // The square extends from x = 135 to 175.
        move(140)
        #expect(Set(model.log) == ["5.0 20.0", "global 140.0", "row 15.0"])
        model.log = []
        move(150)
        #expect(Set(model.log) == ["15.0 20.0", "global 150.0", "row 25.0"])
        model.log = []
        move(10)
        #expect(model.log == ["ended"])
    }
}
