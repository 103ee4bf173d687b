public import LegatoMotion

nonisolated extension EnvironmentValues {
    /// Whether controls accept input; true by default.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

nonisolated private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

nonisolated extension View {
    /// Disables controls and gestures in the view; a disabled ancestor cannot be overridden.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
