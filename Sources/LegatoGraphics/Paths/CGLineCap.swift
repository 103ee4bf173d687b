/// The shape of the ends of open lines.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point; the default.
    case butt
    /// The line ends with a half disc around the end point.
    case round
    /// The line ends with half a square beyond the end point.
    case square
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
    /// A pointed corner, or a bevel where it would exceed the miter limit; the default.
    case miter
    /// A rounded corner.
    case round
    /// A cut-off corner.
    case bevel
}

/// The rule that determines the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Points with a non-zero winding number are inside; the default.
    case winding
    /// Points from which a ray crosses the path an odd number of times are inside.
    case evenOdd
}
