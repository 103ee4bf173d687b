import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The command that shows and hides the sidebar of the window.
package struct SidebarCommand: View {
    @FocusedValue(\.toggledSidebar) private var sidebar

    /// Creates the command.
    package nonisolated init() {}

    /// The command.
    package var body: some View {
        ColumnCommand(column: sidebar, name: "Sidebar")
            .keyboardShortcut("s", modifiers: [.command, .option])
    }
}

/// The command that shows and hides the inspector of the window.
package struct InspectorCommand: View {
    @FocusedValue(\.toggledInspector) private var inspector

    /// Creates the command.
    package nonisolated init() {}

    /// The command.
    package var body: some View {
        ColumnCommand(column: inspector, name: "Inspector")
            .keyboardShortcut("i", modifiers: [.command, .option])
    }
}

/// The command that shows and hides the navigation bars of the window.
package struct ToolbarCommand: View {
    @FocusedValue(\.toggledToolbar) private var toolbar

    /// Creates the command.
    package nonisolated init() {}

    /// The command.
    package var body: some View {
        ColumnCommand(column: toolbar, name: "Toolbar")
            .keyboardShortcut("t", modifiers: [.command, .option])
    }
}

/// A command that shows and hides a column or a bar; disabled without one.
private struct ColumnCommand: View {
    let column: ToggledColumn?
    let name: String

    var body: some View {
        Button(column?.isShown == false ? "Show \(name)" : "Hide \(name)") {
            withAnimation { column?.toggle() }
        }
        .disabled(column == nil)
    }
}
