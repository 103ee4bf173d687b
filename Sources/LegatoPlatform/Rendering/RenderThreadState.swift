package import LegatoDrawing

/// The size of what a render thread draws into.
package nonisolated struct TargetSize: Sendable, Equatable {
    /// The width in pixels, at least 1.
    package var width: Int
    /// The height in pixels, at least 1.
    package var height: Int
    /// The pixels per point.
    package var scale: Double

    /// Creates a size.
    package init(width: Int, height: Int, scale: Double) {
        (self.width, self.height, self.scale) = (width, height, scale)
    }
}

/// A tick as the main actor is told about it.
package nonisolated struct RenderThreadTick: Sendable, Equatable {
    /// The number of the announcement, from 1.
    package var number: Int
    /// The grid point.
    package var planned: PlannedTick
    /// The refresh period in seconds.
    package var period: Double
}

/// What the main actor and a render thread tell each other.
package nonisolated struct RenderThreadState<Change: Sendable>: Sendable {
    /// Whether the main actor changed something since the render thread last looked.
    package var hasNews = false
    /// Commits not taken in yet, oldest first.
    package var changes: [Change] = []
    /// The size to draw.
    package var target: TargetSize
    /// Whether the window lost its picture since the render thread last looked.
    package var isDamaged = false
    /// Whether the window may be seen.
    package var isVisible = true
    /// Whether the main actor wants ticks.
    package var wantsTicks = false
    /// How many periods may pass from one tick that it wants to the next, at least 1.
    package var tickDivisor = 1
    /// When the main actor wants a tick where it does not want every one, in seconds; nil for never.
    package var nextTickTime: Double?
    /// The number of the latest tick that the main actor has worked on.
    package var answered = 0
    /// Whether the window is closing.
    package var stops = false
    /// The display's rate in Hz when it became another one; 0 for an unknown rate.
    package var newRate: Double?

    /// What is drawn over the frames.
    package var overlay: DebugOverlay = []
    /// Whether the frame graph is drawn over them.
    package var showsFrameGraph = false
    /// Whether a graphics card was reset since the render thread last looked.
    package var wasReset = false

    /// The tick that the main actor has not taken yet.
    package var tick: RenderThreadTick?
    /// How frames are paced.
    package var pacing = FramePacing()
    /// The most frames still to be recorded.
    package var recordingCapacity = 0
    /// The recorded frames.
    package var frames: [FrameTiming] = []
    /// The recorded ticks of the main actor.
    package var callbacks: [CallbackTiming] = []
    /// The recorded commits.
    package var commits: [CommitTiming] = []
    /// When the oldest commit of `changes` came, while frames are recorded.
    package var oldestCommit: Double?
    /// The renderer in use and why another one had to be given up.
    package var renderer = RendererState()

    /// Creates the state of a window that shows nothing yet.
    package init(target: TargetSize) {
        self.target = target
    }
}
