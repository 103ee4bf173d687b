public import Foundation
public import LegatoDrawing
public import LegatoGraphics
public import LegatoLayers
import LegatoRenderTree
import LegatoSoftware

/// A display without a screen, whose clock you advance and whose images are deterministic.
///
/// Use it to test animations without waiting and without a window system. The same calls produce
/// the same bytes in every process and build.
///
/// ```swift
/// let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
/// display.perform { display.rootLayer.addSublayer(card) }
/// display.advance(by: 0.25)
/// let picture: CGImage = display.snapshot()
/// ```
///
/// Refreshes are at the times `n / refreshRate`, from time 0.
@preconcurrency @MainActor public final class HeadlessDisplay {
    /// The size in points.
    public private(set) var size: CGSize
    /// The number of pixels per point.
    public private(set) var scale: CGFloat
    /// The number of refreshes per second.
    public let refreshRate: Double

    package let host: LayerHost
    private let reading: ManualTime
    private let renderer: SoftwareRenderer
    private var index = 0
    /// The time to draw at instead of the clock's time; nil except during a step of a replay.
    var frameTime: CFTimeInterval?
    private var lastDrawn: DisplayList?
    /// Draws the images with an overlay, so that the overlay does not affect the statistics.
    private var overlayRenderer: SoftwareRenderer?

    /// The clock's time, readable from any thread.
    private final class ManualTime: Sendable {
        let seconds = Locked<Double>(0)
    }

    /// Creates a display at time 0 with an empty root layer that fills it, with y pointing down.
    ///
    /// The number of threads does not affect the images.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The pixels per point, from 0.001 to 1000; 1 by default.
    ///   - refreshRate: The refreshes per second, above 0 and at most 1,000,000; 60 by default.
    ///   - threads: The number of threads that build and draw a frame, at least 1; one per core by
    ///     default.
    /// - Precondition: both sides are 1 to 16384 pixels.
    public init(size: CGSize, scale: CGFloat = 1, refreshRate: Double = 60, threads: Int? = nil) {
        if let problem = DisplayLimits.problem(refreshRate: refreshRate) { refuse(problem) }
        Self.check(size, scale)
        self.size = size
        self.scale = scale
        self.refreshRate = refreshRate
        let reading = ManualTime()
        self.reading = reading
        renderer = SoftwareRenderer(threads: threads)
        host = LayerHost(
            size: size, scale: scale, threads: threads,
            clock: MediaClock { reading.seconds.withLock { $0 } }
        )
    }

    isolated deinit { host.close() }

    private static func check(_ size: CGSize, _ scale: CGFloat) {
        if let problem = DisplayLimits.problem(size: size, scale: scale) { refuse(problem) }
    }

    /// The layer that fills the display.
    public var rootLayer: CALayer { host.rootLayer }

    /// The clock's time in seconds from 0, which `CACurrentMediaTime()` returns in `perform(_:)`.
    public internal(set) var time: CFTimeInterval {
        get { reading.seconds.withLock { $0 } }
        set { reading.seconds.withLock { $0 = newValue } }
    }

    /// The work of building and drawing the latest image.
    public var statistics: RenderStatistics {
        var all = renderer.statistics
        all.take(layersOf: host.tree.statistics)
        return all
    }

    /// Whether nothing will change by itself: no animation, display link or callback is pending.
    public var isIdle: Bool {
        !host.wantsTicks && host.nextTickTime == nil && host.tree.nextActivity(after: time) == nil
    }

    /// Advances the clock and delivers every refresh in the interval in order.
    ///
    /// Each refresh runs a commit, callbacks, display links, completions, delegate calls and a
    /// commit. Of consecutive refreshes at which nothing is due, only the last is delivered.
    /// - Precondition: `interval` is finite and at least 0, and at most 1e15 refreshes
    ///   have passed at its end.
    public func advance(by interval: CFTimeInterval) {
        require(
            interval.isFinite && interval >= 0,
            "advance(by:) needs a finite interval of at least 0, got \(interval)"
        )
        let end = time + interval
        require(
            end * refreshRate <= DisplayLimits.maximumRefreshes,
            "advance(by:) can reach at most refresh \(DisplayLimits.maximumRefreshes), got "
                + "\(end * refreshRate) after \(interval) s"
        )
        endTurn()
        // Includes a refresh at exactly the end, despite rounding.
        var last = Int((end * refreshRate).rounded())
        if gridTime(last) > end + 1e-9 { last -= 1 }
        while index < last {
            skipIdle(before: last)
            tick()
        }
        time = max(time, end)
    }

    /// Skips refreshes before `last` at which nothing is due.
    private func skipIdle(before last: Int) {
        guard !host.isRecording, !host.wantsTicks else { return }
        var next = last
        if let due = host.nextTickTime {
            next = Int(min(max((due * refreshRate).rounded(.down), 0), Double(last)))
        }
        index = max(index, next - 1)
    }

