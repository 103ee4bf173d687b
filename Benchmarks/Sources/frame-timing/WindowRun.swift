import Foundation
import Legato
import LegatoScenes

/// Frames in a window, as its render thread times them.
@MainActor
struct WindowRun {
    var renderer: FrameTimingCommand.RendererName

    func measure(_ scene: DemoScene, count: Int?, seconds: Double) throws -> Measurement {
        let window = try Window(
            title: "frame-timing \(scene.id)",
            size: DemoScene.designSize,
            renderer: renderer == .gl ? .gl : .software
        )
        window.rootLayer.addSublayer(scene.makeRoot(size: window.size, count: count))
        var measurement = Measurement(renderer: "")
        let frames = Int(seconds * 1000)
        let beginning = Timer(timeInterval: Measurement.warmUp, repeats: false) { _ in
            MainActor.assumeIsolated {
                measurement.processorTime = -Measurement.processorNow
                window.recordFrames(capacity: frames)
            }
        }
        let ending = Timer(timeInterval: Measurement.warmUp + seconds, repeats: false) { _ in
            MainActor.assumeIsolated {
                measurement.processorTime += Measurement.processorNow
                Application.shared.terminate()
            }
        }
        for timer in [beginning, ending] { RunLoop.main.add(timer, forMode: .default) }
        try Application.shared.run()
        guard measurement.processorTime > 0 else {
            throw BenchmarkError("The window was closed before the end.")
        }
        // The end of a swap that waits for the display says nothing about the work.
        let waits = window.pacing.source == .swap
        measurement.renderer = window.rendererName
        for frame in window.recordedFrames {
            measurement.frameTimes.append((waits ? frame.drawn : frame.presented) - frame.start)
            measurement.ends.append(frame.presented)
        }
        return measurement
    }
}
