import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// The menu bar of a program's commands.
struct MenuBarTests {
    private final class Log {
        var events: [String] = []
    }

    private struct Page: View {
        @State private var text = "text"
        @State private var isEditing = ""

        var body: some View {
            VStack {
                Button("Focus") {}.focusedValue(\.document, $text)
                TextField("Field", text: $isEditing)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.yellow)
        }
    }

    private struct EditCommands: Commands {
        let log: Log
        @FocusedBinding(\.document) private var text
        @State private var isOn = true
        @State private var size = 2

        var body: some Commands {
            CommandMenu("Note") {
                Button("Clear") { log.events.append("clear \(text ?? "none")") }
                    .keyboardShortcut("k", modifiers: [.command, .shift])
                    .disabled(text == nil)
                Button("Rename") { log.events.append("rename") }
                Divider()
                Toggle("Bold", isOn: $isOn)
                Menu("More") {
                    Button("Deep") { log.events.append("deep") }
                    Button("Deeper") { log.events.append("deeper") }
                }
                Picker("Size", selection: $size) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(.inline)
            }
            CommandGroup(after: .newItem) {
                Button("Open…") { log.events.append("open") }.keyboardShortcut("o")
            }
            CommandGroup(replacing: .help) {
                Button("About") { log.events.append("about") }
            }
        }
    }

    private struct Program: App {
        var log = Log()
        var hasMenus = true

        var body: some Scene {
            WindowGroup("Main") { Page() }
                .commands { if hasMenus { EditCommands(log: log) } }
            Settings { Color.blue }
        }
    }

    private struct SmallProgram: App {
        var log = Log()
        var isFitting = false

        var body: some Scene {
            WindowGroup("Main") { Color.yellow.frame(width: 80, height: 40) }
                .windowResizability(isFitting ? .contentSize : .automatic)
                .commands { EditCommands(log: log) }
        }
    }

    private final class Stage<Root: View> {
        let shown: ViewDisplay<Root>
        let log: Log

        init(_ root: Root, _ log: Log) {
            shown = ViewDisplay(root, size: CGSize(width: 520, height: 360), frames: 3)
            self.log = log
        }

        func elements() -> [AccessibilityElement] { shown.hosting.viewElements }
        func element(_ label: String) -> AccessibilityElement? {
            elements().first { $0.label == label }
        }
        func has(_ labels: String...) -> [Bool] { labels.map { element($0) != nil } }
        private func middle(_ label: String) -> CGPoint {
            guard let frame = element(label)?.frame else {
                Issue.record("There is no \(label)")
                return .zero
            }
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        func tap(_ label: String) {
            let place = middle(label)
            shown.tap(place.x, place.y)
            shown.display.advance(frames: 2)
        }
        func hover(_ label: String) {
            let (place, time) = (middle(label), shown.display.time)
            shown.display.send(
                .pointerMoved(PointerEvent(location: place, time: time, button: 0))
            )
            shown.display.advance(frames: 2)
        }
        /// Presses on a label, and releases the pointer on others.
        func drag(from label: String, over others: String...) {
            let start = middle(label)
            shown.down(start.x, start.y)
            shown.display.advance(frames: 2)
            for other in others {
                let place = middle(other)
                shown.move(place.x, place.y)
                shown.display.advance(frames: 2)
            }
            let end = middle(others.last ?? label)
            shown.up(end.x, end.y)
            shown.display.advance(frames: 2)
        }
        func keys(_ keys: String...) {
            for key in keys { shown.key(key) }
            shown.display.advance(frames: 1)
        }
    }

    private func stage(_ program: Program = Program(), window: Int = 0) -> Stage<some View> {
        let windows = AppWindows { program.body }
        return Stage(windows.root(of: window), program.log)
    }

    @Test("The bar is at the top of a window that is larger than its content")
    func smallContent() throws {
        let program = SmallProgram()
        let windows = AppWindows { program.body }
        let it = Stage(windows.root(of: 0), program.log)
        let note = try #require(it.element("Note")?.frame)
        #expect(note.minY < 4)
        it.tap("Note")
        #expect(it.has("Clear", "Rename") == [true, true])
        let box = try #require(it.shown.layers(CGSize(width: 80, height: 40)).first)
        let bar = 360 - 2 * (360 - box.convert(box.bounds, to: nil).midY)
        #expect(abs(bar - (note.maxY + note.minY)) < 2)
    }

