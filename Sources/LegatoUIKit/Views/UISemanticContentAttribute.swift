/// Whether the layout of a view is mirrored in languages that are written from right to left.
nonisolated public enum UISemanticContentAttribute: Int, Sendable, Hashable {
    /// As the application.
    case unspecified
    /// Never, because it is about the playing of media.
    case playback
    /// Never, because it is about directions in space.
    case spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft
}

/// The layout direction of the interface.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
