public import LegatoLayers
public import LegatoMotion

extension EnvironmentValues {
    /// The phase of the window that contains the view; `active` by default.
    ///
    /// ```swift
    /// @Environment(\.scenePhase) private var scenePhase
    ///
    /// var body: some View {
    ///     Clock(isRunning: isRunning)
    ///         .onChange(of: scenePhase) { _, phase in isRunning = phase == .active }
    /// }
    /// ```
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

nonisolated extension EnvironmentValues {
    /// Whether the user prefers reduced motion; false by default.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}

nonisolated private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
