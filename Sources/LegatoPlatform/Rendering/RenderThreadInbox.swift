import LegatoDrawing

/// What a render thread knows of the main actor's wishes.
nonisolated struct RenderThreadInbox {
    /// The size to draw.
    var target: TargetSize
    /// Whether the window lost its picture.
    var isDamaged = true
    /// Whether the window may be seen.
    var isVisible = true
    /// Whether the main actor wants ticks.
    var wantsTicks = false
    /// How many periods may pass from one tick that the main actor wants to the next.
    var tickDivisor = 1
    /// When the main actor wants a tick where it does not want every one, in seconds; nil for never.
    var nextTickTime: Double?
    /// Whether the window is closing.
    var stops = false
    /// The display's new rate in Hz, for the caller to handle at once; nil when it is the same.
    var newRate: Double?
    /// What is drawn over the frames.
    var overlay: DebugOverlay = []
    /// Whether the frame graph is drawn over them.
    var showsFrameGraph = false
    /// Whether a graphics card was reset, for the caller to handle at once.
    var wasReset = false
    /// When the oldest commit came that no recorded frame shows yet.
    var oldestCommit: Double?
    /// Whether the latest look found news of the window: a size, damage, being seen again.
    var isFresh = false

    /// Creates an inbox for a window of the given size.
    init(target: TargetSize) {
        self.target = target
    }

    /// Takes over what is new and returns the commits to apply, oldest first.
    mutating func take<Change>(_ state: inout RenderThreadState<Change>) -> [Change] {
        isFresh = false
        newRate = nil
        wasReset = false
        guard state.hasNews else { return [] }
        state.hasNews = false
        isFresh = state.isDamaged || state.target != target || state.isVisible != isVisible
        isDamaged =
            isDamaged || isFresh || state.overlay != overlay
            || state.showsFrameGraph != showsFrameGraph
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
