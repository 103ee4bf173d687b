/// The allowed difference of an image from its recorded snapshot.
///
/// Images of a headless display are identical on all machines, so only text needs a tolerance,
/// because installed fonts may differ.
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
