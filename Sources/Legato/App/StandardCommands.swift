import LegatoViews

/// The actions of the standard commands for a window.
struct WindowActions {
    /// An open window, in the list of windows.
    struct OtherWindow {
        let title: String
        let isOwn: Bool
        let raise: () -> Void
    }

    /// Opens a new window; nil if the app has no scene for it.
    var new: (() -> Void)?
    let close: () -> Void
    let minimize: () -> Void
    let toggleFullScreen: () -> Void
    let quit: () -> Void
    /// The open windows, the oldest first.
    let windows: () -> [OtherWindow]
}

/// The standard commands of every menu bar.
struct ProgramCommands: View {
    let actions: WindowActions
    var behaviors = WindowBehaviors()

    var body: some View {
        if let new = actions.new {
            StandardCommands(.newItem) {
                Button("New Window", action: new).keyboardShortcut("n")
            }
        }
        StandardCommands(.saveItem) {
            Button("Close Window", action: actions.close).keyboardShortcut("w")
                .disabled(behaviors.dismiss == .disabled)
        }
        StandardCommands(.appTermination) {
            Button("Quit", action: actions.quit).keyboardShortcut("q")
        }
        TextCommands()
        StandardCommands(.windowSize) {
            Button("Minimize", action: actions.minimize).keyboardShortcut("m")
                .disabled(behaviors.minimize == .disabled)
            Button("Full Screen", action: actions.toggleFullScreen)
                .disabled(behaviors.fullScreen == .disabled)
        }
        StandardCommands(.windowList) { WindowList(windows: actions.windows) }
    }
}

/// The commands in the Edit menu that find text in the focused editor, and that change the case of
/// the selection or of the word at the insertion point.
public struct TextEditingCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    /// The commands, in place of the group `textEditing`.
    public var body: some Commands {
        CommandGroup(replacing: .textEditing) { EditingCommands() }
    }
}

/// The list of open windows, with a checkmark at the window that shows it.
private struct WindowList: View {
    let windows: () -> [WindowActions.OtherWindow]

    var body: some View {
        let all = windows()
        ForEach(all.indices, id: \.self) { index in
            let window = all[index]
            Toggle(window.title, isOn: Binding(get: { window.isOwn }, set: { _ in window.raise() }))
        }
    }
}

/// The standard command that opens the settings.
struct SettingsCommand: View {
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        StandardCommands(.appSettings, needsBar: false) {
            Button("Settings…") { openSettings() }.keyboardShortcut(",")
        }
    }
}
