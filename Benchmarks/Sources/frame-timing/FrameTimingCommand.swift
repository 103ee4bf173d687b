import ArgumentParser
import Figures
import Foundation
import Legato
import LegatoScenes

@main
struct FrameTimingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frame-timing",
        abstract: "Measures the duration and regularity of a scene's frames.",
        discussion: """
            Frame time is the work of one frame up to the end of presenting it, with OpenGL \
            finished. In a window whose swaps wait for the display it ends when the frame is drawn. \
            A frame interval is the time between the ends of two frames. The first second warms up \
            and does not count. Percentiles are of the nearest rank.
            """
    )

    enum RendererName: String, ExpressibleByArgument, CaseIterable {
        case software
        case gl
    }

    @Flag(help: "Print the scenes and exit.")
    var list = false
    @Option(help: "The scene; --list prints all.")
    var scene: String?
    @Option(help: "The number of layers of a workload; several times only with --peers.")
    var count: [Int] = []
    @Option(help: "The duration of the measurement in seconds.")
    var seconds: Double?
    @Option(help: "The frames per second; 0 is unthrottled; by default the display's rate.")
    var rate: Double?
    @Option(help: "The renderer.")
    var renderer = RendererName.software
    @Option(help: "The number of busy processes to run during the measurement.")
    var busy = 0
    @Flag(help: "Draw without a window, with the scene's scripted input.")
    var headless = false
    @Option(help: "With --headless, the display's pixels, as in 1920x1080; by default 1280x720.")
    var size: PixelSize?
    @Option(help: "With --headless, the pixels per point; 1 by default.")
    var scale = 1.0
    @OptionGroup var outputs: OutputOptions
    @OptionGroup var peerOptions: PeerOptions

    func validate() throws {
        guard count.allSatisfy({ (0...1_000_000).contains($0) }) else {
            let list = count.map(String.init).joined(separator: ", ")
            throw ValidationError("--count must be 0 to 1000000, got \(list).")
        }
        guard seconds.map({ $0 > 0 && $0 <= 3600 }) ?? true else {
            throw ValidationError("--seconds must be over 0 and at most 3600, got \(seconds ?? 0).")
        }
        guard (0...64).contains(busy), busy == 0 || !peerOptions.peers else {
            throw ValidationError("--busy must be 0 to 64, and 0 with --peers, got \(busy).")
        }
        guard (0...10_000).contains(rate ?? 60) else {
            throw ValidationError("--rate must be 0 to 10000, got \(rate ?? 60).")
        }
        guard headless || (size == nil && scale == 1) else {
            throw ValidationError("--size and --scale need --headless.")
        }
        guard scale >= 0.1, scale <= 10 else {
            throw ValidationError("--scale must be 0.1 to 10, got \(scale).")
        }
        if list { return }
        guard scene != nil || peerOptions.peers || peerOptions.startup else {
            throw ValidationError("Name a --scene; --list prints all.")
        }
        guard count.count <= 1 || peerOptions.peers else {
            throw ValidationError("--count can be given several times only with --peers.")
        }
        if let scene { _ = try SceneMenu.scene(id: scene) }
        try outputs.check(withPeers: peerOptions.peers || peerOptions.startup)
        if scene == BenchmarkScene.idle { try checkIdle() }
        try peerOptions.check(scene: scene, headless: headless)
    }

    func run() throws {
        if list { return print(SceneMenu.list) }
        try BenchmarkError.refuseDebugBuild()
        try MainActor.assumeIsolated {
            if peerOptions.peers {
                try comparePeers()
            } else if peerOptions.startup {
                try compareStarts()
            } else if scene == BenchmarkScene.idle {
                try measureIdleness()
            } else {
                try measure()
            }
        }
    }

    /// The size of a headless display in points.
    private var points: CGSize {
        let pixels = size ?? PixelSize(width: 1280, height: 720)
        return CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }

    private func checkIdle() throws {
        guard !headless && rate == nil else {
            throw ValidationError(
                "The scene 'idle' measures a window at its own rate: leave out --headless and "
                    + "--rate."
            )
        }
        guard (outputs.csv, outputs.plot, outputs.trace, outputs.compare) == (nil, nil, nil, nil)
        else { throw ValidationError("The scene 'idle' has no frames; use it with --json only.") }
    }

    @MainActor private func measureIdleness() throws {
        let scene = try SceneMenu.scene(id: scene ?? "")
        let figures = try IdleRun(renderer: renderer)
            .measure(
                scene, count: scene.defaultCount.map { count.first ?? $0 }, seconds: seconds ?? 30
            )
        print(figures.table)
        if let json = outputs.json {
            var object = figures.object
            object["environment"] = .object(RunEnvironment.values(renderer: ""))
            try JSONValue.object(object).write(to: json)
        }
    }

    @MainActor private func compareStarts() throws {
        let comparison = StartupComparison(runs: peerOptions.runs, folder: peerOptions.folder)
        let table = try comparison.run()
        let text = comparison.markdown(table)
        print(text)
        if let json = outputs.json { try comparison.value(table).write(to: json) }
        if let path = peerOptions.markdown {
            try MarkdownSection.update("startup", in: path, with: text)
        }
    }

    @MainActor private func measure() throws {
        let scene = try SceneMenu.scene(id: scene ?? "")
        // Read before minutes of measuring.
        let old = try outputs.compare.map { try JSONValue(contentsOf: $0) }
        let seconds = seconds ?? 5
        let load = try BusyProcesses(count: busy, seconds: seconds + 60)
        defer { load.end() }
        let layers = scene.defaultCount.map { count.first ?? $0 }
        let run =
            headless
            ? try HeadlessRun(
                renderer: renderer, rate: rate ?? 60, size: points, scale: CGFloat(scale)
            ).measure(scene, count: layers, seconds: seconds)
            : try WindowRun(renderer: renderer, rate: rate)
                .measure(scene, count: layers, seconds: seconds)
        let figures = try FrameFigures(scene: scene.id, count: layers ?? 0, run)
        print(figures.table)
        try outputs.write(run, figures)
        if let old { try outputs.compare(figures, with: old) }
    }

    @MainActor private func comparePeers() throws {
        let comparison = PeerComparison(
            scene: scene ?? "layers", counts: count.isEmpty ? [1000, 10_000] : count,
            seconds: seconds ?? 2, rounds: peerOptions.rounds, folder: peerOptions.folder
        )
        let tables = try comparison.run()
        print(comparison.markdown(tables))
        if let json = outputs.json { try comparison.value(tables).write(to: json) }
        if let path = peerOptions.markdown {
            let text = comparison.markdown(tables)
            try MarkdownSection.update("peers \(scene ?? "layers")", in: path, with: text)
        }
    }
}
