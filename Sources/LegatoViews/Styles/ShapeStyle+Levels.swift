nonisolated extension ShapeStyle {
    /// The second level of the style, at half its opacity.
    public var secondary: some ShapeStyle { opacity(0.5) }
    /// The third level of the style, at a quarter of its opacity.
    public var tertiary: some ShapeStyle { opacity(0.25) }
    /// The fourth level of the style, at 0.18 times its opacity.
    public var quaternary: some ShapeStyle { opacity(0.18) }
    /// The fifth level of the style, at 0.11 times its opacity.
    public var quinary: some ShapeStyle { opacity(0.11) }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
