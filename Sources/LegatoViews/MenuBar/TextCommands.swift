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
