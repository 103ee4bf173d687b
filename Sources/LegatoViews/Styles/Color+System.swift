nonisolated extension Color {
    /// The colour of primary content: black, or white in a dark colour scheme.
    public static let primary = Color(.primary)
    /// The colour of secondary content: a paler primary colour.
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
    /// Fully transparent black.
    public static var clear: Color { Color(white: 0, opacity: 0) }
}
