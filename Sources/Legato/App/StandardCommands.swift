import LegatoViews

/// What the commands that every program has do.
struct WindowActions {
    /// A window that can come to the front.
    struct OtherWindow {
        let title: String
        let isOwn: Bool
        let raise: () -> Void
    }

    /// Opens another window; nil if the program has no scene for that.
    var new: (() -> Void)?
    let close: () -> Void
    let minimize: () -> Void
    let toggleFullScreen: () -> Void
    let quit: () -> Void
    /// The open windows, the oldest first.
    let windows: () -> [OtherWindow]
}

/// The commands that every program with a menu bar has.
struct ProgramCommands: View {
    let actions: WindowActions

    var body: some View {
        if let new = actions.new {
            StandardCommands(.newItem) {
                Button("New Window", action: new).keyboardShortcut("n")
            }
        }
        StandardCommands(.saveItem) {
            Button("Close Window", action: actions.close).keyboardShortcut("w")
        }
        StandardCommands(.appTermination) {
            Button("Quit", action: actions.quit).keyboardShortcut("q")
        }
        TextCommands()
        StandardCommands(.windowSize) {
            Button("Minimize", action: actions.minimize).keyboardShortcut("m")
            Button("Full Screen", action: actions.toggleFullScreen)
        }
        StandardCommands(.windowList) { WindowList(windows: actions.windows) }
    }
}

/// The open windows, the own one with a mark.
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

/// The command that every program with settings has.
struct SettingsCommand: View {
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        StandardCommands(.appSettings, needsBar: false) {
            Button("Settings…") { openSettings() }.keyboardShortcut(",")
        }
    }
}
