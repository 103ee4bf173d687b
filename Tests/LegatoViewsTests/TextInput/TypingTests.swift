import Foundation
import Legato
import Observation
import TestSupport
import Testing

/// Typing.
struct TypingTests {
    @Observable final class Model {
        var text = ""
        var other = ""
        var number = 12.0
        var log: [String] = []
        var keys = KeyPress.Result.ignored
        var selection: TextSelection?
    }

    private struct Form: View {
        @Bindable var model: Model
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(spacing: 10) {
                TextField("Name", text: $model.text)
                    .focused($isFocused)
                    .onSubmit { model.log.append("submitted \(model.text)") }
                    .onKeyPress("q") { model.keys }
                TextField("Other", text: $model.other)
            }
            .onAppear { isFocused = true }
        }
    }

    private struct Editor: View {
        @Bindable var model: Model
        @FocusState private var isFocused: Bool

        var body: some View {
            TextEditor(text: $model.text)
                .focused($isFocused)
                .onAppear { isFocused = true }
        }
    }

    private struct Number: View {
        @Bindable var model: Model

        var body: some View {
            VStack(spacing: 10) {
                TextField("Number", value: $model.number, format: .number)
                TextField("Other", text: $model.other)
            }
        }
    }

    private struct Digits: View {
        @Bindable var model: Model

        var body: some View {
            TextField(
                "Digits",
                text: Binding(
                    get: { model.text },
                    set: { model.text = String($0.filter(\.isNumber).prefix(3)) }
                ))
        }
    }

    private struct Secret: View {
        @Bindable var model: Model

        var body: some View { SecureField("Password", text: $model.text) }
    }

    private func form(_ text: String = "") -> (Model, ViewDisplay<some View>) {
        let model = Model()
        model.text = text
        return (model, ViewDisplay(Form(model: model), frames: 3))
    }

    private func editor(_ text: String = "") -> (Model, ViewDisplay<some View>) {
        let model = Model()
        model.text = text
        return (model, ViewDisplay(Editor(model: model), frames: 3))
    }

    @Test("Typed text reaches the field with the focus, and Return submits it")
    func typing() {
        let (model, it) = form()
        it.display.type("Zo\u{EB} Q. \u{1F44D}\u{1F3FD}\n")
        #expect(model.text == "Zo\u{EB} Q. \u{1F44D}\u{1F3FD}")
        #expect(model.log == ["submitted \(model.text)"])
        it.display.type("\t")
        it.display.type("x")
        #expect(model.other == "x")
        it.display.press("tab", .shift)
        it.display.press("end")
        it.display.type("\u{8}")
        #expect(model.text == "Zo\u{EB} Q. ")
    }

    @Test("Keys used by onKeyPress and letters of shortcuts are not typed")
    func usedKeys() {
        let (model, it) = form()
        model.keys = .handled
        it.display.type("aqb")
        #expect(model.text == "ab")
        model.keys = .ignored
        it.display.type("q")
        #expect(model.text == "abq")
        let time = it.display.time
        it.display.send(.keyDown(KeyEvent(key: "f", modifiers: .option, time: time)))
        it.display.send(.text(TextEvent(string: "f", time: time)))
        #expect(model.text == "abq")
        // Another level of the layout, as with AltGr.
        it.display.send(.keyDown(KeyEvent(key: "q", modifiers: .option, time: time)))
        it.display.send(.text(TextEvent(string: "@", time: time)))
        #expect(model.text == "abq@")
    }

    @Test("Text without a focused field is discarded")
    func noFocus() {
        let model = Model()
        let it = ViewDisplay(Number(model: model))
        it.display.type("abc")
        it.display.compose("x")
        #expect(model.other.isEmpty)
        #expect(it.display.textInputArea == nil)
    }

    @Test("Text is cut, copied and pasted through the display's clipboard")
    func clipboard() {
        let (model, it) = form("one two")
        it.display.press("left", [.control, .shift])
        #expect(it.display.primarySelection == "two")
        it.display.press("c", .control)
        #expect(it.display.clipboard == "two")
        it.display.press("x", .control)
        #expect(model.text == "one ")
        it.display.press("v", .control)
        it.display.press("v", .control)
        #expect(model.text == "one twotwo")
        it.display.press("z", .control)
        #expect(model.text == "one two")
        it.display.press("z", [.control, .shift])
        #expect(model.text == "one twotwo")
        it.display.press("z", .control)
        it.display.press("z", .control)
        #expect(model.text == "one ")
        it.display.press("y", .control)
        #expect(model.text == "one two")
        it.display.clipboard = "a\r\nb\nc\n"
        it.display.press("a", .control)
        it.display.press("insert", .shift)
        #expect(model.text == "a b c")
    }

    @Test("Keys move and delete by characters, words and lines")
    func movement() {
        let (model, it) = form("one two three")
        it.display.press("home")
        it.display.type("<")
        it.display.press("right", .control)
        it.display.type("|")
        it.display.press("end")
        it.display.press("backspace", .control)
        #expect(model.text == "<one| two ")
        it.display.press("home")
        it.display.press("delete", .control)
        #expect(model.text == "| two ")
        it.display.press("end", .shift)
        it.display.type("x")
        #expect(model.text == "x")
    }

    @Test("A click places the insertion point, and drags and further clicks select")
    func pointer() {
        let (model, it) = form("one two three")
        // The field is in the middle of the upper half.
        it.tap(2, 84)
        it.display.type("<")
        #expect(model.text == "<one two three")
        it.display.press("backspace")
        it.display.advance(by: 1)
        it.tap(60, 84)
        it.tap(60, 84)
        it.display.press("c", .control)
        #expect(it.display.clipboard == "two")
        it.tap(60, 84)
        it.display.press("c", .control)
        #expect(it.display.clipboard == "one two three")
        it.display.advance(by: 1)
        it.down(1, 84)
        it.move(20, 84)
        it.move(290, 84)
        it.up(290, 84)
        it.display.type("x")
        #expect(model.text == "x")
        it.display.primarySelection = "yz"
        let time = it.display.time
        it.display.send(
            .pointerDown(PointerEvent(location: CGPoint(x: 290, y: 84), time: time, button: 2)))
        #expect(model.text == "xyz")
    }

    @Test("A program that refuses letters keeps the others, and the insertion point beside them")
    func refusal() {
        let model = Model()
        let it = ViewDisplay(Digits(model: model))
        it.tap(150, 100)
        it.display.type("1a2")
        #expect(model.text == "12")
        it.display.press("left")
        it.display.type("x9")
        #expect(model.text == "192")
        it.display.type("7")
        #expect(model.text.count == 3)
    }

    @Test("A value is set by Return and when the focus is lost; invalid text is undone")
    func formats() {
        let model = Model()
        let it = ViewDisplay(Number(model: model))
        it.tap(150, 84)
        it.display.advance(frames: 1)
        it.display.press("a", .control)
        it.display.type("34.5")
        #expect(model.number == 12)
        it.display.type("\n")
        #expect(model.number == 34.5)
        it.display.advance(frames: 1)
        it.display.press("a", .control)
        it.display.type("zzz\t")
        it.display.advance(frames: 2)
        #expect(model.number == 34.5)
        it.display.press("tab", .shift)
        it.display.press("a", .control)
        it.display.press("c", .control)
        #expect(it.display.clipboard == "34.5")
        it.display.type("7\t")
        it.display.advance(frames: 2)
        #expect(model.number == 7)
    }

    @Test("A secret is not copied, and its words are not selected one by one")
    func secrets() {
        let model = Model()
        let it = ViewDisplay(Secret(model: model))
        it.tap(150, 100)
        it.display.type("one two")
        #expect(model.text == "one two")
        it.display.press("a", .control)
        it.display.press("c", .control)
        it.display.press("x", .control)
        #expect(model.text == "one two")
        #expect(it.display.clipboard == nil)
        #expect(it.display.primarySelection == nil)
        it.display.press("end")
        it.display.press("backspace", .control)
        #expect(model.text.isEmpty)
    }

    @Test("Composed text is shown, but reaches the program only when it is committed")
    func composition() {
        let (model, it) = form("a")
        let before = it.display.snapshot()
        it.display.compose("\u{306B}")
        it.display.advance(frames: 1)
        #expect(it.display.snapshot() != before)
        #expect(model.text == "a")
        it.display.send(.text(TextEvent(string: "\u{65E5}", time: it.display.time)))
        #expect(model.text == "a\u{65E5}")
        it.display.compose("x")
        it.display.press("escape")
        #expect(model.text == "a\u{65E5}")
        // When the focus is lost, the composed text is typed.
        it.display.compose("y")
        it.display.press("tab")
        it.display.advance(frames: 1)
        #expect(model.text == "a\u{65E5}y")
    }

    @Test("Lines of an editor are typed with Return and Tab, and left by Control and Tab")
    func editor() {
        let (model, it) = editor()
        it.display.type("one\ntwo\tx")
        #expect(model.text == "one\ntwo\tx")
        it.display.press("up")
        it.display.press("end")
        it.display.type("!")
        #expect(model.text == "one!\ntwo\tx")
        it.display.press("up")
        it.display.type("<")
        #expect(model.text == "<one!\ntwo\tx")
        it.display.press("end", .control)
        it.display.press("home")
        it.display.type("-")
        #expect(model.text == "<one!\n-two\tx")
    }

    @Test("A long text scrolls to the insertion point")
    func scrolling() throws {
        let (_, it) = editor((0..<500).map { "Line \($0)" }.joined(separator: "\n"))
        let area = try #require(it.display.textInputArea)
        #expect(area.minY > 100 && area.maxY <= 200)
        it.display.press("home", .control)
        let top = try #require(it.display.textInputArea)
        #expect(top.minY < 20)
        let (_, field) = form(String(repeating: "long ", count: 400))
        let end = try #require(field.display.textInputArea)
        #expect(end.maxX <= 300 && end.minX > 250)
    }

    @Test("A caret takes one frame for each blink, and none without the focus")
    func frames() {
        let (_, it) = form("a")
        it.display.advance(by: 1)
        var ticks = 0
        var changes = 0
        var last = it.display.snapshot()
        it.display.onEvaluation = { ticks += 1 }
        for _ in 0..<240 {
            it.display.advance(frames: 1)
            let next = it.display.snapshot()
            if next != last { changes += 1 }
            last = next
        }
        // Four seconds, each with two changes.
        #expect(changes == 8)
        #expect(ticks == 8)
        #expect(!it.display.isIdle)
        it.display.scenePhase = .inactive
        it.display.advance(frames: 2)
        #expect(it.display.isIdle, "a caret blinks in a window without the keyboard")
    }

    @Test("A large text is pasted into an editor, and typed at its end")
    func large() {
        let (model, it) = editor()
        it.display.clipboard = largeText
        it.display.press("v", .control)
        it.display.type("end")
        it.display.advance(frames: 1)
        #expect(model.text.utf8.count == largeText.utf8.count + 3)
        #expect(model.text.hasSuffix("\0\nend"))
        it.display.press("z", .control)
        it.display.press("z", .control)
        #expect(model.text.isEmpty)
    }
}
