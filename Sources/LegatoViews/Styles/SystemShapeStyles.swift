import LegatoGraphics
import LegatoMotion

/// A style in a colour of the system.
nonisolated protocol SystemColorStyle: PrimitiveShapeStyle {
    /// The colour in light and dark mode.
    static var color: UIColor { get }
}

nonisolated extension SystemColorStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(uiColor: Self.color).style(in: environment)
    }
}

/// The colour of lines between rows.
nonisolated public struct SeparatorShapeStyle: SystemColorStyle, Hashable {
    static var color: UIColor { .separator }
    /// Creates the style.
    public init() {}
}

/// The colour of the placeholder in a text field.
nonisolated public struct PlaceholderTextShapeStyle: SystemColorStyle, Hashable {
    static var color: UIColor { .placeholderText }
    /// Creates the style.
    public init() {}
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: SystemColorStyle, Hashable {
    static var color: UIColor { .link }
    /// Creates the style.
    public init() {}
}

/// The colour of thin shapes, such as the track of a slider.
nonisolated public struct FillShapeStyle: SystemColorStyle, Hashable {
    static var color: UIColor { .systemFill }
    /// Creates the style.
    public init() {}
}

/// The background of selected content: the tint.
nonisolated public struct SelectionShapeStyle: PrimitiveShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.resolvedTint
    }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of selected content: the tint.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The background of a window.
nonisolated public struct WindowBackgroundShapeStyle: SystemColorStyle, Hashable {
    static var color: UIColor { .systemBackground }
    /// Creates the style.
    public init() {}
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between rows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of the placeholder in a text field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
    /// The colour of thin shapes, such as the track of a slider.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
