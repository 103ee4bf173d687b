/// One refresh of a display.
public nonisolated struct DisplayTick: Sendable, Hashable, Codable {
    /// When the display last refreshed, in seconds of media time.
    public var timestamp: CFTimeInterval
    /// When it refreshes next, in seconds of media time.
    public var targetTimestamp: CFTimeInterval
    /// The interval between refreshes at the display's full rate, in seconds.
    public var duration: CFTimeInterval
    /// The number of the refresh; gaps in the sequence are missed refreshes.
    public var index: Int

    /// Creates a tick.
    public init(
        timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval, duration: CFTimeInterval,
        index: Int
    ) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
        self.duration = duration
        self.index = index
    }
}
