import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The commands for the focused text, or for the clipboard of the focused view, in the Edit menu.
package nonisolated struct TextCommands: View {
    /// Creates the commands.
    package init() {}

    /// The commands.
    package var body: some View {
        StandardCommands(.undoRedo) {
            UndoCommand(isRedo: false)
            UndoCommand(isRedo: true)
        }
        StandardCommands(.pasteboard) {
            TextCommand(title: "Cut", key: "x", command: .cut)
            TextCommand(title: "Copy", key: "c", command: .copy, isForSelection: true)
            TextCommand(title: "Paste", key: "v", command: .paste)
            TextCommand(title: "Select All", key: "a", isForSelection: true)
        }
    }
}

/// The commands that find and transform text in the Edit menu.
package nonisolated struct EditingCommands: View {
    /// Creates the commands.
    package init() {}

    /// The commands.
    package var body: some View {
        FindCommands()
        Menu("Transformations") {
            TransformCommand(title: "Make Upper Case") { $0.uppercased() }
            TransformCommand(title: "Make Lower Case") { $0.lowercased() }
            TransformCommand(title: "Capitalize") { $0.capitalized }
        }
    }
}

/// The commands that find text in the focused editor.
private struct FindCommands: View {
    @FocusedValue(\.textFinder) private var finder

    var body: some View {
        Menu("Find") {
            Button("Find…") { finder?.isPresented.wrappedValue = true }.keyboardShortcut("f")
            Button("Find Next") { finder?.findNext() }.keyboardShortcut("g")
            Button("Find Previous") { finder?.findPrevious() }
                .keyboardShortcut("g", modifiers: [.command, .shift])
        }
        .disabled(finder == nil)
    }
}

/// A command that transforms the selection of the focused text, or the word at the insertion point.
private struct TransformCommand: View {
    let title: String
    let transform: (String) -> String
    @Environment(\.focusKeeper) private var focus

    var body: some View {
        Button(title) { focus?.transformText(transform) }
            .disabled(!(focus?.isInText ?? false))
    }
}

/// The command that undoes or redoes an edit of the focused text or a change of the program.
private struct UndoCommand: View {
    let isRedo: Bool
    @Environment(\.focusKeeper) private var focus
    @Environment(\.undoManager) private var undoManager

    private var isPossible: Bool {
        guard let focus, let undoManager else { return false }
        return focus.isInText || (isRedo ? undoManager.canRedo : undoManager.canUndo)
    }

    private var title: String {
        guard let undoManager, focus?.isInText == false else { return isRedo ? "Redo" : "Undo" }
        return isRedo ? undoManager.redoMenuItemTitle : undoManager.undoMenuItemTitle
    }

    var body: some View {
        let modifiers: EventModifiers = isRedo ? .shift : []
        Button(title) { focus?.typeCommand("z", modifiers) }
            .keyboardShortcut("z", modifiers: modifiers.union(.command))
            .disabled(!isPossible)
    }
}

/// A command for the focused text or view, identified by its key with Control.
private struct TextCommand: View {
    let title: String
    let key: Character
    /// The command for views other than texts; nil for none.
    var command: ClipboardCommand?
    /// Whether it is also available for a selection in non-editable text.
    var isForSelection = false
    @Environment(\.focusKeeper) private var focus

    private var isPossible: Bool {
        guard let focus else { return false }
        return focus.isInText || isForSelection && focus.hasSelectedText
            || command.map(focus.handles) ?? false
    }

    var body: some View {
        Button(title) { focus?.typeCommand(String(key)) }
            .keyboardShortcut(KeyEquivalent(key))
            .disabled(!isPossible)
    }
}