    @Test("A window with the size of its content measures the content and the bar")
    func fittingContent() {
        let program = SmallProgram(isFitting: true)
        let windows = AppWindows { program.body }
        let shown = ViewDisplay(windows.root(of: 0), size: CGSize(width: 520, height: 360))
        let size = shown.hosting.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(size.width == 80 && size.height > 40 && size.height < 80)
    }

    @Test("Custom menus are between the standard ones, which appear with them")
    func titles() {
        let it = stage()
        let titles = ["File", "Edit", "Note", "Window", "Help"]
        let found = titles.map { it.element($0)?.frame }
        #expect(!found.contains { $0 == nil })
        let frames = found.compactMap(\.self)
        for (left, right) in zip(frames, frames.dropFirst()) {
            #expect(left.maxX <= right.minX && left.minY == right.minY)
        }
        #expect(it.has("Format", "View") == [false, false])
    }

    @Test("A program whose commands are not there, and the settings, have no bar")
    func absence() {
        let empty = stage(Program(hasMenus: false))
        #expect(empty.has("File", "Edit", "Focus") == [false, false, true])
        #expect(stage(window: 1).has("File") == [false])
        let bare = AppWindows { Window("A", id: "a") { Color.red } }
        let plain = ViewDisplay(bare.root(of: 0)).display.snapshot()
        let more = AppWindows {
            Window("A", id: "a") { Color.red }.commands { CommandMenu("B") {} }
        }
        #expect(ViewDisplay(more.root(of: 0), frames: 3).display.snapshot() == plain)
    }

    @Test("The content has the space below the bar")
    func space() {
        let windows = AppWindows {
            Window("A", id: "a") {
                GeometryReader { Text("\(Int($0.size.height))") }
            }
            .commands { CommandMenu("B") { Button("C") {} } }
        }
        let it = Stage(windows.root(of: 0), Log())
        let bar = it.element("B")?.frame ?? .zero
        let height = it.elements().compactMap { Double($0.label) }.first ?? 0
        #expect(bar.maxY > 10 && bar.maxY < 40)
        #expect(height < 360 - bar.maxY + 1 && height > 320)
    }

    @Test("A click opens a menu, another one on a row triggers it and closes the menu")
    func clicks() {
        let it = stage()
        #expect(it.has("Rename") == [false])
        it.tap("Note")
        #expect(it.has("Rename", "Bold", "More", "Small") == [true, true, true, true])
        it.tap("Rename")
        #expect(it.log.events == ["rename"])
        #expect(it.has("Rename") == [false])
        it.tap("Note")
        it.tap("Note")
        #expect(it.has("Rename") == [false])
        it.tap("Note")
        it.shown.tap(500, 350)
        it.shown.display.advance(frames: 2)
        #expect(it.has("Rename") == [false])
        #expect(it.log.events == ["rename"])
    }

    @Test("While a menu is open, the pointer opens others, and menus in menus")
    func hovering() {
        let it = stage()
        it.hover("File")
        #expect(it.has("Open…") == [false])
        it.hover("Note")
        it.tap("Note")
        it.hover("File")
        #expect(it.has("Open…", "Rename") == [true, false])
        it.hover("Note")
        it.hover("More")
        #expect(it.has("Rename", "Deep", "Deeper") == [true, true, true])
        it.hover("Deeper")
        it.tap("Deeper")
        #expect(it.log.events == ["deeper"])
        it.tap("Note")
        it.hover("More")
        it.hover("Rename")
        #expect(it.has("Rename", "Deep") == [true, false])
    }

    @Test("Released on a row, a press on a title triggers the row, also in other menus")
    func presses() {
        let it = stage()
        it.drag(from: "Note", over: "Rename")
        #expect(it.log.events == ["rename"])
        #expect(it.has("Rename") == [false])
        it.drag(from: "File", over: "Note", "More", "Deeper")
        #expect(it.log.events == ["rename", "deeper"])
        #expect(it.has("Rename", "Deeper") == [false, false])
        it.drag(from: "File", over: "Note")
        #expect(it.has("Open…", "Rename") == [false, true])
        it.drag(from: "Note", over: "Clear")
        #expect(it.has("Rename") == [false], "Clear is disabled")
        it.drag(from: "Note", over: "Rename", "Focus")
        #expect(it.has("Rename") == [false])
        #expect(it.log.events == ["rename", "deeper"])
    }

