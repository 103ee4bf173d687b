import ArgumentParser
import Figures
import Foundation

@main
struct LayerTimingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layer-timing",
        abstract: "Measures the cost of layer changes in small and large trees.",
        discussion: """
            A row has the nanoseconds of one change with its commit, of one layer in a display \
            list or view, or of drawing one layer with either renderer: the median, minimum and \
            90th percentile of the runs after some warm-up runs, and the number of allocations. \
            The last column is the median as a multiple of the smallest tree's.
            """
    )

    @Option(help: "The number of layers of a tree; may be given several times.")
    var layers = [100, 10_000, 100_000]
    @Option(help: "The number of measured runs.")
    var runs = 15
    @Option(help: "The number of threads that build and draw display lists; all cores by default.")
    var threads: Int?
    @Option(help: "Measure only rows whose name contains this.")
    var only = ""
    @Option(help: "Also write the figures to this JSON file.")
    var json: String?

    func validate() throws {
        guard !layers.isEmpty, layers.allSatisfy({ (10...1_000_000).contains($0) }) else {
            let list = layers.map(String.init).joined(separator: ", ")
            throw ValidationError("--layers must be 10 to 1000000, got \(list).")
        }
        guard threads ?? 1 >= 1 else {
            throw ValidationError("--threads must be at least 1, got \(threads ?? 1).")
        }
        guard (1...1000).contains(runs) else {
            throw ValidationError("--runs must be 1 to 1000, got \(runs).")
        }
    }

    // An asynchronous command would leave the main thread to the system and run on another one, whose
    // memory grows page by page; a program's views are made on the main thread.
    func run() throws { try MainActor.assumeIsolated { try measure() } }

    @MainActor
    private func measure() throws {
        try BenchmarkError.refuseDebugBuild()
        var rows: [LayerRow] = []
        for count in layers.sorted() {
            let measured: [LayerRow] =
                try LayerWorkload(layers: count).measure(runs: runs, only)
                + ClippedWorkload(layers: count).measure(runs: runs, only)
                + DisplayListWorkload.moving(count, threads: threads).measure(runs: runs, only)
                + DisplayListWorkload.Driver.allCases.flatMap { driver in
                    try DisplayListWorkload.driven(count, threads: threads, by: driver)
                        .measure(runs: runs, only)
                }
                + DisplayListWorkload.still(count, threads: threads).measure(runs: runs, only)
                + (count > ViewWorkload.maximum
                    ? []
                    : ViewWorkload(count: count).measure(runs: runs, only)
                        + ViewWorkload(count: count).measureList(runs: runs, only)
                        + RowsWorkload(count: count).measure(runs: runs, only))
            for row in measured {
                let first = rows.first { $0.name == row.name }
                rows.append(row.compared(with: first ?? row))
            }
        }
        print(LayerRow.table(of: rows))
        if let json { try FigureFile.write(rows, to: json) }
    }
}
