package import LegatoDrawing

/// The size of a render thread's target.
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

/// A tick as announced to the main actor.
package nonisolated struct RenderThreadTick: Sendable, Equatable {
    /// The number of the announcement, from 1.
    package var number: Int
    /// The grid point.
    package var planned: PlannedTick
    /// The refresh period in seconds.
    package var period: Double
}

/// The state shared by the main actor and a render thread.
package nonisolated struct RenderThreadState<Change: Sendable>: Sendable {
    /// Whether the main actor has changed something since the render thread last took the state.
    package var hasNews = false
    /// The commits not applied yet, oldest first.
    package var changes: [Change] = []
    /// The size of the target.
    package var target: TargetSize
    /// Whether the window has lost its content since the render thread last took the state.
    package var isDamaged = false
    /// Whether the window can be visible.
    package var isVisible = true
    /// Whether the main actor requests ticks.
    package var wantsTicks = false
    /// How many periods may pass between two ticks that it requests, at least 1.
    package var tickDivisor = 1
    /// The time in seconds at which the main actor needs a single tick; nil for none.
    package var nextTickTime: Double?
    /// The number of the latest tick that the main actor has answered.
    package var answered = 0
    /// Whether the window is closing.
    package var stops = false
    /// The display's changed rate in Hz, 0 if it is unknown; nil if unchanged.
    package var newRate: Double?

    /// The debug overlay drawn over the frames.
    package var overlay: DebugOverlay = []
    /// Whether the frame graph is drawn over the frames.
    package var showsFrameGraph = false
    /// The rectangle marked over the frames; nil for none.
    package var highlight: LayerHighlight?
    /// Whether the GPU was reset since the render thread last took the state.
    package var wasReset = false

    /// The announced tick that the main actor has not taken yet.
    package var tick: RenderThreadTick?
    /// The pacing of frames.
    package var pacing = FramePacing()
    /// The maximum number of recorded frames, callbacks and commits each; 0 if not recording.
    package var recordingCapacity = 0
    /// The recorded frames.
    package var frames: [FrameTiming] = []
    /// The recorded ticks of the main actor.
    package var callbacks: [CallbackTiming] = []
    /// The recorded commits.
    package var commits: [CommitTiming] = []
    /// The time of the oldest commit in `changes`, while frames are recorded.
    package var oldestCommit: Double?
    /// The renderer in use, and the reason for giving up another one.
    package var renderer = RendererState()

    /// Creates the state of a window that has not shown a frame yet.
    package init(target: TargetSize) {
        self.target = target
    }
}
