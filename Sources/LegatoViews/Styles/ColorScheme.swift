public import LegatoMotion

/// The appearance: dark on light, or light on dark.
nonisolated public enum ColorScheme: Sendable, Hashable, CaseIterable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

nonisolated extension EnvironmentValues {
    /// The colour scheme, which determines system colours; `light` by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

nonisolated private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

nonisolated extension View {
    /// Sets whether the view uses colours for a light or a dark appearance.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
