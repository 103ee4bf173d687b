import ArgumentParser
import Foundation
import Legato
import LegatoScenes

@main
struct FrameTimingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frame-timing",
        abstract: "Measures what the frames of a demo scene take.",
        discussion: """
            Frame time is the work of one frame up to the end of presenting it, with OpenGL \
            finished. In a window whose swaps wait for the display it ends when the frame is drawn. \
            The first frames warm up and do not count.
            """
    )

    enum RendererName: String, ExpressibleByArgument, CaseIterable {
        case software
        case gl
    }

    @Option(help: "The scene; 'recorder list' names them all.")
    var scene: String
    @Option(help: "How many layers a workload has.")
    var count: Int?
    @Option(help: "How long to measure.")
    var seconds = 5.0
    @Option(help: "Frames a second; 0 draws one after the other; by default the display's rate.")
    var rate: Double?
    @Option(help: "What to draw with.")
    var renderer = RendererName.software
    @Flag(help: "Draw without a window, with the scene's scripted input.")
    var headless = false
    @Option(help: "Write the figures to this file, too.")
    var json: String?

    func validate() throws {
        guard (0...100_000).contains(count ?? 0) else {
            throw ValidationError("--count must be 0 to 100000.")
        }
        guard seconds > 0 && seconds <= 3600 else {
            throw ValidationError("--seconds must be over 0 and at most 3600.")
        }
        guard (0...10_000).contains(rate ?? 60) else {
            throw ValidationError("--rate must be 0 to 10000.")
        }
    }

    func run() throws {
        #if DEBUG
        throw BenchmarkError(
            "This is a debug build, whose times mean nothing. Use swift run -c release."
        )
        #else
        try MainActor.assumeIsolated { try measure() }
        #endif
    }

    @MainActor private func measure() throws {
        let scene = try SceneCatalog.scene(id: scene)
        let measurement =
            headless
            ? try HeadlessRun(renderer: renderer, rate: rate ?? 60)
                .measure(scene, count: count, seconds: seconds)
            : try WindowRun(renderer: renderer, rate: rate)
                .measure(scene, count: count, seconds: seconds)
        let report = try Report(
            scene: scene.id,
            count: scene.defaultCount.map { count ?? $0 } ?? 0,
            measurement
        )
        print(report.table)
        if let json { try report.write(to: json) }
    }
}

/// Why there are no figures.
struct BenchmarkError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
