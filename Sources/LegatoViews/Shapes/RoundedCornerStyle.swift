/// How a rounded corner bends from one side to the next.
nonisolated public enum RoundedCornerStyle: Sendable, Hashable {
    /// In a quarter of a circle or an ellipse.
    case circular
    /// In a curve that begins earlier and bends more and more.
    case continuous
}
