import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// Whether the controls of a window are drawn as active.
nonisolated public enum ControlActiveState: CaseIterable, Equatable, Hashable, Sendable {
    /// The window has the keyboard focus.
    case key
    /// The window is the main one of the app; not reported by Legato.
    case active
    /// Another window has the keyboard focus.
    case inactive
}

private nonisolated enum AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

private nonisolated enum ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState? { nil }
}

nonisolated extension EnvironmentValues {
    /// Whether the view appears as part of an active window: unless set, whether its window has the
    /// keyboard focus.
    ///
    /// ```swift
    /// @Environment(\.appearsActive) private var appearsActive
    ///
    /// var body: some View { Sidebar().opacity(appearsActive ? 1 : 0.6) }
    /// ```
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// Whether the controls of the window are drawn as active: unless set, `key` while the window has
    /// the keyboard focus, otherwise `inactive`.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
