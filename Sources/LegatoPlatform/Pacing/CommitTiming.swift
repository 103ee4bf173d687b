/// The times at which the main actor gathered a commit and handed it over.
///
/// Times are in seconds of the monotonic clock.
public nonisolated struct CommitTiming: Sendable, Equatable {
    /// The time at which gathering changes began, after layout and drawing of contents.
    public var start: Double
    /// The time at which the commit had been handed to the render thread.
    public var end: Double
}
