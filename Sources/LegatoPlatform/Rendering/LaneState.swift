/// The size of what a render thread draws into.
nonisolated struct TargetSize: Sendable, Equatable {
    /// The width in pixels, at least 1.
    var width: Int
    /// The height in pixels, at least 1.
    var height: Int
    /// The pixels per point.
    var scale: Double
}

/// A tick as the main actor is told about it.
nonisolated struct LaneTick: Sendable, Equatable {
    /// The number of the announcement, from 1.
    var number: Int
    /// The grid point.
    var planned: PlannedTick
    /// The refresh period in seconds.
    var period: Double
}

/// What the main actor and a render thread tell each other.
nonisolated struct LaneState<Change: Sendable>: Sendable {
    /// Whether the main actor changed something since the render thread last looked.
    var hasNews = false
    /// Commits not taken in yet, oldest first.
    var changes: [Change] = []
    /// The size to draw.
    var target: TargetSize
    /// Whether the window lost its picture.
    var isDamaged = true
    /// Whether the window may be seen.
    var isVisible = true
    /// Whether the main actor wants ticks.
    var wantsTicks = false
    /// The number of the latest tick that the main actor has worked on.
    var answered = 0
    /// Whether the window is closing.
    var stops = false
    /// The display's rate in Hz when it became another one; 0 for an unknown rate.
    var newRate: Double?

    /// The tick that the main actor has not taken yet.
    var tick: LaneTick?
    /// How frames are paced.
    var pacing = FramePacing()
    /// The most frames still to be recorded.
    var recordingCapacity = 0
    /// The recorded frames.
    var frames: [FrameTiming] = []
    /// The renderer in use and why another one had to be given up.
    var renderer = RendererState()

    /// Creates the state of a window that shows nothing yet.
    init(target: TargetSize) {
        self.target = target
    }
}
