nonisolated extension Color {
    /// The colour of primary content: black, or white in a dark colour scheme.
    public static let primary = Color(system: .primary)
    /// The colour of secondary content: a paler primary colour.
    public static let secondary = Color(system: .secondary)
}

nonisolated extension ShapeStyle where Self == Color {
    /// The system's red, adapted to the colour scheme.
    public static var red: Color { Color(system: .red) }
    /// The system's orange, adapted to the colour scheme.
    public static var orange: Color { Color(system: .orange) }
    /// The system's yellow, adapted to the colour scheme.
    public static var yellow: Color { Color(system: .yellow) }
    /// The system's green, adapted to the colour scheme.
    public static var green: Color { Color(system: .green) }
    /// The system's mint, adapted to the colour scheme.
    public static var mint: Color { Color(system: .mint) }
    /// The system's teal, adapted to the colour scheme.
    public static var teal: Color { Color(system: .teal) }
    /// The system's cyan, adapted to the colour scheme.
    public static var cyan: Color { Color(system: .cyan) }
    /// The system's blue, adapted to the colour scheme.
    public static var blue: Color { Color(system: .blue) }
    /// The system's indigo, adapted to the colour scheme.
    public static var indigo: Color { Color(system: .indigo) }
    /// The system's purple, adapted to the colour scheme.
    public static var purple: Color { Color(system: .purple) }
    /// The system's pink, adapted to the colour scheme.
    public static var pink: Color { Color(system: .pink) }
    /// The system's brown, adapted to the colour scheme.
    public static var brown: Color { Color(system: .brown) }
    /// The system's grey, adapted to the colour scheme.
    public static var gray: Color { Color(system: .gray) }
    /// White in every colour scheme.
    public static var white: Color { Color(white: 1) }
    /// Black in every colour scheme.
    public static var black: Color { Color(white: 0) }
    /// Fully transparent black.
    public static var clear: Color { Color(white: 0, opacity: 0) }
}
