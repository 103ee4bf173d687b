import Figures
import Foundation
import Legato
import LegatoScenes

/// A window in which nothing changes.
@MainActor
struct IdleRun {
    /// The time before the observation in seconds, in which the window settles.
    private static let settling = 2.0

    var renderer: FrameTimingCommand.RendererName

    func measure(_ scene: BenchmarkScene, count: Int?, seconds: Double) throws -> FrameFigures {
        // It would override --renderer.
        unsetenv("LEGATO_RENDERER")
        let window = try Window(
            title: "frame-timing \(scene.id)", size: DemoScene.designSize,
            renderer: renderer == .gl ? .gl : .software
        )
        window.rootLayer.addSublayer(scene.makeRoot(size: window.size, count: count))
        var begin: Readings?
        var end: Readings?
        after(Self.settling) { begin = Readings(window) }
        after(Self.settling + seconds) {
            end = Readings(window)
            Application.shared.terminate()
        }
        try Application.shared.run()
        guard let begin, let end else {
            throw BenchmarkError("The window was closed during the measurement. Run it again.")
        }
        return FrameFigures(
            scene: scene.id, count: count ?? 0, renderer: window.rendererName,
            idle: end.since(begin)
        )
    }

    private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
            MainActor.assumeIsolated { body() }
        }
    }
}

/// The readings before and after.
@MainActor
private struct Readings {
    let time: Double
    let processorTime: Double
    let sleeps: [String: Int]
    let pacing: FramePacing

    init(_ window: Window) {
        pacing = window.pacing
        // Read last, to exclude the cost of the readings at the start.
        sleeps = Machine.sleeps
        (time, processorTime) = (Clock.now, Clock.processorNow)
    }

    func since(_ begin: Readings) -> IdleSample {
        IdleSample(
            seconds: time - begin.time,
            frames: pacing.framesPresented - begin.pacing.framesPresented,
            ticks: pacing.ticks - begin.pacing.ticks,
            wakeUps: Machine.wakeUps(from: begin.sleeps, to: sleeps),
            processorTime: processorTime - begin.processorTime
        )
    }
}
