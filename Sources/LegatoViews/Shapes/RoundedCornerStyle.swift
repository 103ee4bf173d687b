/// The curvature of a rounded corner.
nonisolated public enum RoundedCornerStyle: Sendable, Hashable {
    /// A quarter of a circle or an ellipse.
    case circular
    /// A curve that starts earlier and whose curvature increases continuously.
    case continuous
}
