import AllocationCounterForBenchmarks
import Figures
import Foundation
import Legato
import LegatoScenes

/// Frames without a window, drawn into memory or an offscreen target.
@MainActor
struct HeadlessRun {
    var renderer: FrameTimingCommand.RendererName
    /// The frame rate; 0 draws frames in immediate succession, each a sixtieth of a second of the
    /// scene.
    var rate: Double
    /// The size of the display in points.
    var size = DemoScene.designSize
    /// The pixels per point.
    var scale: CGFloat = 1

    func measure(_ scene: BenchmarkScene, count: Int?, seconds: Double) throws -> FrameRun {
        let drawing = try HeadlessDrawing(renderer)
        let step = 1 / (rate > 0 ? rate : 60)
        let stage = HeadlessStage(
            scene, size: size, scale: scale, refreshRate: 1 / step, count: count
        )
        var run = FrameRun(
            renderer: drawing.renderer.name,
            vsync: .init(source: rate > 0 ? "timer" : "none", period: rate > 0 ? step : nil)
        )
        run.driverVersion = drawing.driverVersion
        let progress = ProgressBar()
        let begin = Clock.now
        var processorTime = Clock.processorNow
        var allocations = allocationsOfAllThreads()
        // Allocating the table of frames is not part of their cost.
        run.frames.reserveCapacity(Int(seconds * WindowRun.capacity))
        var (index, missed, isWarm) = (0, 0, false)
        var evaluated = 0.0
        stage.display.onEvaluation = { evaluated = Clock.now }
        while true {
            let due = index + 1
            // A missed tick is not replayed.
            index = rate > 0 ? max(due, Int(((Clock.now - begin) / step).rounded(.up))) : due
            let tick = begin + Double(index) * step
            if rate > 0 { Clock.sleep(until: tick) }
            let start = Clock.now
            if !isWarm && start - begin >= WindowRun.warmUp {
                isWarm = true
                processorTime = Clock.processorNow
                allocations = allocationsOfAllThreads()
            } else if isWarm {
                missed += index - due
            }
            stage.play(to: Double(index) * step)
            let prepared = Clock.now
            evaluated = prepared
            let list = stage.display.displayList()
            let listed = Clock.now
            var uploaded = listed
            try drawing.draw(list) { uploaded = Clock.now }
            let submitted = Clock.now
            let gpuTime = drawing.finish()
            let drawn = Clock.now
            guard isWarm else { continue }
            var frame = FrameStamps(
                index: index, target: rate > 0 ? tick + step : nil, start: start,
                prepared: prepared, evaluated: evaluated, listed: listed, uploaded: uploaded,
                submitted: submitted, drawn: drawn, presented: drawn
            )
            frame.gpuTime = gpuTime
            run.frames.append(frame)
            if drawn - begin >= WindowRun.warmUp + seconds { break }
            if index % 16 == 0 {
                progress.show((drawn - begin) / (WindowRun.warmUp + seconds), scene.id)
            }
        }
        progress.clear()
        run.processorTime = Clock.processorNow - processorTime
        run.allocations = Int(allocationsOfAllThreads() - allocations)
        run.vsync.missedTicks = missed
        (run.peakMemory, run.memory) = (Machine.peakMemory, Machine.memory)
        run.pixels = Int(size.width * scale * size.height * scale)
        run.counters = drawing.renderer.statistics.counters
        for (name, value) in stage.display.statistics.layerCounters { run.counters[name] = value }
        return run
    }
}
