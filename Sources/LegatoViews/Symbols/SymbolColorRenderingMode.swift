import LegatoGraphics
public import LegatoMotion

/// Whether a colour fills a symbol evenly.
public nonisolated struct SymbolColorRenderingMode: Hashable, Sendable {
    private let isGradient: Bool

    /// Colours fill symbols evenly.
    public static let flat = SymbolColorRenderingMode(isGradient: false)
    /// Colours run from a lighter one at the top to themselves at the bottom, as `Color.gradient`.
    public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

private nonisolated enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

nonisolated extension EnvironmentValues {
    /// Whether colours fill symbols evenly; nil, the default, for `flat`.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether colours fill the symbols in the view evenly.
    ///
    /// - Parameter mode: The mode; nil for `flat`.
    /// - Returns: The view.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }
}

nonisolated extension ResolvedStyle {
    /// A colour as a gradient; other styles unchanged.
    func shaded(in environment: EnvironmentValues) -> ResolvedStyle {
        guard case .color(var color) = self else { return self }
        let opacity = Double(color.opacity)
        color.opacity = 1
        return Color(color).gradient.resolvedStyle(in: environment).opacity(opacity)
    }
}
