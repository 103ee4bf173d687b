import ArgumentParser
import Legato
import LegatoScenes

extension Recorder {
    struct Replay: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes the frames of a recorded session as PNG files.",
            discussion: "'gallery --scene SCENE --record FILE' records one."
        )

        @Argument(help: "The file of the recorded session.")
        var file: String
        @Option(help: "The scene that was recorded.")
        var scene: String
        @Option(help: "How many layers a workload had.")
        var count: Int?
        @Option(help: "The folder for frame-0000.png and so on, one for each tick.")
        var output: String

        func validate() throws {
            try checkCount(count)
            guard !output.isEmpty else { throw ValidationError("--output must name a folder.") }
        }

        func run() throws {
            try MainActor.assumeIsolated {
                let scene = try SceneCatalog.scene(id: scene)
                let recording = try SessionRecording(contentsOf: file)
                let ticks = recording.steps.filter(\.isTick).count
                var folder = try FrameFolder(output, frames: ticks)
                let display = HeadlessDisplay(for: recording)
                try display.replay(recording) {
                    display.rootLayer.addSublayer(
                        scene.makeRoot(size: recording.size, count: count)
                    )
                } onStep: { step in
                    if step.isTick { try folder.add(display.snapshot()) }
                }
                try write("\(folder.count) frames")
            }
        }
    }
}

extension SessionRecording.Step {
    /// Whether it ends with a new frame.
    fileprivate var isTick: Bool {
        if case .tick = event { true } else { false }
    }
}
