import LegatoGraphics
package import LegatoMotion

/// A level of the foreground style's hierarchy.
///
/// The primary level is the foreground style itself; the others have its opacity multiplied by 0.5,
/// 0.25, 0.18 and 0.11. If no foreground style is set, the secondary level is `Color.secondary`.
nonisolated public struct HierarchicalShapeStyle: PrimitiveShapeStyle, Hashable {
    private var level: Int

    /// The foreground style.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground style.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level of the foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level of the foreground style.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        if level == 1 && environment.foregroundStyle == nil {
            return Color.secondary.style(in: environment)
        }
        return ForegroundStyle().resolvedStyle(in: environment)
            .opacity([1, 0.5, 0.25, 0.18, 0.11][level])
    }
}

/// The foreground style of the environment; `Color.primary` by default.
nonisolated public struct ForegroundStyle: PrimitiveShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.foregroundStyle?.resolvedStyle(in: environment)
            ?? .color(Color.primary.resolve(in: environment))
    }
}

/// The tint of the environment; the system's blue by default.
nonisolated public struct TintShapeStyle: PrimitiveShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.resolvedTint
    }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension EnvironmentValues {
    /// Sets the foreground style, which may refer to the previous one.
    package mutating func setForegroundStyle(_ style: some ShapeStyle) {
        let style = AnyShapeStyle(style, in: self)
        // Setting it would only add a level of indirection.
        if style.isOf(ForegroundStyle.self) && foregroundStyle != nil { return }
        foregroundStyle = style
        if isSectionTitle { isSectionTitle = false }
    }

    /// Sets the tint, which may refer to the previous one; nil restores the default.
    package mutating func setTint(_ style: (some ShapeStyle)?) {
        let style = style.map { AnyShapeStyle($0, in: self) }
        if let style, style.isOf(TintShapeStyle.self) && tint != nil { return }
        tint = style
    }
}

nonisolated extension EnvironmentValues {
    /// Whether the foreground style is that of the title of a section, which controls ignore.
    var isSectionTitle: Bool {
        get { self[SectionTitleKey.self] }
        set { self[SectionTitleKey.self] = newValue }
    }
}

private nonisolated enum SectionTitleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