    @Test("F10 opens the first menu, and keys walk through the menus")
    func keys() {
        let it = stage()
        it.keys("f10")
        #expect(it.has("Open…") == [true])
        it.keys("right", "right")
        #expect(it.has("Open…", "Rename") == [false, true])
        it.keys("return")
        #expect(it.log.events == ["rename"], "Clear is disabled")
        #expect(it.has("Rename") == [false])
        it.shown.key("n", .option)
        it.keys("down", "down", "right", "down", "return")
        #expect(it.log.events == ["rename", "deeper"])
        it.shown.key("n", .option)
        it.keys("end", "up", "up", "right", "left")
        #expect(it.has("Rename", "Deep") == [true, false])
        it.keys("escape")
        #expect(it.has("Rename") == [false])
        it.keys("f10", "left", "up", "return")
        #expect(it.log.events.last == "about")
    }

    @Test("Focused values decide which items are enabled, and the focus does not move")
    func focus() {
        let it = stage()
        it.keys("tab")
        it.shown.key("n", .option)
        it.keys("return")
        #expect(it.log.events == ["clear text"])
        it.shown.key("k", [.command, .shift])
        #expect(it.log.events == ["clear text", "clear text"])
        var unhandled: [String] = []
        it.shown.display.onKey = { unhandled.append($0.key) }
        it.tap("Note")
        it.shown.key("q")
        #expect(unhandled == [])
    }

    @Test("Marks show what is on; a choice closes the menu")
    func marks() {
        let it = stage()
        it.tap("Note")
        #expect(it.element("Bold")?.value == "1")
        it.tap("Bold")
        it.tap("Note")
        #expect(it.element("Bold")?.value == "0")
        let before = it.shown.display.snapshot()
        it.tap("Small")
        #expect(it.has("Rename") == [false])
        it.tap("Note")
        #expect(it.shown.display.snapshot() != before)
    }

    @Test("The menu for editing works on the text with the focus")
    func editing() {
        let it = stage()
        it.shown.display.clipboard = "x"
        it.tap("Edit")
        it.tap("Paste")
        #expect(it.has("Paste") == [true], "It is disabled")
        it.keys("escape", "tab", "tab")
        it.shown.display.type("ab")
        it.tap("Edit")
        it.tap("Select All")
        it.tap("Edit")
        it.tap("Cut")
        #expect(it.shown.display.clipboard == "ab")
        it.tap("Edit")
        it.tap("Paste")
        it.tap("Edit")
        it.tap("Paste")
        #expect(it.elements().contains { $0.value == "abab" })
    }

    @Test("The menu for editing works on the values of the view with the focus")
    func clipboard() {
        let windows = AppWindows {
            Window("A", id: "a") {
                Color.red.focusable().copyable(["copied"])
                    .cuttable(for: String.self) { ["cut"] }
            }
            .commands { CommandMenu("B") { Button("C") {} } }
        }
        let it = Stage(windows.root(of: 0), Log())
        it.tap("Edit")
        it.tap("Copy")
        #expect(it.has("Copy") == [true], "It is disabled")
        it.keys("escape", "tab")
        for (title, text) in [("Copy", "copied"), ("Cut", "cut"), ("Paste", "cut")] {
            it.tap("Edit")
            it.tap(title)
            #expect(it.has(title) == [title == "Paste"])
            #expect(it.shown.display.clipboard == text)
        }
    }

    @Test("Replaced groups have neither rows nor shortcuts")
    func replacement() {
        let windows = AppWindows {
            Window("A", id: "a") { Color.red }
                .commands {
                    CommandMenu("B") { Button("C") {} }
                    CommandGroup(replacing: .saveItem) {}
                    CommandGroup(replacing: .appTermination) {}
                    CommandGroup(replacing: .pasteboard) {}
                    CommandGroup(replacing: .undoRedo) {}
                }
        }
        let it = Stage(windows.root(of: 0), Log())
        #expect(it.has("File", "Edit", "B", "Window") == [false, false, true, true])
        var unhandled: [String] = []
        it.shown.display.onKey = { unhandled.append($0.key) }
        it.shown.key("w", .command)
        it.shown.key("m", .command)
        #expect(unhandled == ["w"])
    }

    @Test("Shortcuts are named as on the keys")
    func shortcuts() {
        #expect(KeyboardShortcut("s", modifiers: [.command, .shift]).title == "Ctrl+Shift+S")
        #expect(KeyboardShortcut("S").title == "Ctrl+Shift+S")
        #expect(KeyboardShortcut(.delete, modifiers: []).title == "Backspace")
        #expect(KeyboardShortcut(.leftArrow, modifiers: .option).title == "Alt+Left")
        #expect(KeyboardShortcut(",").title == "Ctrl+,")
    }
}
