/// One refresh of a display.
public nonisolated struct DisplayTick: Sendable, Hashable, Codable {
    /// When the display last refreshed, media time in seconds.
    public var timestamp: CFTimeInterval
    /// When it refreshes next, media time in seconds.
    public var targetTimestamp: CFTimeInterval
    /// The time between refreshes at the display's full rate, seconds.
    public var duration: CFTimeInterval
    /// The number of the refresh; numbers left out are refreshes missed.
    public var index: Int

    /// Creates a tick.
    public init(
        timestamp: CFTimeInterval,
        targetTimestamp: CFTimeInterval,
        duration: CFTimeInterval,
        index: Int
    ) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
        self.duration = duration
        self.index = index
    }
}
