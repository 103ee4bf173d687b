import LegatoGraphics
public import LegatoMotion

/// A style that blurs what is behind a view and tints it, like frosted glass.
///
/// Materials from `ultraThin` to `ultraThick` show less and less of the backdrop. They follow the
/// colour scheme.
///
/// ```swift
/// Text("Now playing")
///     .padding()
///     .background(.ultraThinMaterial, in: .capsule)
/// ```
///
/// A material blurs what is drawn before it in the same group; a view with a mask, a filter, a
/// shadow or an opacity below 1 is a group of its own.
nonisolated public struct Material: PrimitiveShapeStyle, Hashable {
    /// The opacity of the tint in a light and in a dark appearance.
    private let light, dark: Float

    /// A material that is mostly clear.
    public static let ultraThin = Material(light: 0.42, dark: 0.46)
    /// A material that is more clear than opaque.
    public static let thin = Material(light: 0.56, dark: 0.58)
    /// A material that is about as clear as opaque.
    public static let regular = Material(light: 0.68, dark: 0.68)
    /// A material that is more opaque than clear.
    public static let thick = Material(light: 0.8, dark: 0.8)
    /// A material that is mostly opaque.
    public static let ultraThick = Material(light: 0.9, dark: 0.9)
    /// The material of bars.
    public static let bar = Material(light: 0.8, dark: 0.76)

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        let grey: Float = isDark ? 0.13 : 0.97
        let tint = ResolvedColor(
            red: grey, green: grey, blue: grey, opacity: isDark ? dark : light
        )
        return .material(ResolvedMaterial(tint: tint))
    }
}

nonisolated extension ShapeStyle where Self == Material {
    /// A material that is mostly clear.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more clear than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material that is about as clear as opaque.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than clear.
    public static var thickMaterial: Material { .thick }
    /// A material that is mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { Material.bar }
}

nonisolated extension View {
    /// Fills the background of the view with a material, also behind the safe area at the given
    /// edges; views inside read it as `backgroundMaterial`.
    public func background(
        _ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        environment(\.backgroundMaterial, material)
            .background { Rectangle().fill(material).ignoresSafeArea(edges: edges) }
    }

    /// Fills a shape behind the view with a material; views inside read it as `backgroundMaterial`.
    public func background<S: Shape>(
        _ material: Material, in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        environment(\.backgroundMaterial, material)
            .background { shape.fill(material, style: fillStyle) }
    }
}

nonisolated extension EnvironmentValues {
    /// The material of the innermost background of a material; nil without one.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

private nonisolated enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}
