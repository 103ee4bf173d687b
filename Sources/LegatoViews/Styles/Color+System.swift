nonisolated extension Color {
    /// What stands in front: black, or white in a dark scheme.
    public static let primary = Color(.primary)
    /// What is less important: the primary colour, paler.
    public static let secondary = Color(.secondary)
}

nonisolated extension ShapeStyle where Self == Color {
    /// The system's red, adapted to the colour scheme.
    public static var red: Color { Color(.red) }
    /// The system's orange, adapted to the colour scheme.
    public static var orange: Color { Color(.orange) }
    /// The system's yellow, adapted to the colour scheme.
    public static var yellow: Color { Color(.yellow) }
    /// The system's green, adapted to the colour scheme.
    public static var green: Color { Color(.green) }
    /// The system's mint, adapted to the colour scheme.
    public static var mint: Color { Color(.mint) }
    /// The system's teal, adapted to the colour scheme.
    public static var teal: Color { Color(.teal) }
    /// The system's cyan, adapted to the colour scheme.
    public static var cyan: Color { Color(.cyan) }
    /// The system's blue, adapted to the colour scheme.
    public static var blue: Color { Color(.blue) }
    /// The system's indigo, adapted to the colour scheme.
    public static var indigo: Color { Color(.indigo) }
    /// The system's purple, adapted to the colour scheme.
    public static var purple: Color { Color(.purple) }
    /// The system's pink, adapted to the colour scheme.
    public static var pink: Color { Color(.pink) }
    /// The system's brown, adapted to the colour scheme.
    public static var brown: Color { Color(.brown) }
    /// The system's grey, adapted to the colour scheme.
    public static var gray: Color { Color(.gray) }
    /// White in every colour scheme.
    public static var white: Color { Color(white: 1) }
    /// Black in every colour scheme.
    public static var black: Color { Color(white: 0) }
    /// Nothing at all: black with an opacity of 0.
    public static var clear: Color { Color(white: 0, opacity: 0) }
}
