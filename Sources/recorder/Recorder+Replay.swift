import ArgumentParser
import Legato
import LegatoRecording
import LegatoScenes

extension Recorder {
    struct Replay: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Renders a recorded session to files, as 'record' does with a scene.",
            discussion: "'gallery --scene SCENE --record FILE' records a session."
        )

        @Argument(help: "The file of the recorded session.")
        var file: String
        @Option(help: "The scene that was recorded.")
        var scene: String
        @Option(help: "The number of layers of the recorded workload.")
        var count: Int?
        @Option(help: "The folder or the file, with a frame for each tick.")
        var output: String

        func validate() throws {
            try checkCount(count)
            try checkOutput(output)
        }

        func run() throws {
            try MainActor.assumeIsolated {
                let scene = try SceneCatalog.scene(id: scene)
                let recording = try SessionRecording(contentsOf: file)
                let ticks = recording.steps.filter(\.isTick).count
                let display = HeadlessDisplay(for: recording)
                let rate = max(1, Int(display.refreshRate.rounded()))
                var target = try FrameOutput(output, frames: ticks, framesPerSecond: rate)
                try display.replay(recording) {
                    display.rootLayer.addSublayer(
                        scene.makeRoot(size: recording.size, count: count)
                    )
                } onStep: { step in
                    if step.isTick { try target.add(display.snapshot()) }
                }
                try target.finish()
                try write("\(target.count) frames")
            }
        }
    }
}

extension SessionRecording.Step {
    /// Whether the step produces a new frame.
    fileprivate var isTick: Bool {
        if case .tick = event { true } else { false }
    }
}
