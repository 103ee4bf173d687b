import ArgumentParser
import Figures
import Foundation

/// Output files of the figures, and the run they are compared with.
struct OutputOptions: ParsableArguments {
    @Option(help: "Also write the figures to this JSON file.")
    var json: String?
    @Option(help: "Write the times of every frame to this CSV file.")
    var csv: String?
    @Option(help: "Plot intervals, phases and their distribution to this PNG file.")
    var plot: String?
    @Option(help: "Write a trace for Perfetto or chrome://tracing to this file.")
    var trace: String?
    @Option(help: "Compare the figures with those that an earlier run wrote with --json.")
    var compare: String?
    @Option(
        help: """
            With --compare, fail when a median time, the processor time or the memory is more than \
            this many times the old one.
            """
    )
    var failAbove: Double?

    /// Checks that files can be written before anything is measured.
    func check(withPeers: Bool) throws {
        let files = [("--json", json), ("--csv", csv), ("--plot", plot), ("--trace", trace)]
        for case (let option, let path?) in files {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
            guard exists && isFolder.boolValue else {
                throw ValidationError(
                    "\(option) names \(path), but there is no folder \(folder). Create it, or name "
                        + "a file in another folder."
                )
            }
            guard !path.hasSuffix("/"), FileManager.default.isWritableFile(atPath: folder) else {
                throw ValidationError(
                    "\(option) names \(path), which cannot be written. Name a file in a folder "
                        + "where you may write."
                )
            }
        }
        if let plot, !plot.lowercased().hasSuffix(".png") {
            throw ValidationError("--plot needs a file that ends in .png, got \(plot).")
        }
        if let compare, !FileManager.default.isReadableFile(atPath: compare) {
            throw ValidationError(
                "--compare cannot read \(compare). Name a file that an earlier run wrote with "
                    + "--json."
            )
        }
        guard failAbove.map({ $0 > 0 && $0.isFinite && compare != nil }) ?? true else {
            throw ValidationError(
                "--fail-above needs --compare and a finite ratio over 0, got \(failAbove ?? 0)."
            )
        }
        guard !withPeers || (csv, plot, trace, compare) == (nil, nil, nil, nil) else {
            throw ValidationError(
                "--peers and --startup can be combined with --json and --markdown only."
            )
        }
    }

    /// Writes all requested files.
    @MainActor func write(_ run: FrameRun, _ figures: FrameFigures) throws {
        if let json {
            var object = figures.object
            object["environment"] = .object(
                RunEnvironment.values(renderer: run.renderer, driverVersion: run.driverVersion)
            )
            try JSONValue.object(object).write(to: json)
        }
        if let csv { try FrameCSV.write(run.frames, to: csv) }
        if let trace {
            let scene = figures["scene"].map(RunEnvironment.text) ?? ""
            let value = FrameTrace.value(of: run, scene: scene)
            try FigureFile.write(value, to: trace, isCompact: true)
        }
        if let plot { try FramePlot(run, figures).write(to: plot) }
    }

    /// Prints the comparison, and fails if that was requested and figures are worse.
    func compare(_ figures: FrameFigures, with old: JSONValue) throws {
        let comparison = Comparison(figures.all, with: old)
        print("\n" + comparison.table)
        guard let failAbove else { return }
        let worse = comparison.worse(than: failAbove)
        guard !worse.isEmpty else { return }
        let list = worse.map { "\($0.key) \(String(format: "%.2f", $0.ratio ?? 0))x" }
        throw BenchmarkError("Worse than \(failAbove)x: \(list.joined(separator: ", ")).")
    }
}
