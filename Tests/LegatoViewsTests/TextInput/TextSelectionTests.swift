import Foundation
import Legato
import Testing

/// Selected texts and context menus.
struct TextSelectionTests {
    private struct Texts: View {
        var text = Text("one two three")

        var body: some View {
            VStack(spacing: 20) {
                text
                Text("other")
            }
            .textSelection(.enabled)
            .frame(width: 300, height: 200)
            .onTapGesture {}
        }
    }

    /// Finds the layer of a text.
    private func layer(_ text: String, in it: ViewDisplay<some View>) throws -> CALayer {
        var waiting: [CALayer] = [it.hosting]
        while let layer = waiting.popLast() {
            if (layer as? CATextLayer)?.string as? String == text { return layer }
            waiting += layer.sublayers ?? []
        }
        throw Missing(text: text)
    }

    private struct Missing: Error { let text: String }

    private func frame(_ text: String, in it: ViewDisplay<some View>) throws -> CGRect {
        let layer = try layer(text, in: it)
        return layer.convert(layer.bounds, to: it.display.rootLayer)
    }

    private func shows(_ text: String, _ it: ViewDisplay<some View>) -> Bool {
        (try? layer(text, in: it)) != nil
    }

    private func isDifferent(_ it: ViewDisplay<some View>, _ picture: CGImage) -> Bool {
        it.display.snapshot() != picture
    }

    private func click(_ text: String, in it: ViewDisplay<some View>) throws {
        let frame = try frame(text, in: it)
        it.tap(frame.midX, frame.midY)
        it.display.advance(frames: 60)
    }

    private func secondaryClick(_ x: CGFloat, _ y: CGFloat, in it: ViewDisplay<some View>) {
        let place = CGPoint(x: x, y: y)
        let time = it.display.time
        it.display.send(.pointerDown(PointerEvent(location: place, time: time, button: 3)))
        it.display.send(.pointerUp(PointerEvent(location: place, time: time, button: 3)))
        it.display.advance(frames: 60)
    }

    @Test("A double click selects a word, which Control-C copies; a press elsewhere removes it")
    func words() throws {
        let it = ViewDisplay(Texts())
        let frame = try frame("one two three", in: it)
        it.tap(frame.midX - 10, frame.midY)
        it.display.press("c", .control)
        #expect(it.display.clipboard == nil)
        it.tap(frame.midX - 10, frame.midY)
        #expect(it.display.primarySelection == "two")
        it.display.press("c", .control)
        #expect(it.display.clipboard == "two")
        it.tap(frame.midX - 10, frame.midY)
        it.display.press("c", .control)
        #expect(it.display.clipboard == "one two three")
        let selected = it.display.snapshot()
        it.tap(5, 5)
        #expect(isDifferent(it, selected))
        it.display.clipboard = "x"
        it.display.press("c", .control)
        #expect(it.display.clipboard == "x")
    }

    @Test("A drag selects, Shift extends, and one text at a time has a selection")
    func drags() throws {
        let it = ViewDisplay(Texts())
        let frame = try frame("one two three", in: it)
        let plain = it.display.snapshot()
        it.down(frame.minX, frame.midY)
        it.move(frame.minX + 4, frame.midY)
        it.move(frame.maxX + 40, frame.midY + 60)
        it.up(frame.maxX + 40, frame.midY + 60)
        it.display.press("c", .control)
        #expect(it.display.clipboard == "one two three")
        it.display.press("left", [.shift, .control])
        it.display.press("c", .control)
        #expect(it.display.clipboard == "one two ")
        it.display.press("left", .shift)
        it.display.press("c", .control)
        #expect(it.display.clipboard == "one two")
        it.display.advance(frames: 1)
        #expect(isDifferent(it, plain))
        let other = try self.frame("other", in: it)
        it.display.advance(by: 1)
        it.tap(other.midX, other.midY)
        it.tap(other.midX, other.midY)
        it.display.press("c", .control)
        #expect(it.display.clipboard == "other")
        it.display.advance(by: 1)
        it.tap(5, 5)
        #expect(!isDifferent(it, plain))
    }

    @Test("A selection runs through the words of a concatenated text, with their styles")
    func joined() throws {
        let it = ViewDisplay(Texts(text: Text("one **two** three\nfour")))
        let first = try frame("one ", in: it)
        it.down(first.minX + 1, first.midY)
        it.move(first.minX + 6, first.midY)
        it.move(first.minX + 300, first.midY)
        it.up(first.minX + 300, first.midY)
        #expect(it.display.primarySelection?.hasPrefix("one two three") == true)
        #expect(it.display.primarySelection?.contains("four") == false)
        it.display.press("a", .control)
        it.display.press("c", .control)
        #expect(it.display.clipboard == "one two three\nfour")
    }

