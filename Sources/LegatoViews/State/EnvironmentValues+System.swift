public import LegatoLayers
public import LegatoMotion

nonisolated extension EnvironmentValues {
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

private nonisolated enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

nonisolated extension EnvironmentValues {
    /// Whether the user prefers reduced motion; false by default.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}

nonisolated extension EnvironmentValues {
    /// The system's accent colour; nil, the default, for blue.
    var systemAccent: SIMD3<Double>? {
        get { self[SystemAccentKey.self] }
        set { self[SystemAccentKey.self] = newValue }
    }

    /// Adopts the system's settings.
    mutating func take(_ settings: SystemSettings) {
        guard settings != SystemSettings() else { return }
        colorScheme = settings.prefersDarkColors ? .dark : .light
        colorSchemeContrast = settings.increasesContrast ? .increased : .standard
        accessibilityReduceMotion = settings.reducesMotion
        dynamicTypeSize = DynamicTypeSize(nearestTo: settings.textScale)
        systemAccent = settings.accentColor
        self[ScreenReaderKey.self] = settings.usesScreenReader
    }
}

/// Whether an assistive technology reads the views.
nonisolated enum ScreenReaderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated private enum SystemAccentKey: EnvironmentKey {
    static var defaultValue: SIMD3<Double>? { nil }
}

nonisolated private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
