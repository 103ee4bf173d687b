import Foundation
import Legato
import Testing

/// Presses that open menus.
struct MenuPressTests {
    private struct Page: View {
        let journal: Journal
        @State private var choice = 0
        @State private var isOn = false

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Menu {
                        Button("Copy") { journal.lines.append("copy") }
                        Button("Paste") { journal.lines.append("paste") }.disabled(true)
                        Button("Delete") { journal.lines.append("delete") }
                        Toggle("Loop", isOn: $isOn)
                    } label: {
                        Text("Edit").frame(width: 100, height: 40)
                    }
                    Picker("Choice", selection: $choice) {
                        ForEach(0..<3) { Text("Choice \($0)") }
                    }
                    .pickerStyle(.menu)
                    Text(isOn ? "is on" : "is off")
                    Color.clear.frame(height: 800)
                }
            }
        }
    }

    /// A display that shows menus, with the pointer on texts.
    private final class Stage {
        let shown: ViewDisplay<Page>
        let journal = Journal()

        init() {
            shown = ViewDisplay(
                Page(journal: journal), size: CGSize(width: 400, height: 600), frames: 3)
        }

        func middle(_ text: String) -> CGPoint? { shown.middle(ofText: text) }

        func down(_ text: String) throws {
            let place = try #require(middle(text))
            shown.down(place.x, place.y)
            shown.display.advance(by: 1)
        }

        func move(_ text: String) throws {
            let place = try #require(middle(text))
            shown.move(place.x, place.y)
            shown.display.advance(by: 0.5)
        }

        /// Moves the pointer without a button to a text.
        func hover(_ text: String) throws {
            let place = try #require(middle(text))
            hover(at: place)
        }

        func hover(at place: CGPoint) {
            let time = shown.display.time
            shown.display.send(.pointerMoved(PointerEvent(location: place, time: time, button: 0)))
            shown.display.advance(by: 1)
        }

        func up(_ text: String) throws {
            let place = try #require(middle(text))
            shown.up(place.x, place.y)
            shown.display.advance(by: 1)
        }

        /// Presses on a text, and releases the pointer on others.
        func drag(from text: String, over others: String...) throws {
            try down(text)
            for other in others { try move(other) }
            try up(others.last ?? text)
        }
    }

    @Test("Released on an item, a press performs its action and closes the menu")
    func choice() throws {
        let it = Stage()
        try it.drag(from: "Edit", over: "Copy", "Delete")
        #expect(it.journal.take() == ["delete"])
        #expect(it.middle("Delete") == nil)
        try it.drag(from: "Edit", over: "Loop")
        #expect(it.middle("is on") != nil && it.middle("Loop") == nil)
    }

    @Test("A press opens the menu; released on the label, it leaves the menu open for a click")
    func click() throws {
        let it = Stage()
        try it.down("Edit")
        #expect(it.middle("Copy") != nil)
        try it.up("Edit")
        #expect(it.middle("Copy") != nil && it.journal.take() == [])
        try it.drag(from: "Copy", over: "Copy")
        #expect(it.middle("Copy") == nil && it.journal.take() == ["copy"])
    }

    @Test("Released on a disabled item, or outside, a press closes the menu without an action")
    func nothing() throws {
        let it = Stage()
        try it.drag(from: "Edit", over: "Delete", "Paste")
        #expect(it.middle("Paste") == nil && it.journal.take() == [])
        try it.down("Edit")
        try it.move("Delete")
        it.shown.move(10, 590)
        it.shown.display.advance(frames: 2)
        it.shown.up(10, 590)
        it.shown.display.advance(by: 1)
        #expect(it.middle("Paste") == nil && it.journal.take() == [])
    }

    @Test("The item under the pointer is highlighted")
    func highlight() throws {
        let it = Stage()
        func outside() -> CGImage {
            it.shown.move(10, 590)
            it.shown.display.advance(by: 1)
            return it.shown.display.snapshot()
        }
        try it.down("Edit")
        let plain = outside()
        try it.move("Delete")
        let isHighlighted = it.shown.display.snapshot() != plain
        #expect(isHighlighted)
        let isPlainAgain = outside() == plain
        #expect(isPlainAgain)
    }

    @Test("The up and down arrows move from row to row, on from the one under the pointer")
    func arrows() throws {
        let it = Stage()
        func open() throws { try it.drag(from: "Edit", over: "Edit") }
        func press(_ keys: String...) {
            for key in keys { it.shown.key(key) }
            it.shown.display.advance(by: 1)
        }
        try open()
        press("down", "return")
        #expect(it.middle("Copy") == nil && it.journal.take() == ["copy"])
        // A disabled row is left out.
        try open()
        press("down", "down", "space")
        #expect(it.journal.take() == ["delete"])
        try open()
        press("up", "return")
        #expect(it.middle("is on") != nil)
        try open()
        try it.hover("Copy")
        press("down", "return")
        #expect(it.journal.take() == ["delete"])
    }

    @Test("The pointer and the keys highlight one row of a menu together")
    func oneHighlight() throws {
        let it = Stage()
        try it.drag(from: "Edit", over: "Edit")
        try it.hover("Delete")
        let delete = it.shown.display.snapshot()
        it.shown.key("up")
        it.shown.display.advance(by: 1)
        let copy = it.shown.display.snapshot()
        let hasMoved = copy != delete
        it.hover(at: CGPoint(x: 10, y: 590))
        let stays = it.shown.display.snapshot() == copy
        try it.hover("Delete")
        let hasReturned = it.shown.display.snapshot() == delete
        #expect(hasMoved && stays && hasReturned)
    }

    @Test("After an arrow key, a move within a row highlights it again, and a release triggers it")
    func moveAfterKey() throws {
        let it = Stage()
        try it.down("Edit")
        try it.move("Copy")
        it.shown.key("down")
        it.shown.display.advance(by: 1)
        let place = try #require(it.middle("Copy"))
        it.shown.move(place.x + 5, place.y)
        it.shown.display.advance(by: 1)
        it.shown.up(place.x + 5, place.y)
        it.shown.display.advance(by: 1)
        #expect(it.journal.take() == ["copy"])
        #expect(it.middle("Copy") == nil)
    }

    @Test("Arrow keys stay among the rows of a menu with a button in its preview")
    func preview() throws {
        struct Previewed: View {
            let journal: Journal
            var body: some View {
                Text("Text").frame(width: 100, height: 40)
                    .contextMenu {
                        Button("A") { journal.lines.append("a") }
                        Button("B") { journal.lines.append("b") }
                    } preview: {
                        Button("Preview") { journal.lines.append("preview") }
                    }
            }
        }
        let journal = Journal()
        let it = ViewDisplay(
            Previewed(journal: journal), size: CGSize(width: 400, height: 600), frames: 3)
        for (keys, row) in [(["down"], "a"), (["up"], "b"), (["down", "down", "down"], "a")] {
            let place = try #require(it.middle(ofText: "Text"))
            it.down(place.x, place.y)
            it.display.advance(by: 0.8)
            it.up(place.x, place.y)
            it.display.advance(by: 1)
            try #require(it.middle(ofText: "Preview") != nil)
            for key in keys + ["return"] { it.key(key) }
            it.display.advance(by: 1)
            #expect(journal.take() == [row])
        }
    }

    @Test("A toggle in a menu is a row with a mark while it is on, and closes the menu")
    func toggle() throws {
        let it = Stage()
        try it.drag(from: "Edit", over: "Edit")
        let row = try #require(it.shown.layer(ofText: "Loop"))
        let other = try #require(it.shown.layer(ofText: "Copy"))
        func left(_ layer: CALayer) -> CGFloat {
            layer.convert(layer.bounds, to: it.shown.display.rootLayer).minX
        }
        // The mark is 12 points wide, with 8 points up to the title.
        #expect(left(row) == left(other) + 20)
        try it.drag(from: "Loop", over: "Loop")
        #expect(it.middle("is on") != nil && it.middle("Loop") == nil)
        try it.drag(from: "Edit", over: "Edit")
        try it.drag(from: "Loop", over: "Loop")
        #expect(it.middle("is off") != nil && it.middle("Loop") == nil)
    }

    @Test("Rows of all kinds have the same inset, and rows without room scroll")
    func rows() throws {
        struct Long: View {
            var body: some View {
                Menu("Open") {
                    Text("Note")
                    ForEach(0..<20) { number in Button("Row \(number)") {} }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            }
        }
        let it = ViewDisplay(Long(), size: CGSize(width: 400, height: 400), frames: 3)
        let menu = try #require(it.middle(ofText: "Open"))
        it.tap(menu.x, menu.y)
        it.display.advance(by: 1)
        func left(_ text: String) -> CGFloat? {
            it.layer(ofText: text).map { $0.convert($0.bounds, to: it.display.rootLayer).minX }
        }
        #expect(left("Note") != nil && left("Note") == left("Row 0"))
        let before = try #require(it.middle(ofText: "Row 3"))
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: before, delta: CGSize(width: 0, height: -88), time: it.display.time
                )
            )
        )
        it.display.advance(by: 2)
        let after = try #require(it.middle(ofText: "Row 3"))
        #expect(after.y < before.y)
    }

    @Test("A menu in a menu opens next to its row, and its rows close both")
    func submenu() throws {
        struct Outer: View {
            let journal: Journal
            var body: some View {
                Menu("Open") {
                    Button("First") { journal.lines.append("first") }
                    Menu("More") { Button("Inner") { journal.lines.append("inner") } }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            }
        }
        let journal = Journal()
        let it = ViewDisplay(
            Outer(journal: journal), size: CGSize(width: 400, height: 600), frames: 3)
        func tap(_ text: String) {
            guard let place = it.middle(ofText: text) else {
                Issue.record("There is no text '\(text)'")
                return
            }
            it.tap(place.x, place.y)
            it.display.advance(by: 1)
        }
        tap("Open")
        tap("More")
        #expect(it.middle(ofText: "First") != nil && it.middle(ofText: "Inner") != nil)
        it.key("escape")
        it.display.advance(by: 1)
        #expect(it.middle(ofText: "First") != nil && it.middle(ofText: "Inner") == nil)
        tap("More")
        tap("Inner")
        #expect(journal.take() == ["inner"])
        #expect(it.middle(ofText: "First") == nil && it.middle(ofText: "Inner") == nil)
        // A press can also be released on the row.
        let menu = try #require(it.middle(ofText: "Open"))
        it.down(menu.x, menu.y)
        it.display.advance(by: 1)
        let more = try #require(it.middle(ofText: "More"))
        it.move(more.x, more.y)
        it.display.advance(by: 0.5)
        it.up(more.x, more.y)
        it.display.advance(by: 1)
        tap("Inner")
        #expect(journal.take() == ["inner"] && it.middle(ofText: "First") == nil)
    }

    @Test("A long press that opens a menu triggers neither the button nor a tap")
    func longPress() throws {
        struct Pressed: View {
            let journal: Journal
            var body: some View {
                VStack(spacing: 40) {
                    Button("Button") { journal.lines.append("button") }
                        .contextMenu { Button("A") {} }
                    Text("Text").onTapGesture { journal.lines.append("text") }
                        .contextMenu { Button("B") {} }
                    Menu("Menu") {
                        Button("C") {}
                    } primaryAction: {
                        journal.lines.append("menu")
                    }
                }
            }
        }
        let journal = Journal()
        let it = ViewDisplay(
            Pressed(journal: journal), size: CGSize(width: 400, height: 600), frames: 3)
        for (text, row) in [("Button", "A"), ("Text", "B"), ("Menu", "C")] {
            let place = try #require(it.middle(ofText: text))
            it.tap(place.x, place.y)
            it.display.advance(by: 1)
            #expect(journal.take() == [text.lowercased()])
            it.down(place.x, place.y)
            it.display.advance(by: 0.8)
            #expect(it.middle(ofText: row) != nil)
            it.up(place.x, place.y)
            it.display.advance(by: 1)
            #expect(journal.take() == [])
            it.key("escape")
            it.display.advance(by: 1)
            #expect(it.middle(ofText: row) == nil)
        }
    }

    @Test("A press on a picker selects the option on which it is released")
    func picker() throws {
        let it = Stage()
        try it.drag(from: "Choice 0", over: "Choice 1", "Choice 2")
        #expect(it.middle("Choice 2") != nil && it.middle("Choice 0") == nil)
    }
}
