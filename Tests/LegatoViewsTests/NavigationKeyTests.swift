import Foundation
import Legato
import Observation
import Testing

/// Keyboard navigation through pages.
struct NavigationKeyTests {
    @Observable final class Model {
        var path: [Int] = []
        var log: [String] = []
        var focused: [String] = []
        var isSheetShown = false
        var isCoverShown = false
        var isHeld = false
        var level = 0.5
    }

    /// A label that displays whether it sees the focus.
    private struct Name: View {
        let name: String
        let model: Model
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            Text(name).onChange(of: isFocused) { _, isFocused in
                if isFocused { model.focused.append(name) }
            }
        }
    }

    private struct Pages: View {
        let model: Model

        var body: some View {
            @Bindable var model = model
            NavigationStack(path: $model.path) {
                VStack {
                    Button("Below") { model.log.append("below") }
                    NavigationLink(value: 1) { Name(name: "link", model: model) }
                    NavigationLink(value: Int?.none) { Name(name: "none", model: model) }
                    Button("Sheet") { model.isSheetShown = true }
                    Slider(value: $model.level)
                }
                .navigationDestination(for: Int.self) { number in
                    Button {
                        model.log.append("page \(number)")
                    } label: {
                        Name(name: "page \(number)", model: model)
                    }
                    .navigationTitle("Page \(number)")
                }
            }
            .sheet(isPresented: $model.isSheetShown) {
                Button("On the sheet") { model.log.append("sheet") }
                    .interactiveDismissDisabled(model.isHeld)
            }
            .fullScreenCover(isPresented: $model.isCoverShown) {
                NavigationStack(path: $model.path) {
                    Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
                }
            }
        }
    }

    private let model = Model()
    private func pages() -> ViewDisplay<some View> { ViewDisplay(Pages(model: model)) }

    @Test("Tab reaches a link, return and space follow it, and one without a value is skipped")
    func link() {
        let it = pages()
        it.key("tab")
        it.key("tab")
        #expect(model.focused == ["link"])
        it.key("return")
        #expect(model.path == [1])
        model.path = []
        it.display.advance(by: 1)
        it.key("space")
        #expect(model.path == [1])
        model.path = []
        it.display.advance(by: 1)
        it.key("tab")
        it.key("return")
        #expect(model.isSheetShown)
        #expect(!model.focused.contains("none"))
    }

    @Test("A push moves the focus into the page, where tab cycles, and a pop restores it")
    func focusFollows() {
        let it = pages()
        it.key("tab")
        it.key("tab")
        it.key("return")
        it.key("space")
        #expect(model.log == ["page 1"])
        for _ in 0..<4 {
            it.key("tab")
            it.key("space")
            it.display.advance(by: 1)
            if model.path.isEmpty { it.key("return") }
        }
        // Tab moved the focus to the arrow, which popped the page; the focused link pushed it
        // again.
        #expect(!model.log.contains("below"))
        it.display.advance(by: 1)
        model.path = []
        it.display.advance(by: 1)
        it.key("tab", .shift)
        it.key("space")
        #expect(model.log.last == "below")
    }

    @Test("The navigation bar's back arrow takes focus and keys")
    func arrow() {
        let it = pages()
        model.path = [1, 2]
        it.display.advance(by: 1)
        it.key("tab")
        it.key("return")
        #expect(model.path == [1])
        it.display.advance(by: 1)
        it.key("space")
        #expect(model.log == ["page 1"])
        it.key("tab", .shift)
        it.key("space")
        #expect(model.path.isEmpty)
    }

    @Test("Escape and alt-left pop a page, and are delivered to the program at the root")
    func back() {
        let it = pages()
        var keys: [String] = []
        it.display.onKey = { keys.append($0.key) }
        model.path = [1, 2, 3]
        it.display.advance(by: 1)
        it.key("escape")
        #expect(model.path == [1, 2])
        it.key("left", .option)
        #expect(model.path == [1])
        it.key("left")
        it.key("escape", .control)
        #expect(model.path == [1])
        let held = KeyEvent(key: "escape", isRepeat: true, time: it.display.time)
        it.display.send(.keyDown(held))
        #expect(model.path == [1])
        it.key("escape")
        #expect(model.path.isEmpty)
        #expect(keys == ["left", "escape"])
        it.key("escape")
        it.key("left", .option)
        #expect(keys == ["left", "escape", "escape", "left"])
    }

    @Test("A slider ignores alt-left")
    func slider() {
        let it = pages()
        it.key("tab", .shift)
        it.key("left", .option)
        #expect(model.level == 0.5)
        it.key("left")
        #expect(model.level == 0.45)
    }

    @Test("A sheet captures the keys, closes on escape and restores the focus")
    func sheet() {
        let it = pages()
        for _ in 0..<3 { it.key("tab") }
        it.key("return")
        #expect(model.isSheetShown)
        it.display.advance(by: 1)
        for _ in 0..<3 {
            it.key("space")
            it.key("tab")
        }
        #expect(model.log == ["sheet", "sheet", "sheet"])
        it.key("left", .option)
        #expect(model.isSheetShown)
        model.isHeld = true
        it.key("escape")
        #expect(model.isSheetShown)
        model.isHeld = false
        it.key("escape")
        #expect(!model.isSheetShown)
        it.key("space")
        #expect(model.isSheetShown)
    }

    @Test("Escape pops the stack on a cover before it closes the cover")
    func cover() {
        let it = pages()
        model.isCoverShown = true
        it.display.advance(by: 1)
        model.path = [1]
        it.display.advance(by: 1)
        it.key("escape")
        #expect(model.path.isEmpty && model.isCoverShown)
        it.key("escape")
        #expect(!model.isCoverShown)
    }

    @Test("A focus ring shows which link has the focus")
    func ring() {
        let it = pages()
        func rings() -> Int {
            var waiting: [CALayer] = [it.hosting]
            var count = 0
            while let layer = waiting.popLast() {
                if let shape = layer as? CAShapeLayer, shape.strokeColor != nil { count += 1 }
                waiting += layer.sublayers ?? []
            }
            return count
        }
        #expect(rings() == 0)
        it.key("tab")
        it.key("tab")
        #expect(rings() == 1)
        it.display.advance(by: 1)
        #expect(rings() == 1)
    }
}
