/// When the main actor worked on one tick of a window: its display links, completions and delegates.
///
/// Times are seconds of the monotonic clock.
public nonisolated struct CallbackTiming: Sendable, Equatable {
    /// The number of the display's grid point.
    public var index: Int
    /// The time of that grid point.
    public var tick: Double
    /// When the main actor began.
    public var start: Double
    /// When it was done and had committed what changed.
    public var end: Double
}