    /// Advances the clock to the next refresh, `frames` times.
    /// - Precondition: `frames` is at least 0.
    public func advance(frames: Int) {
        require(frames >= 0, "advance(frames:) needs at least 0 frames, got \(frames)")
        endTurn()
        for _ in 0..<frames { tick() }
    }

    /// Commits what the program has changed.
    private func endTurn() {
        host.run {
            LayerHost.endTurn()
            CATransaction.flush()
        }
    }

    /// Sets the clock; the next refresh is the first one after that time.
    func setClock(to time: CFTimeInterval) {
        self.time = time
        // A refresh at exactly this time has passed, despite rounding.
        index = Int((time * refreshRate + 1e-6).rounded(.down))
    }

    private func gridTime(_ index: Int) -> Double { Double(index) / refreshRate }

    private func tick() {
        index += 1
        let now = gridTime(index)
        time = max(time, now)
        host.tick(
            DisplayTick(
                timestamp: now, targetTimestamp: gridTime(index + 1), duration: 1 / refreshRate,
                index: index
            ),
            sampleTime: now
        )
    }

    /// Delivers an input event immediately.
    public func send(_ event: InputEvent) { host.send(event) }

    /// The scene phase that views on the display read; active by default.
    public var scenePhase: ScenePhase {
        get { host.scenePhase }
        set { host.setScenePhase(newValue) }
    }

    /// The system settings read by views on the display; defaults initially.
    ///
    /// `display.systemSettings.prefersDarkColors = true` shows views in the dark appearance.
    /// - Precondition: `textScale` is finite and above 0, and components of the accent colour are 0
    ///   to 1.
    public var systemSettings: SystemSettings {
        get { host.systemSettings }
        set { host.setSystemSettings(newValue) }
    }

    /// Answers the file dialogs that views on the display show; an empty array cancels a dialog.
    ///
    /// With nil, the default, dialogs fail with an error.
    public var onFileDialog: ((FileDialogRequest) -> [URL])? {
        didSet {
            let answer = onFileDialog
            host.fileDialogs.show = { request, completion in
                completion(answer.map { .success($0(request)) } ?? .failure(FileDialogError()))
            }
        }
    }

    /// Runs code as part of this display, with `CACurrentMediaTime()` returning its clock's time.
    public func perform<T>(_ body: () throws -> T) rethrows -> T { try host.run(body) }

    /// Called for each key press, repeats included, that no view handled; nil by default.
    public var onKey: ((KeyEvent) -> Void)? {
        get { host.onKey }
        set { host.onKey = newValue }
    }

    /// Creates a display link of this display, which runs until it is invalidated or paused.
    @discardableResult
    public func displayLink(_ callback: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
        let link = CADisplayLink { callback($0) }
        link.add(to: host)
        return link
    }

    /// Resizes the display and its root layer without animation.
    /// - Parameters:
    ///   - size: The new size in points.
    ///   - scale: The new pixels per point, from 0.001 to 1000; nil, the default, keeps the scale.
    /// - Precondition: both sides are 1 to 16384 pixels.
    public func resize(to size: CGSize, scale: CGFloat? = nil) {
        Self.check(size, scale ?? self.scale)
        self.size = size
        self.scale = scale ?? self.scale
        host.run { host.resize(to: size, scale: self.scale) }
    }

    /// Returns the display list of the current presentation, for tools that import `LegatoDrawing`.
    public func displayList() -> DisplayList {
        host.run { CATransaction.flush() }
        return host.tree.displayList(
            at: frameTime ?? time, width: Int((size.width * scale).rounded()),
            height: Int((size.height * scale).rounded()), scale: scale
        )
    }

    /// Called by `displayList()` when animations have been evaluated, before the list is built; nil
    /// by default.
    public var onEvaluation: (() -> Void)? {
        get { host.tree.onEvaluation }
        set { host.tree.onEvaluation = newValue }
    }

    /// The debug overlay drawn over the images to show how they were drawn; empty by default.
    ///
    /// `statistics` and `displayList()` exclude it.
    public var debugOverlay: DebugOverlay = []

    /// Returns an image of the current presentation; draws only if it has changed.
    public func snapshot() -> CGImage {
        let list = displayList()
        do {
            if lastDrawn != list {
                try renderer.render(list)
                lastDrawn = list
            }
            guard !debugOverlay.isEmpty else { return try renderer.readPixels() }
            let drawing = overlayRenderer ?? SoftwareRenderer()
            overlayRenderer = drawing
            try drawing.render(list.overlaid(by: debugOverlay, damage: renderer.damage))
            return try drawing.readPixels()
        } catch {
            refuse("The software renderer cannot draw the display list: \(error)")
        }
    }
}
