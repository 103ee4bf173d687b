/// Blurs and scales the view while it fades in and out.
nonisolated public struct BlurReplaceTransition {
    /// The direction in which the view is scaled.
    public nonisolated struct Configuration: Sendable, Equatable {
        let scales: [Double]

        /// Scales the view up on insertion and down on removal.
        public static let downUp = Configuration(scales: [0.85, 0.85])
        /// Scales the view up on insertion and on removal.
        public static let upUp = Configuration(scales: [0.85, 1.15])
    }

    /// The direction in which the view is scaled.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) { self.configuration = configuration }
}
