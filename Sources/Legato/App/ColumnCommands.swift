import LegatoViews

/// The command in the View menu that shows and hides the sidebar of the window, with the shortcut
/// Control-Alt-S.
///
/// It toggles the leading column of a `NavigationSplitView`, and is disabled without one or in a
/// narrow window.
public struct SidebarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    /// The command, in place of the group `sidebar`.
    public var body: some Commands {
        CommandGroup(replacing: .sidebar) { SidebarCommand() }
    }
}

/// The command in the View menu that shows and hides the navigation bars of the window, with the
/// shortcut Control-Alt-T.
///
/// The bars of sheets are shown in both cases.
public struct ToolbarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    /// The command, in place of the group `toolbar`.
    public var body: some Commands {
        CommandGroup(replacing: .toolbar) { ToolbarCommand() }
    }
}

/// The command in the View menu that shows and hides the inspector of the window, with the shortcut
/// Control-Alt-I.
///
/// It toggles the binding of `inspector(isPresented:content:)`, and is disabled without one.
public struct InspectorCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    /// The command, after the group `sidebar`.
    public var body: some Commands {
        CommandGroup(after: .sidebar) { InspectorCommand() }
    }
}
