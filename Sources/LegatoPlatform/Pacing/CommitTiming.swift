/// When the main actor gathered a commit and handed it over.
///
/// Times are seconds of the monotonic clock.
public nonisolated struct CommitTiming: Sendable, Equatable {
    /// When changes began to be gathered; layout and drawing of contents were done by then.
    public var start: Double
    /// When the commit had been handed to the render thread.
    public var end: Double
}
