import LegatoGraphics
import LegatoMotion

/// The look of tables.
public nonisolated protocol TableStyle: Sendable {}

/// A table style of this library.
private nonisolated protocol SystemTableStyle: TableStyle {
    /// Whether a line surrounds the table.
    var isBordered: Bool { get }
    /// Whether every second row has a darker background; nil to keep that of the environment.
    var alternates: Bool? { get }
}

/// The default style: no line around the table.
public nonisolated struct AutomaticTableStyle: SystemTableStyle {
    /// Creates the style.
    public init() {}
    fileprivate var isBordered: Bool { false }
    fileprivate var alternates: Bool? { nil }
}

/// No line around the table.
public nonisolated struct InsetTableStyle: SystemTableStyle {
    fileprivate let alternates: Bool?
    fileprivate var isBordered: Bool { false }

    /// Creates the style.
    public init() { alternates = nil }
    /// Creates the style, and sets whether every second row has a darker background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

/// A line around the table.
public nonisolated struct BorderedTableStyle: SystemTableStyle {
    fileprivate let alternates: Bool?
    fileprivate var isBordered: Bool { true }

    /// Creates the style.
    public init() { alternates = nil }
    /// Creates the style, and sets whether every second row has a darker background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
    /// The default style: no line around the table.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
    /// No line around the table.
    public static var inset: InsetTableStyle { InsetTableStyle() }
    /// No line around the table, and whether every second row has a darker background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
    /// A line around the table.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// A line around the table, and whether every second row has a darker background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private nonisolated enum TableBorderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    /// Whether a line surrounds tables.
    var hasTableBorder: Bool {
        get { self[TableBorderKey.self] }
        set { self[TableBorderKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the tables in the view.
    ///
    /// A style of another type than those of the library has no effect.
    ///
    /// - Parameter style: The style.
    /// - Returns: The view.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        let style = style as? any SystemTableStyle
        let (border, alternates) = (style?.isBordered, style?.alternates)
        return transformEnvironment(\.self) { environment in
            if let border { environment.hasTableBorder = border }
            if let alternates { environment.listSettings.alternatesRows = alternates }
        }
    }
}
