/// The times of the main actor's work on one tick: display links, completions and delegate calls.
///
/// Times are in seconds of the monotonic clock.
public nonisolated struct CallbackTiming: Sendable, Equatable {
    /// The index of the display's grid point.
    public var index: Int
    /// The time of that grid point.
    public var tick: Double
    /// The time at which the main actor began.
    public var start: Double
    /// The time at which it had finished and had committed the changes.
    public var end: Double
}
