import LegatoGraphics
import LegatoMotion

nonisolated extension ShapeStyle {
    /// The second level of the style, at half its opacity; that of the default background is the
    /// secondary background of the system.
    public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1, opacity: 0.5) }
    /// The third level of the style, at a quarter of its opacity; that of the default background is
    /// the tertiary background of the system.
    public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2, opacity: 0.25) }
    /// The fourth level of the style, at 0.18 times its opacity; that of the default background is
    /// the same as the third.
    public var quaternary: some ShapeStyle {
        LevelShapeStyle(base: self, level: 3, opacity: 0.18)
    }
    /// The fifth level of the style, at 0.11 times its opacity; that of the default background is
    /// the same as the third.
    public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4, opacity: 0.11) }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// A level of a style: its own, or the style at an opacity.
nonisolated private struct LevelShapeStyle<Base: ShapeStyle>: ShadowedStyle {
    let base: Base
    /// The level, 1 for the second one.
    let level: Int
    let opacity: Double
    var shadows: [any StyleShadow] { base.ownShadows }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let erased = base as? AnyShapeStyle
        let isBackground = base is BackgroundStyle || erased?.isOf(BackgroundStyle.self) == true
        if isBackground, environment.backgroundStyle == nil {
            let color: UIColor = level == 1 ? .secondarySystemBackground : .tertiarySystemBackground
            return Color(uiColor: color).style(in: environment)
        }
        return base.style(in: environment).opacity(opacity)
    }
}
