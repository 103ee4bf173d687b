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
            TextCommand(title: "Undo", key: "z")
            TextCommand(title: "Redo", key: "z", modifiers: .shift)
        }
        StandardCommands(.pasteboard) {
            TextCommand(title: "Cut", key: "x", command: .cut)
            TextCommand(title: "Copy", key: "c", command: .copy, isForSelection: true)
            TextCommand(title: "Paste", key: "v", command: .paste)
            TextCommand(title: "Select All", key: "a", isForSelection: true)
        }
    }
}

/// A command for the focused text or view, identified by its key with Control.
private struct TextCommand: View {
    let title: String
    let key: Character
    var modifiers: EventModifiers = []
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
        Button(title) { focus?.typeCommand(String(key), modifiers) }
            .keyboardShortcut(KeyEquivalent(key), modifiers: modifiers.union(.command))
            .disabled(!isPossible)
    }
}
