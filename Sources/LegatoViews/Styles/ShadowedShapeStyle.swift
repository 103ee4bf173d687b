import LegatoGraphics
import LegatoMotion

nonisolated extension ShapeStyle {
    /// Returns the style with a shadow behind or inside the shapes and views that are painted with
    /// it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedShapeStyle(base: self, shadows: ownShadows + [style])
    }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedShapeStyle(base: ForegroundStyle(), shadows: [style])
    }
}

nonisolated private struct ShadowedShapeStyle<Base: ShapeStyle>: ShadowedStyle {
    var base: Base
    var shadows: [any StyleShadow]

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        base.style(in: environment)
    }
}
