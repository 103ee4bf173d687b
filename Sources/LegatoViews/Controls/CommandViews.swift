import Foundation
import LegatoGraphics
import LegatoMotion

/// Shows the content of menus in place of the menus, so that its controls exist.
private nonisolated struct OpenMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.content.menuStyle(Self())
    }
}

private nonisolated enum IsInCommandsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    /// Whether the view belongs to commands, whose controls only shortcuts reach.
    var isInCommands: Bool {
        get { self[IsInCommandsKey.self] }
        set { self[IsInCommandsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The view behind its parent, out of sight, where only the shortcuts of its controls reach it.
    package var onlyForShortcuts: some View {
        menuStyle(OpenMenuStyle())
            .environment(\.isInCommands, true)
            .frame(width: 0, height: 0)
            .opacity(0)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
