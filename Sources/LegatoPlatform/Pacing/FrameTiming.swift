/// The times at which one presented frame went through its phases.
///
/// Times are in seconds of the monotonic clock. From `start` on they increase in order of
/// declaration, all on the render thread.
public nonisolated struct FrameTiming: Sendable, Equatable {
    /// The index of the display's grid point on which the frame was made.
    public var index: Int
    /// The time of that grid point.
    public var tick: Double
    /// The time at which animations were evaluated: when the frame should be on screen.
    public var target: Double
    /// Whether nothing was shown on the previous tick, so that the interval since the previous
    /// frame does not indicate a hitch.
    public var followsPause: Bool
    /// The time at which the main actor handed over the oldest commit that this frame is the first
    /// to show; nil if it shows no new commit.
    public var committed: Double?
    /// The time at which the render thread began to work on the frame.
    public var start: Double
    /// The time at which commits had been applied and the main actor's callbacks, if any, had
    /// answered.
    public var prepared: Double
    /// The time at which animations had been evaluated.
    public var evaluated: Double
    /// The time at which the display list was ready.
    public var listed: Double
    /// The time at which the GPU's data had been uploaded; equals `listed` with the software
    /// renderer.
    public var uploaded: Double
    /// The time at which the frame had been drawn, or submitted to the GPU.
    public var submitted: Double
    /// The time at which the GPU, if used, had finished; while recording, each frame waits for
    /// that.
    public var drawn: Double
    /// The time at which the frame had been handed to the display.
    public var presented: Double
    /// The GPU time in seconds by the GPU's own timer; nil without a GPU or a timer.
    public var gpuTime: Double?

    package init(
        index: Int, tick: Double, target: Double, followsPause: Bool, committed: Double?,
        start: Double, prepared: Double, evaluated: Double, listed: Double, uploaded: Double,
        submitted: Double, drawn: Double, presented: Double, gpuTime: Double? = nil
    ) {
        (self.index, self.tick, self.target) = (index, tick, target)
        (self.followsPause, self.committed) = (followsPause, committed)
        (self.start, self.prepared, self.evaluated) = (start, prepared, evaluated)
        (self.listed, self.uploaded, self.submitted) = (listed, uploaded, submitted)
        (self.drawn, self.presented, self.gpuTime) = (drawn, presented, gpuTime)
    }
}
