/// How far a picture may differ from its recorded snapshot.
///
/// Pictures of a headless display are the same everywhere, so that only texts, whose fonts may
/// differ, need a tolerance.
nonisolated public struct SnapshotTolerance: Sendable, Hashable {
    /// The largest difference of a channel at which a pixel counts as equal, in steps of 255; 0 to
    /// 255.
    public let channel: Int
    /// The share of the pixels that may differ by more; 0 to 1.
    public let share: Double

    /// Creates a tolerance; values outside the ranges are clamped.
    ///
    /// - Parameters:
    ///   - channel: The largest difference of a channel, in steps of 255; 0 by default.
    ///   - share: The share of the pixels that may differ by more; 0 by default.
    public init(channel: Int = 0, share: Double = 0) {
        self.channel = min(max(channel, 0), 255)
        self.share = share > 0 ? min(share, 1) : 0
    }

    /// All pixels are equal.
    public static let exact = SnapshotTolerance()
}
