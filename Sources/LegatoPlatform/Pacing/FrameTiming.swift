/// When the parts of one presented frame happened, in seconds of the monotonic clock.
public nonisolated struct FrameTiming: Sendable, Equatable {
    /// The number of the display's grid point that the frame was made on.
    public var index: Int
    /// The time of that grid point.
    public var tick: Double
    /// The time that animations were evaluated at: when the frame should be seen.
    public var target: Double
    /// When the render thread began to work on the frame.
    public var start: Double
    /// When the display list was ready.
    public var listed: Double
    /// When the renderer had drawn it and a GPU, if one draws, had finished: while frames are
    /// recorded, each waits for that.
    public var drawn: Double
    /// When the frame had been handed to the display.
    public var presented: Double
}
