/// Whether a part of the user interface is shown.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The system decides.
    case automatic
    /// It is shown.
    case visible
    /// It is hidden.
    case hidden
}
