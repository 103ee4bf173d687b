import ArgumentParser
import Foundation
import Legato
import LegatoScenes

@main
struct Gallery: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Shows Legato's demo scenes in a window, or writes their frames to PNG files.",
        discussion: """
            In the window: a click or return opens a scene, left and right switch scenes, space \
            pauses, '.' steps one frame, - and + change the speed, R restarts the scene, escape \
            returns to the list of scenes and from there closes the window.
            """
    )

    enum RendererName: String, ExpressibleByArgument, CaseIterable {
        case software
        case gl

        var choice: RendererChoice {
            switch self {
            case .software: .software
            case .gl: .gl
            }
        }
    }

    @Option(help: "The scene to show first; 'recorder list' prints all.")
    var scene: String?
    @Option(help: "The number of layers of a workload.")
    var count: Int?
    @Option(help: "The renderer; by default the best one for the machine.")
    var renderer: RendererName?
    @Option(help: "The file to record the session to, for 'recorder replay'; one scene only.")
    var record: String?
    @Option(help: "The JSON file for the times of input, commits and frames.")
    var timing: String?
    @Flag(help: "Write frames as PNG files instead of opening a window.")
    var headless = false
    @Option(help: "With --headless: the duration in seconds, at 60 frames per second.")
    var seconds = 2.0
    @Option(help: "With --headless: the folder for frame-0000.png and so on.")
    var output: String?

    func validate() throws {
        guard (0...100_000).contains(count ?? 0) else {
            throw ValidationError("--count must be 0 to 100000, got \(count ?? 0).")
        }
        guard seconds > 0 && seconds <= 3600 else {
            throw ValidationError("--seconds must be over 0 and at most 3600, got \(seconds).")
        }
        guard output != "" else { throw ValidationError("--output must name a folder.") }
        guard record != "" else { throw ValidationError("--record must name a file.") }
        guard timing != "" else { throw ValidationError("--timing must name a file.") }
        guard !(headless && (record ?? timing) != nil) else {
            throw ValidationError("--record and --timing need a window; leave out --headless.")
        }
        guard headless == (output != nil) else {
            throw ValidationError("--headless needs --output DIR, and --output needs --headless.")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated {
            let all = SceneCatalog.all
            let named = try scene.map { try SceneCatalog.scene(id: $0) }
            let first = named ?? all[0]
            if let output {
                let recording = FrameRecording(usesOpenGL: renderer == .gl, folder: output)
                try recording.write(first, count: count, seconds: seconds)
                return
            }
            do {
                let window = try GalleryWindow(
                    first: record == nil ? named : first, count: count,
                    renderer: renderer?.choice ?? .automatic, record: record,
                    isTimed: timing != nil
                )
                try Application.shared.run()
                if let record { try window.session?.write(to: record) }
                if let timing { try window.timing?.write(to: timing) }
                if let failure = window.failure {
                    throw noWindow(failure, scene: first.id)
                }
            } catch let error as PlatformError {
                throw noWindow(error, scene: first.id)
            }
        }
    }

    /// The reason why there is no window, with the command that renders a scene without one.
    private func noWindow(_ error: any Error, scene: String) -> Problem {
        Problem(
            "\(error) Without a display: gallery --headless --scene \(scene) --seconds 2 "
                + "--output DIR"
        )
    }
}
