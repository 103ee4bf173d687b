/// When the parts of one frame happened, in seconds of the monotonic clock.
public struct FrameStamps: Equatable, Sendable {
    /// The number of the grid point that the frame was made on.
    public var index: Int
    /// The time of that grid point; nil where frames are made one after the other.
    public var tick: Double?
    /// When the frame should be seen; nil where nobody says.
    public var target: Double?
    /// Whether nothing was shown just before, so that the interval before the frame does not count.
    public var followsPause = false
    /// When the oldest commit that it shows came; nil for none.
    public var committed: Double?
    /// When the work began.
    public var start: Double
    /// When commits had been taken in and callbacks waited for.
    public var prepared: Double
    /// When animations had been evaluated.
    public var evaluated: Double
    /// When the display list was ready.
    public var listed: Double
    /// When what a GPU needs was handed to the driver; `listed` where the CPU draws.
    public var uploaded: Double
    /// When all of it was drawn, or handed to a GPU.
    public var submitted: Double
    /// When the GPU, if there is one, was done.
    public var drawn: Double
    /// When it had been handed to the display; the same as `drawn` where there is none.
    public var presented: Double
    /// The seconds that a GPU worked on it; nil where nobody measured them.
    public var gpuTime: Double?

    /// Makes the stamps of a frame that does not follow a pause and shows no commit.
    public init(
        index: Int, tick: Double? = nil, target: Double? = nil, start: Double, prepared: Double,
        evaluated: Double, listed: Double, uploaded: Double, submitted: Double, drawn: Double,
        presented: Double
    ) {
        (self.index, self.tick, self.target) = (index, tick, target)
        (self.start, self.prepared, self.evaluated) = (start, prepared, evaluated)
        (self.listed, self.uploaded) = (listed, uploaded)
        (self.submitted, self.drawn, self.presented) = (submitted, drawn, presented)
    }

    /// A part of the work on a frame.
    public enum Phase: String, CaseIterable, Sendable {
        /// Taking in commits, and waiting for the main thread's callbacks.
        case commit
        /// Evaluating animations.
        case animate
        /// Flattening, culling, ordering and emitting the display list.
        case flatten
        /// Handing what a GPU needs to the driver; nothing where the CPU draws.
        case upload
        /// Drawing, or telling a GPU what to draw.
        case submit
        /// Waiting until the GPU is done.
        case gpuWait = "gpu_wait"
        /// Handing the frame to the display.
        case inSwap = "in_swap"
    }

    /// When a phase begins and ends.
    public func span(of phase: Phase) -> (start: Double, end: Double) {
        switch phase {
        case .commit: (start, prepared)
        case .animate: (prepared, evaluated)
        case .flatten: (evaluated, listed)
        case .upload: (listed, uploaded)
        case .submit: (uploaded, submitted)
        case .gpuWait: (submitted, drawn)
        case .inSwap: (drawn, presented)
        }
    }

    /// The seconds that a phase took.
    public func duration(of phase: Phase) -> Double {
        let span = span(of: phase)
        return span.end - span.start
    }
}

/// When the main thread gathered a commit and handed it over, in seconds of the monotonic clock.
public struct CommitStamps: Equatable, Sendable {
    /// When it began.
    public var start: Double
    /// When it ended.
    public var end: Double

    /// Makes the stamps of a commit.
    public init(start: Double, end: Double) { (self.start, self.end) = (start, end) }
}

/// When the main thread worked on a tick, in seconds of the monotonic clock.
public struct CallbackStamps: Equatable, Sendable {
    /// The number of the grid point.
    public var index: Int
    /// The time of the grid point.
    public var tick: Double
    /// When the work began.
    public var start: Double
    /// When it ended.
    public var end: Double

    /// Makes the stamps of a tick.
    public init(index: Int, tick: Double, start: Double, end: Double) {
        (self.index, self.tick, self.start, self.end) = (index, tick, start, end)
    }
}
