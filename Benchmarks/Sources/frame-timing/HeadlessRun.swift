import Foundation
import Legato
import LegatoScenes

/// Frames without a window: evaluated, flattened and drawn into memory or an offscreen target.
@MainActor
struct HeadlessRun {
    var renderer: FrameTimingCommand.RendererName
    /// Frames a second; 0 for one after the other, a sixtieth of a second of the scene each.
    var rate: Double

    func measure(_ scene: DemoScene, count: Int?, seconds: Double) throws -> Measurement {
        let drawing = try Drawing(renderer)
        let step = 1 / (rate > 0 ? rate : 60)
        let player = ScenePlayer(scene, refreshRate: 1 / step, count: count)
        var measurement = Measurement(renderer: drawing.renderer.name)
        let begin = Measurement.now
        var processorTime = Measurement.processorNow
        var frame = 0
        var isWarm = false
        while true {
            frame += 1
            if rate > 0 { Measurement.sleep(until: begin + Double(frame) * step) }
            let start = Measurement.now
            if !isWarm && start - begin >= Measurement.warmUp {
                isWarm = true
                processorTime = Measurement.processorNow
            }
            player.play(to: Double(frame) * step)
            try drawing.draw(player.display.displayList())
            let end = Measurement.now
            guard isWarm else { continue }
            measurement.frameTimes.append(end - start)
            measurement.ends.append(end)
            if end - begin >= Measurement.warmUp + seconds { break }
        }
        measurement.processorTime = Measurement.processorNow - processorTime
        return measurement
    }
}

/// A renderer and what it needs.
@MainActor
private struct Drawing {
    let renderer: any Renderer
    private let context: OffscreenContext?
    private let finish: (@convention(c) () -> Void)?

    init(_ name: FrameTimingCommand.RendererName) throws {
        guard name == .gl else {
            (renderer, context, finish) = (SoftwareRenderer(), nil, nil)
            return
        }
        let context = try OffscreenContext()
        self.context = context
        renderer = try GLRenderer { context.load($0) }
        finish = context.load("glFinish").map {
            unsafeBitCast($0, to: (@convention(c) () -> Void).self)
        }
    }

    /// Draws a list and waits until it is drawn.
    func draw(_ list: DisplayList) throws {
        try renderer.render(list)
        finish?()
    }
}
