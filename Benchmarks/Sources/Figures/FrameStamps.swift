/// The timestamps of one frame's stages, in seconds of the monotonic clock.
public struct FrameStamps: Equatable, Sendable {
    /// The number of the frame's grid point.
    public var index: Int
    /// The time of that grid point; nil for frames in immediate succession.
    public var tick: Double?
    /// When the frame should become visible; nil if unknown.
    public var target: Double?
    /// Whether the frame follows a pause, so that the interval before it does not count.
    public var followsPause = false
    /// When the oldest commit shown by the frame was made; nil for none.
    public var committed: Double?
    /// When the work began.
    public var start: Double
    /// When commits had been applied and callbacks had returned.
    public var prepared: Double
    /// When animations had been evaluated.
    public var evaluated: Double
    /// When the display list was ready.
    public var listed: Double
    /// When the data for a GPU was uploaded; `listed` for the software renderer.
    public var uploaded: Double
    /// When everything was drawn, or submitted to a GPU.
    public var submitted: Double
    /// When the GPU, if there is one, had finished.
    public var drawn: Double
    /// When the frame was handed to the display; `drawn` without a display.
    public var presented: Double
    /// The GPU time in seconds; nil if it was not measured.
    public var gpuTime: Double?

    /// Creates the timestamps of a frame that does not follow a pause and shows no commit.
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

    /// A phase of a frame's work.
    public enum Phase: String, CaseIterable, Sendable {
        /// Applying commits, and waiting for the main thread's callbacks.
        case commit
        /// Evaluating animations.
        case animate
        /// Flattening, culling and sorting layers, and building the display list.
        case flatten
        /// Uploading data to a GPU; empty for the software renderer.
        case upload
        /// Drawing, or submitting to a GPU.
        case submit
        /// Waiting for the GPU to finish.
        case gpuWait = "gpu_wait"
        /// Presenting the frame.
        case inSwap = "in_swap"
    }

    /// Returns when a phase begins and ends.
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

    /// Returns the duration of a phase in seconds.
    public func duration(of phase: Phase) -> Double {
        let span = span(of: phase)
        return span.end - span.start
    }
}

/// When the main thread collected and sent a commit, in seconds of the monotonic clock.
public struct CommitStamps: Equatable, Sendable {
    /// When it began.
    public var start: Double
    /// When it ended.
    public var end: Double

    /// Creates the timestamps of a commit.
    public init(start: Double, end: Double) { (self.start, self.end) = (start, end) }
}

/// When the main thread handled a tick, in seconds of the monotonic clock.
public struct CallbackStamps: Equatable, Sendable {
    /// The number of the grid point.
    public var index: Int
    /// The time of the grid point.
    public var tick: Double
    /// When the work began.
    public var start: Double
    /// When it ended.
    public var end: Double

    /// Creates the timestamps of a tick.
    public init(index: Int, tick: Double, start: Double, end: Double) {
        (self.index, self.tick, self.start, self.end) = (index, tick, start, end)
    }
}
