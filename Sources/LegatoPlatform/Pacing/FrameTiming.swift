/// When the parts of one presented frame happened, in seconds of the monotonic clock.
///
/// From `start` on the times rise in the order in which they stand here, all on the render thread.
public nonisolated struct FrameTiming: Sendable, Equatable {
    /// The number of the display's grid point that the frame was made on.
    public var index: Int
    /// The time of that grid point.
    public var tick: Double
    /// The time that animations were evaluated at: when the frame should be seen.
    public var target: Double
    /// Whether nothing was shown on the tick before, so that the time since the frame before says
    /// nothing about how even frames are.
    public var followsPause: Bool
    /// When the oldest commit that the frame is the first to show was handed over by the main
    /// actor; nil when it shows none.
    public var committed: Double?
    /// When the render thread began to work on the frame.
    public var start: Double
    /// When commits had been taken in, and the main actor's callbacks, if any, had been waited for.
    public var prepared: Double
    /// When animations had been evaluated.
    public var evaluated: Double
    /// When the display list was ready.
    public var listed: Double
    /// When what a GPU needs to draw it was handed to the driver; `listed` where the CPU draws.
    public var uploaded: Double
    /// When the renderer had drawn it, or had handed all of it to a GPU.
    public var submitted: Double
    /// When a GPU, if one draws, had finished: while frames are recorded, each waits for that.
    public var drawn: Double
    /// When the frame had been handed to the display.
    public var presented: Double
    /// The seconds that a GPU worked on it by its own timer; nil where none drew, or it has no timer.
    public var gpuTime: Double?

    package init(
        index: Int,
        tick: Double,
        target: Double,
        followsPause: Bool,
        committed: Double?,
        start: Double,
        prepared: Double,
        evaluated: Double,
        listed: Double,
        uploaded: Double,
        submitted: Double,
        drawn: Double,
        presented: Double,
        gpuTime: Double? = nil
    ) {
        (self.index, self.tick, self.target) = (index, tick, target)
        (self.followsPause, self.committed) = (followsPause, committed)
        (self.start, self.prepared, self.evaluated) = (start, prepared, evaluated)
        (self.listed, self.uploaded, self.submitted) = (listed, uploaded, submitted)
        (self.drawn, self.presented, self.gpuTime) = (drawn, presented, gpuTime)
    }
}
