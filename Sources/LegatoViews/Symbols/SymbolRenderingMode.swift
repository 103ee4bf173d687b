import LegatoGraphics
public import LegatoMotion

/// How the layers of a symbol are coloured.
nonisolated public struct SymbolRenderingMode: Sendable, Equatable {
    private enum SymbolMode {
        case automatic, monochrome, hierarchical, palette, multicolor
    }

    private let mode: SymbolMode

    private init(_ mode: SymbolMode) { self.mode = mode }

    /// All layers have the foreground style.
    public static let monochrome = SymbolRenderingMode(.monochrome)
    /// The second layer, such as an enclosing circle, has half the opacity of the first one.
    public static let hierarchical = SymbolRenderingMode(.hierarchical)
    /// The layers have the styles of `foregroundStyle(_:_:)`, first the symbol itself.
    public static let palette = SymbolRenderingMode(.palette)
    /// Multicolor symbols have their own colours, others the foreground style.
    public static let multicolor = SymbolRenderingMode(.multicolor)

    /// The default mode: palette if several foreground styles are set, else monochrome.
    static let automatic = SymbolRenderingMode(.automatic)

    /// The styles of the layers of a symbol: one for all, or one for each.
    func styles(of name: String, in environment: EnvironmentValues) -> [ResolvedStyle] {
        let primary = ForegroundStyle().style(in: environment)
        let lower = environment.secondaryForegroundStyle?.style(in: environment)
        switch mode {
        case .monochrome: return [primary]
        case .automatic: return lower.map { [primary, $0] } ?? [primary]
        case .hierarchical: return [primary, primary.opacity(0.5)]
        case .palette: return [primary, lower ?? primary.opacity(0.5)]
        case .multicolor:
            guard let colors = Self.colors[name] else { return [primary] }
            return colors.map { .color($0.value(in: environment.colorScheme)) }
        }
    }

    /// The colours of symbols in `multicolor`, by name.
    private static let colors: [String: [SystemColor]] = [
        "heart.fill": [.red], "star.fill": [.yellow], "sun.max.fill": [.yellow],
        "sun.min.fill": [.yellow], "moon.fill": [.indigo], "cloud.fill": [.gray],
        "cloud.sun.fill": [.gray, .yellow], "bolt.fill": [.yellow], "flame.fill": [.orange],
        "drop.fill": [.blue], "leaf.fill": [.green], "bell.fill": [.yellow],
        "exclamationmark.triangle.fill": [.yellow], "battery.100": [.green], "trash": [.red],
        "trash.fill": [.red], "phone.fill": [.green], "snowflake": [.cyan], "flag.fill": [.orange],
    ]
}

nonisolated extension EnvironmentValues {
    /// How symbols are coloured; automatic by default.
    var symbolRenderingMode: SymbolRenderingMode {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The second foreground style; nil, the default, for none.
    var secondaryForegroundStyle: AnyShapeStyle? {
        get { self[SecondaryForegroundStyleKey.self] }
        set { self[SecondaryForegroundStyleKey.self] = newValue }
    }

    /// The variants of symbols in the view; none by default.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

nonisolated private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode { .automatic }
}

nonisolated private enum SecondaryForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

nonisolated private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

nonisolated extension View {
    /// Sets how the layers of symbols in the view are coloured; nil for the default.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode ?? .automatic)
    }

    /// Shows a variant of the symbols in the view, such as the filled one.
    ///
    /// A symbol that has no such variant keeps its own form.
    ///
    /// ```swift
    /// Image(systemName: "heart")
    ///     .symbolVariant(.fill)
    /// ```
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.with(variant) }
    }

    /// Sets the foreground style of texts and shapes in the view, and the style of the second layer
    /// of its symbols.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        environment(\.secondaryForegroundStyle, AnyShapeStyle(secondary)).foregroundStyle(primary)
    }

    /// Sets the foreground style of texts and shapes in the view, and the styles of the other layers
    /// of its symbols; symbols have at most two layers.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary, secondary)
    }
}
