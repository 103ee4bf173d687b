public import Foundation
public import LegatoDrawing
public import LegatoGraphics
public import LegatoLayers
import LegatoRenderTree
import LegatoSoftware
import Synchronization

/// A display without a screen: its clock moves only when told, its pictures are exact.
///
/// Refreshes lie on the grid `n / refreshRate` from time 0. The same calls give the same bytes in
/// every process and build.
@preconcurrency @MainActor public final class HeadlessDisplay {
    /// The size in points.
    public private(set) var size: CGSize
    /// Pixels a point.
    public private(set) var scale: CGFloat
    /// Refreshes a second.
    public let refreshRate: Double

    package let host: LayerHost
    private let reading: ManualTime
    private let renderer: SoftwareRenderer
    private var index = 0
    /// The time that pictures show in place of the clock's; nil but in a step of a replay.
    var frameTime: CFTimeInterval?
    private var lastDrawn: DisplayList?
    /// Draws the pictures with an overlay, so that it disturbs no counts.
    private var overlayRenderer: SoftwareRenderer?

    /// The clock's time, readable from any thread.
    private final class ManualTime: Sendable {
        let seconds = Mutex<Double>(0)
    }

    /// Creates a display at time 0 with an empty root layer of its size, y down.
    ///
    /// How many threads make and draw the frames cannot be seen in them.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: Pixels a point, from 0.001 to 1000; 1 by default.
    ///   - refreshRate: Ticks a second, above 0 and at most 1,000,000; 60 by default.
    ///   - threads: How many threads make and draw a frame, at least 1; all cores by default.
    /// - Precondition: both sides are 1 to 16384 pixels.
    public init(
        size: CGSize,
        scale: CGFloat = 1,
        refreshRate: Double = 60,
        threads: Int? = nil
    ) {
        if let problem = LayerHost.problem(refreshRate: refreshRate) { refuse(problem) }
        Self.check(size, scale)
        self.size = size
        self.scale = scale
        self.refreshRate = refreshRate
        let reading = ManualTime()
        self.reading = reading
        renderer = SoftwareRenderer(threads: threads)
        host = LayerHost(
            size: size,
            scale: scale,
            threads: threads,
            clock: MediaClock { reading.seconds.withLock { $0 } }
        )
    }

    isolated deinit { host.close() }

    private static func check(_ size: CGSize, _ scale: CGFloat) {
        if let problem = LayerHost.problem(size: size, scale: scale) { refuse(problem) }
    }

    /// The layer that fills the display.
    public var rootLayer: CALayer { host.rootLayer }

    /// The clock's time, seconds from 0; what `CACurrentMediaTime()` reads in `perform`.
    public internal(set) var time: CFTimeInterval {
        get { reading.seconds.withLock { $0 } }
        set { reading.seconds.withLock { $0 = newValue } }
    }

    /// What building and drawing the latest picture took.
    public var statistics: RenderStatistics {
        var all = renderer.statistics
        all.take(layersOf: host.tree.statistics)
        return all
    }

    /// Whether nothing changes by itself any more: no animation, display link or callback waits.
    public var isIdle: Bool {
        !host.wantsTicks && host.nextTickTime == nil && host.tree.nextActivity(after: time) == nil
    }

    /// Moves the clock on, delivering every refresh on the way in order.
    ///
    /// At each one: commit, callbacks, display links, completions, delegates, commit. Of refreshes at
    /// which nothing is due only the last one is.
    /// - Precondition: `interval` is finite and at least 0, and there are at most 1e15 refreshes
    ///   until its end.
    public func advance(by interval: CFTimeInterval) {
        require(
            interval.isFinite && interval >= 0,
            "A display's time moves forward by a finite interval, got \(interval)"
        )
        let end = time + interval
        require(
            end * refreshRate <= LayerHost.mostRefreshes,
            "A display counts \(LayerHost.mostRefreshes) refreshes; it would have "
                + "\(end * refreshRate) after \(interval) s"
        )
        host.run { CATransaction.flush() }
        // A refresh at this very time belongs to it, whatever the rounding.
        var last = Int((end * refreshRate).rounded())
        if gridTime(last) > end + 1e-9 { last -= 1 }
        while index < last {
            skipIdle(before: last)
            tick()
        }
        time = max(time, end)
    }

    /// Leaves out the refreshes before a last one at which nothing is due.
    private func skipIdle(before last: Int) {
        guard !host.isRecording, !host.wantsTicks else { return }
        var next = last
        if let due = host.nextTickTime {
            next = Int(min(max((due * refreshRate).rounded(.down), 0), Double(last)))
        }
        index = max(index, next - 1)
    }

    /// Moves the clock to the next refresh, `frames` times.
    /// - Precondition: `frames` is at least 0.
    public func advance(frames: Int) {
        require(frames >= 0, "A display's time moves forward, got \(frames) frames")
        host.run { CATransaction.flush() }
        for _ in 0..<frames { tick() }
    }

    /// Sets the clock, with refreshes to come after that time.
    func setClock(to time: CFTimeInterval) {
        self.time = time
        // A refresh at this very time has been, whatever the rounding.
        index = Int((time * refreshRate + 1e-6).rounded(.down))
    }

    private func gridTime(_ index: Int) -> Double { Double(index) / refreshRate }

    private func tick() {
        index += 1
        let now = gridTime(index)
        time = max(time, now)
        host.tick(
            DisplayTick(
                timestamp: now,
                targetTimestamp: gridTime(index + 1),
                duration: 1 / refreshRate,
                index: index
            ),
            sampleTime: now
        )
    }

    /// Delivers what a person did, at once.
    public func send(_ event: InputEvent) { host.send(event) }

    /// How far a person can work with what the display shows, as views read it; active by default.
    public var scenePhase: ScenePhase {
        get { host.scenePhase }
        set { host.setScenePhase(newValue) }
    }

    /// Runs code as this display's own: `CACurrentMediaTime()` reads its clock.
    public func perform<T>(_ body: () throws -> T) rethrows -> T { try host.run(body) }

    /// Gets key events; nil by default.
    public var onKey: ((KeyEvent) -> Void)? {
        get { host.onKey }
        set { host.onKey = newValue }
    }

    /// Makes a display link of this display; it runs until invalidated.
    @discardableResult
    public func displayLink(_ callback: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
        let link = CADisplayLink(callback)
        link.add(to: host)
        return link
    }

    /// Gives the display and its root layer another size, without animation.
    /// - Precondition: both sides are at least 1 pixel.
    public func resize(to size: CGSize, scale: CGFloat? = nil) {
        Self.check(size, scale ?? self.scale)
        self.size = size
        self.scale = scale ?? self.scale
        host.run { host.resize(to: size, scale: self.scale) }
    }

    /// Returns the display list of what is seen now, for tools that import `LegatoDrawing`.
    public func displayList() -> DisplayList {
        host.run { CATransaction.flush() }
        return host.tree.displayList(
            at: frameTime ?? time,
            width: Int((size.width * scale).rounded()),
            height: Int((size.height * scale).rounded()),
            scale: scale
        )
    }

    /// Called while `displayList()` builds a list, when its animations have been evaluated; nil by
    /// default.
    public var onEvaluation: (() -> Void)? {
        get { host.tree.onEvaluation }
        set { host.tree.onEvaluation = newValue }
    }

    /// What is drawn over the pictures to show how they came about; nothing by default.
    ///
    /// `statistics` and `displayList()` leave it out.
    public var debugOverlay: DebugOverlay = []

    /// Draws what is seen now; an unchanged picture is not drawn again.
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
            refuse("The software renderer refused a picture: \(error)")
        }
    }
}
