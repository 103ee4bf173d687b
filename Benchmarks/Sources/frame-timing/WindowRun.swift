import Foundation
import Legato
import LegatoScenes

/// Frames in a window, as its render thread times them.
@MainActor
struct WindowRun {
    var renderer: FrameTimingCommand.RendererName
    /// Frames a second; 0 draws one after the other, nil follows the display.
    var rate: Double?

    func measure(_ scene: DemoScene, count: Int?, seconds: Double) throws -> Measurement {
        let window = try Window(
            title: "frame-timing \(scene.id)",
            size: DemoScene.designSize,
            renderer: renderer == .gl ? .gl : .software,
            frameRate: rate == 0 ? 100_000 : rate
        )
        window.rootLayer.addSublayer(scene.makeRoot(size: window.size, count: count))
        var measurement = Measurement(renderer: "")
        let capacity = Int(seconds * 20_000) + 1
        _ = Timer.scheduledTimer(withTimeInterval: Measurement.warmUp, repeats: false) { _ in
            MainActor.assumeIsolated {
                measurement.processorTime = -Measurement.processorNow
                window.recordFrames(capacity: capacity)
            }
        }
        _ = Timer.scheduledTimer(withTimeInterval: Measurement.warmUp + seconds, repeats: false) {
            _ in
            MainActor.assumeIsolated {
                measurement.processorTime += Measurement.processorNow
                Application.shared.terminate()
            }
        }
        try Application.shared.run()
        guard measurement.processorTime > 0 else {
            throw BenchmarkError("The window was closed before the end.")
        }
        // The end of a swap that waits for the display says nothing about the work.
        let waits = window.pacing.source == .swap
        measurement.renderer = window.rendererName
        let frames = window.recordedFrames
        guard frames.count < capacity else {
            throw BenchmarkError("More than 20,000 frames a second: give the scene more to draw.")
        }
        for frame in frames {
            measurement.frameTimes.append((waits ? frame.drawn : frame.presented) - frame.start)
            measurement.ends.append(frame.presented)
        }
        return measurement
    }
}
