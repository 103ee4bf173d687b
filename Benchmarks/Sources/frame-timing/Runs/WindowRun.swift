import AllocationCounterForBenchmarks
import Figures
import Foundation
import Legato
import LegatoScenes

/// Frames in a window, as timed by its render thread.
@MainActor
struct WindowRun {
    /// The duration of the warm-up in seconds.
    nonisolated static let warmUp = 1.0
    /// The maximum recorded frame rate.
    nonisolated static let capacity = 20_000.0

    var renderer: FrameTimingCommand.RendererName
    /// The frame rate; 0 draws frames in immediate succession, nil follows the display.
    var rate: Double?

    func measure(_ scene: BenchmarkScene, count: Int?, seconds: Double) throws -> FrameRun {
        // It would override --renderer.
        unsetenv("LEGATO_RENDERER")
        let window = try Window(
            title: "frame-timing \(scene.id)", size: DemoScene.designSize,
            renderer: renderer == .gl ? .gl : .software, frameRate: rate == 0 ? 100_000 : rate
        )
        let root = scene.makeRoot(size: window.size, count: count)
        window.rootLayer.addSublayer(root)
        let link = scene.tick(of: root).map { window.displayLink($0) }
        defer { link?.invalidate() }
        let server = DisplayServer(display: ProcessInfo.processInfo.environment["DISPLAY"])
        let capacity = Int(seconds * Self.capacity) + 1
        var begin: Readings?
        var end: Readings?
        whenShown(window) {
            after(Self.warmUp) {
                begin = Readings(window, server)
                window.recordFrames(capacity: capacity)
            }
            after(Self.warmUp + seconds) {
                end = Readings(window, server)
                Application.shared.terminate()
            }
        }
        let timer = showProgress(of: scene, seconds: Self.warmUp + seconds)
        defer { timer?.invalidate() }
        try Application.shared.run()
        guard let begin, let end else {
            throw BenchmarkError("The window was closed during the measurement. Run it again.")
        }
        let frames = window.recordedFrames
        guard frames.count < capacity else {
            throw BenchmarkError("The window drew more than 20,000 frames a second; raise --count.")
        }
        return run(frames, window, from: begin, to: end)
    }

    private func run(
        _ frames: [FrameTiming], _ window: Window, from begin: Readings, to end: Readings
    ) -> FrameRun {
        let pacing = end.pacing
        var vsync = FrameRun.Vsync(
            source: rate == 0 ? "none" : pacing.source.rawValue,
            advertisedRate: pacing.advertisedRate > 0 ? pacing.advertisedRate : nil,
            period: rate == 0 ? nil : 1 / pacing.rate
        )
        // At a fixed rate a window does not query the display.
        if rate != nil { vsync.advertisedRate = nil }
        vsync.demotions = pacing.demotions
        vsync.missedTicks = pacing.missedTicks - begin.pacing.missedTicks
        vsync.missedMainTicks = pacing.missedMainTicks - begin.pacing.missedMainTicks
        vsync.measuringTime = rate == nil ? pacing.measuringTime : nil
        vsync.firstSource = rate == 0 ? nil : begin.pacing.source.rawValue
        vsync.takeWaits(from: begin.pacing, to: pacing, seconds: end.time - begin.time)
        var run = FrameRun(renderer: window.rendererName, vsync: vsync)
        // The end of a swap that waits for the display is not a measure of the work.
        run.waitsForDisplay = pacing.source == .swap
        run.frames = frames.map { FrameStamps($0) }
        run.callbacks = window.recordedCallbacks.map {
            CallbackStamps(index: $0.index, tick: $0.tick, start: $0.start, end: $0.end)
        }
        run.commits = window.recordedCommits.map { CommitStamps(start: $0.start, end: $0.end) }
        run.processorTime = end.processorTime - begin.processorTime
        run.allocations = end.allocations - begin.allocations
        run.driverVersion = window.driverVersion
        if let last = end.serverTime, let first = begin.serverTime {
            run.displayServerTime = last - first
        }
        (run.peakMemory, run.memory) = (end.peakMemory, Machine.memory)
        run.pixels = Int(window.size.width * window.size.height)
        run.counters = end.statistics.counters.merging(end.statistics.layerCounters) { $1 }
        return run
    }

    /// Calls `body` soon after a window's first frame and its vsync measurement, or after 30 s.
    private func whenShown(
        _ window: Window, until end: Double = Clock.now + 30,
        _ body: @escaping @MainActor () -> Void
    ) {
        guard window.pacing.framesPresented == 0 && Clock.now < end else { return body() }
        after(0.01) { whenShown(window, until: end, body) }
    }

    private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
            MainActor.assumeIsolated { body() }
        }
    }

    /// Shows the progress in a terminal only; elsewhere the main thread can sleep.
    private func showProgress(of scene: BenchmarkScene, seconds: Double) -> Timer? {
        let progress = ProgressBar()
        guard progress.isVisible else { return nil }
        let (id, begin) = (scene.id, Clock.now)
        return Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
            let share = (Clock.now - begin) / seconds
            if share < 0.99 { progress.show(share, id) } else { progress.clear() }
        }
    }
}

/// The readings at the start and at the end of a run.
@MainActor
private struct Readings {
    let time: Double
    let processorTime: Double
    let allocations: Int
    let serverTime: Double?
    /// Read before figures are computed from the recording.
    let peakMemory: Double
    let pacing: FramePacing
    let statistics: RenderStatistics

    init(_ window: Window, _ server: DisplayServer?) {
        (time, processorTime) = (Clock.now, Clock.processorNow)
        allocations = Int(allocationsOfAllThreads())
        serverTime = server?.processorTime
        peakMemory = Machine.peakMemory
        (pacing, statistics) = (window.pacing, window.statistics)
    }
}

extension FrameRun.Vsync {
    /// Copies the statistics of waiting for ticks.
    fileprivate mutating func takeWaits(
        from begin: FramePacing, to end: FramePacing, seconds: Double
    ) {
        guard period != nil else { return }
        guard end.source == .timer else {
            wakeMethod = "swap that waits"
            return
        }
        wakeMethod = "clock_nanosleep to an absolute time, slack 1 ns, then spin"
        spinBudget = end.spinBudget
        spinShare = (end.spinTime - begin.spinTime) / seconds
        waitShare = (end.waitTime - begin.waitTime) / seconds
    }
}

extension FrameStamps {
    /// Converts the library's timestamps.
    init(_ frame: FrameTiming) {
        self.init(
            index: frame.index, tick: frame.tick, target: frame.target, start: frame.start,
            prepared: frame.prepared, evaluated: frame.evaluated, listed: frame.listed,
            uploaded: frame.uploaded, submitted: frame.submitted, drawn: frame.drawn,
            presented: frame.presented
        )
        (followsPause, committed) = (frame.followsPause, frame.committed)
        gpuTime = frame.gpuTime
    }
}