    @Test("The context menu of a text copies the word under the pointer, and selects all")
    func menu() throws {
        let it = ViewDisplay(Texts(), size: CGSize(width: 300, height: 400))
        let frame = try frame("one two three", in: it)
        secondaryClick(frame.minX + 5, frame.midY, in: it)
        try click("Copy", in: it)
        #expect(it.display.clipboard == "one")
        #expect(!shows("Copy", it))
        secondaryClick(frame.minX + 5, frame.midY, in: it)
        try click("Select All", in: it)
        it.display.press("c", .control)
        #expect(it.display.clipboard == "one two three")
    }

    private struct Labels: View {
        let model: Model

        var body: some View {
            Button("press") { model.presses += 1 }
                .textSelection(.enabled)
        }
    }

    private final class Model {
        var presses = 0
        var text = "one two"
        var log: [String] = []
    }

    @Test("Labels of controls are pressed, not selected")
    func labels() throws {
        let model = Model()
        let it = ViewDisplay(Labels(model: model))
        try click("press", in: it)
        try click("press", in: it)
        #expect(model.presses == 2)
        it.display.press("c", .control)
        #expect(it.display.clipboard == nil)
    }

    private struct Changing: View {
        @State private var count = 0

        var body: some View {
            VStack(spacing: 20) {
                Text("number \(count)")
                Button("next") { count += 1 }
            }
            .textSelection(.enabled)
        }
    }

    @Test("A text that changes loses its selection")
    func changes() throws {
        let it = ViewDisplay(Changing())
        func selectAll(_ text: String) throws {
            it.display.advance(by: 1)
            let frame = try frame(text, in: it)
            it.tap(frame.minX + 10, frame.midY)
            it.display.press("a", .control)
            it.display.press("c", .control)
        }
        try selectAll("number 0")
        #expect(it.display.clipboard == "number 0")
        it.display.clipboard = nil
        it.key("tab")
        it.key("return")
        it.display.advance(frames: 2)
        it.display.press("c", .control)
        #expect(it.display.clipboard == nil)
        try selectAll("number 1")
        #expect(it.display.clipboard == "number 1")
    }

    private struct Field: View {
        let model: Model
        @FocusState private var hasFocus: Bool

        var body: some View {
            TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0 }))
                .focused($hasFocus)
        }
    }

    @Test("The context menu of a field cuts, copies, pastes and selects all")
    func field() throws {
        let model = Model()
        let it = ViewDisplay(Field(model: model), size: CGSize(width: 300, height: 500))
        secondaryClick(4, 250, in: it)
        #expect(shows("Select All", it))
        // Nothing is selected.
        try click("Cut", in: it)
        #expect(it.display.clipboard == nil)
        try click("Select All", in: it)
        secondaryClick(4, 250, in: it)
        try click("Cut", in: it)
        #expect(it.display.clipboard == "one two")
        #expect(model.text.isEmpty)
        secondaryClick(4, 250, in: it)
        try click("Paste", in: it)
        secondaryClick(200, 250, in: it)
        try click("Paste", in: it)
        #expect(model.text == "one twoone two")
        // The field has the focus.
        it.display.type("!")
        #expect(model.text == "one twoone two!")
    }

    private struct Menus: View {
        let model: Model

        var body: some View {
            VStack(spacing: 100) {
                Color.red
                    .frame(width: 100, height: 50)
                    .contextMenu { Button("outer") { model.log.append("outer") } }
                Button("focused") {}
                    .contextMenu { Button("inner") { model.log.append("inner") } }
            }
            .frame(width: 300, height: 500)
        }
    }

    @Test("A secondary click opens a menu at the pointer, another one closes it")
    func pointer() throws {
        let model = Model()
        let it = ViewDisplay(Menus(model: model), size: CGSize(width: 300, height: 500))
        secondaryClick(20, 20, in: it)
        #expect(!shows("outer", it))
        secondaryClick(120, 175, in: it)
        let frame = try frame("outer", in: it)
        #expect(frame.minX > 42 && frame.minX < 70 && frame.minY > 175 && frame.maxY < 230)
        secondaryClick(20, 20, in: it)
        #expect(!shows("outer", it))
        secondaryClick(120, 175, in: it)
        try click("outer", in: it)
        #expect(model.log == ["outer"])
    }

    @Test("The menu key and Shift-F10 open the menu around the focus", arguments: [false, true])
    func keys(byMenuKey: Bool) throws {
        let model = Model()
        let it = ViewDisplay(Menus(model: model), size: CGSize(width: 300, height: 500))
        it.key("f10", .shift)
        it.display.advance(frames: 60)
        #expect(!shows("inner", it))
        it.key("tab")
        if byMenuKey { it.key("application") } else { it.key("f10", .shift) }
        it.display.advance(frames: 60)
        it.key("return")
        it.display.advance(frames: 60)
        #expect(model.log == ["inner"])
    }
}
