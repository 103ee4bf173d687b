import Foundation
import Legato
import Testing

/// Undoing changes.
///
/// The history of changes, and its keys.
struct UndoTests {
    /// A number whose changes can be undone.
    private final class Model {
        var value = 0

        func set(_ new: Int, _ history: UndoManager?) {
            let old = value
            history?.registerUndo(withTarget: self) { $0.set(old, history) }
            value = new
        }
    }

    private let history = UndoManager()
    private let model = Model()

    /// Changes the model in an event of its own.
    private func change(to value: Int, named name: String = "") {
        history.beginUndoGrouping()
        model.set(value, history)
        if !name.isEmpty { history.setActionName(name) }
        history.endUndoGrouping()
        HeadlessDisplay(size: CGSize(width: 10, height: 10)).press("a")
    }

    @Test("Changes are undone and redone in order")
    func order() {
        for value in 1...3 { change(to: value) }
        #expect(history.canUndo && !history.canRedo)
        history.undo()
        history.undo()
        #expect(model.value == 1)
        history.redo()
        #expect(model.value == 2 && history.canUndo && history.canRedo)
        change(to: 9)
        #expect(!history.canRedo)
        history.undo()
        #expect(model.value == 2)
        for _ in 0..<4 { history.undo() }
        #expect(model.value == 0 && !history.canUndo)
        for _ in 0..<4 { history.redo() }
        #expect(model.value == 9 && !history.canRedo)
    }

    @Test("The changes of an event or a group are undone together")
    func groups() {
        model.set(1, history)
        model.set(2, history)
        #expect(history.groupingLevel == 1)
        history.undo()
        #expect(model.value == 0 && history.groupingLevel == 0)
        history.redo()
        #expect(model.value == 2)
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        history.beginUndoGrouping()
        model.set(3, history)
        display.press("a")
        history.undo()
        #expect(model.value == 3)
        model.set(4, history)
        history.endUndoGrouping()
        history.undo()
        #expect(model.value == 2)
        #expect(!history.isUndoing && !history.isRedoing)
    }

    @Test("Changes have names, which redoing keeps")
    func names() {
        change(to: 1, named: "Move")
        change(to: 2, named: "Rename")
        #expect(history.undoMenuItemTitle == "Undo Rename" && history.redoMenuItemTitle == "Redo")
        history.undo()
        #expect(history.undoActionName == "Move" && history.redoActionName == "Rename")
        history.redo()
        #expect(history.undoActionName == "Rename" && history.redoActionName.isEmpty)
    }

    @Test("The oldest changes beyond the maximum are dropped")
    func levels() {
        history.levelsOfUndo = 2
        for value in 1...4 { change(to: value) }
        while history.canUndo { history.undo() }
        #expect(model.value == 2)
        change(to: 5)
        history.removeAllActions()
        #expect(!history.canUndo && !history.canRedo && history.groupingLevel == 0)
    }

    @Test("Actions of a target are removed, and those without registration are ignored")
    func targets() {
        change(to: 1)
        history.removeAllActions(withTarget: self.model)
        #expect(!history.canUndo)
        history.disableUndoRegistration()
        change(to: 2)
        #expect(!history.canUndo && !history.isUndoRegistrationEnabled)
        history.enableUndoRegistration()
        var other: Model? = Model()
        other?.set(3, history)
        weak let released = other
        other = nil
        #expect(released == nil)
        history.undo()
        #expect(model.value == 2)
    }

    /// A button that counts, and a field.
    private struct Counter: View {
        final class Count { var set: (Int) -> Void = { _ in } }

        let handle: Handle<UndoManager>
        var hasField = false
        @State private var number = 1
        @State private var text = ""
        @State private var count = Count()
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            handle.get = { undoManager }
            return VStack {
                Color.red.frame(width: CGFloat(number), height: 10)
                if undoManager?.canUndo == true { Color.blue.frame(width: 60, height: 10) }
                Button("Count") { set(number + 1) }
                if hasField { TextField("Text", text: $text).frame(width: 100, height: 30) }
            }
        }

        private func set(_ new: Int) {
            let old = number
            undoManager?.registerUndo(withTarget: count) { _ in set(old) }
            number = new
        }
    }

    @Test("Control-Z undoes and Control-Shift-Z redoes the changes in the window")
    func keys() {
        let handle = Handle<UndoManager>()
        let stage = NavigationStage(Counter(handle: handle))
        func width() -> Int? {
            (1...5).first { stage.place(CGSize(width: CGFloat($0), height: 10)) != nil }
        }
        func press(_ key: String, _ modifiers: EventModifiers) {
            stage.display.press(key, modifiers)
            stage.display.advance(frames: 2)
        }
        #expect(width() == 1 && stage.place(CGSize(width: 60, height: 10)) == nil)
        press("tab", [])
        press("space", [])
        press("space", [])
        #expect(width() == 3)
        #expect(stage.place(CGSize(width: 60, height: 10)) != nil)
        press("z", .control)
        #expect(width() == 2)
        press("z", .control)
        press("z", .control)
        #expect(width() == 1 && stage.place(CGSize(width: 60, height: 10)) == nil)
        press("z", [.control, .shift])
        press("y", .control)
        #expect(width() == 3)
        #expect(handle.get()?.canRedo == false)
    }

    @Test("A focused text undoes its own edits first")
    func text() {
        let handle = Handle<UndoManager>()
        let stage = NavigationStage(Counter(handle: handle, hasField: true))
        stage.display.press("tab")
        stage.display.press("space")
        stage.display.press("tab")
        stage.display.type("a")
        stage.display.advance(frames: 2)
        stage.display.press("z", .control)
        #expect(handle.get()?.canUndo == true)
        stage.display.press("z", .control)
        #expect(handle.get()?.canUndo == false)
        #expect(handle.get()?.canRedo == true)
    }
}
