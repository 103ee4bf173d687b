import Foundation
import LegatoGraphics
import LegatoMotion

/// Shows the content of menus inline, so that the controls in it exist while the menus are closed.
private nonisolated struct OpenMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.content.menuStyle(Self())
    }
}

private nonisolated enum IsInCommandsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    /// Whether the view belongs to commands, whose controls can only be triggered by shortcuts.
    var isInCommands: Bool {
        get { self[IsInCommandsKey.self] }
        set { self[IsInCommandsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// An invisible zero-size form of the view, in which only keyboard shortcuts trigger controls.
    package var onlyForShortcuts: some View {
        menuStyle(OpenMenuStyle())
            .environment(\.isInCommands, true)
            .frame(width: 0, height: 0)
            .opacity(0)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
