import ArgumentParser
import Figures
import Foundation
import LegatoScenes

/// Runs the demo scenes for a simulated day and for simulated years.
@main
struct EnduranceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "endurance",
        abstract: "Runs every demo scene for a simulated day and for ten simulated years.",
        discussion: """
            The day: each hour starts with the scene's script and random taps, drags and scrolls at \
            full frame rate, then passes. The years: one refresh per hour and one snapshot per \
            month, then a few snapshots at full frame rate. A scene fails if its heap keeps \
            growing, if its hours become slower, or if it animated at the start but not after \
            the years.
            """
    )

    @Option(help: "Run only this scene; may be given several times.") var scene: [String] = []
    @Option(help: "The number of hours of the day; 0 skips the day.") var hours = 24
    @Option(help: "The number of years; 0 skips them.") var years = 10
    @Option(help: "The refreshes per second while hours pass.") var rate = 1.0
    @Option(help: "The maximum number of layers of a workload.") var count = 200
    @Option(help: "The seed of the random taps and drags.") var seed: UInt64 = 1

    func validate() throws {
        guard (0...10_000).contains(hours) else {
            throw ValidationError("--hours must be 0 to 10000, got \(hours)")
        }
        guard (0...1000).contains(years) else {
            throw ValidationError("--years must be 0 to 1000, got \(years)")
        }
        guard (1...100_000).contains(count) else {
            throw ValidationError("--count must be 1 to 100000, got \(count)")
        }
        guard rate >= 0.001 && rate <= 1000 else {
            throw ValidationError("--rate must be 0.001 to 1000, got \(rate)")
        }
    }

    @MainActor
    func run() async throws {
        try BenchmarkError.refuseDebugBuild()
        let scenes = try scene.isEmpty ? SceneCatalog.all : scene.map(SceneCatalog.scene)
        print(EnduranceReport.header)
        var failed = 0
        for scene in scenes {
            let run = EnduranceRun(scene: scene, count: count, seed: seed)
            var report = EnduranceReport(scene: scene.id)
            if hours > 0 { report.day = run.day(hours: hours, rate: rate) }
            if years > 0 { report.years = run.years(years) }
            print(report.line)
            fflush(nil)
            for problem in report.problems { print("  FAILED: \(problem)") }
            failed += report.problems.isEmpty ? 0 : 1
        }
        print("\(scenes.count - failed) passed, \(failed) failed")
        if failed > 0 { throw ExitCode(1) }
    }
}
