import LegatoDrawing

/// The render thread's copy of the state set by the main actor.
nonisolated struct RenderThreadInbox {
    /// The size of the target.
    var target: TargetSize
    /// Whether the window has lost its content.
    var isDamaged = true
    /// Whether the window can be visible.
    var isVisible = true
    /// Whether the main actor requests ticks.
    var wantsTicks = false
    /// How many periods may pass between two ticks that the main actor requests.
    var tickDivisor = 1
    /// The time in seconds at which the main actor needs a single tick; nil for none.
    var nextTickTime: Double?
    /// Whether the window is closing.
    var stops = false
    /// The display's new rate in Hz, which the caller must handle immediately; nil if unchanged.
    var newRate: Double?
    /// The debug overlay drawn over the frames.
    var overlay: DebugOverlay = []
    /// Whether the frame graph is drawn over the frames.
    var showsFrameGraph = false
    /// The rectangle marked over the frames; nil for none.
    var highlight: LayerHighlight?
    /// Whether the GPU was reset, which the caller must handle immediately.
    var wasReset = false
    /// The time of the oldest commit that no recorded frame shows yet.
    var oldestCommit: Double?
    /// Whether the latest `take(_:)` found a change of the window: its size, damage or visibility.
    var isFresh = false

    /// Creates an inbox for a window of the given size.
    init(target: TargetSize) {
        self.target = target
    }

    /// Copies the changed state and returns the commits to apply, oldest first.
    mutating func take<Change>(_ state: inout RenderThreadState<Change>) -> [Change] {
        isFresh = false
        newRate = nil
        wasReset = false
        guard state.hasNews else { return [] }
        state.hasNews = false
        isFresh = state.isDamaged || state.target != target || state.isVisible != isVisible
        isDamaged =
            isDamaged || isFresh || state.overlay != overlay
            || state.showsFrameGraph != showsFrameGraph || state.highlight != highlight
        highlight = state.highlight
        (overlay, showsFrameGraph) = (state.overlay, state.showsFrameGraph)
        wasReset = state.wasReset
        state.wasReset = false
        target = state.target
        isVisible = state.isVisible
        (wantsTicks, tickDivisor) = (state.wantsTicks, state.tickDivisor)
        nextTickTime = state.nextTickTime
        stops = state.stops
        newRate = state.newRate
        state.newRate = nil
        state.isDamaged = false
        oldestCommit = oldestCommit ?? state.oldestCommit
        state.oldestCommit = nil
        defer { state.changes = [] }
        return state.changes
    }
}
