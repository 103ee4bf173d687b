import ArgumentParser
import Figures
import Foundation

@main
struct MotionTimingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "motion-timing",
        abstract: "Measures the cost of one evaluation of a spring or a curve.",
        discussion: """
            A row has the nanoseconds per evaluation, as median, minimum and 90th percentile of \
            the runs after one warm-up run, and the number of allocations per evaluation. Each \
            spring and curve has different parameters and a different time. With --peer another \
            program runs between the runs, and the rows are compared with its figures.
            """
    )

    @Option(help: "The number of springs and curves.")
    var count = 100_000
    @Option(help: "The number of measured runs.")
    var runs = 15
    @Option(help: "Measure only rows whose name contains this.")
    var only: String?
    @Option(
        help: """
            A program, or a folder with a run.sh, that prints JSON lines with 'what' and \
            'ns_per_eval'; rows about springs and curves ('bezier') are compared.
            """
    )
    var peer: String?
    @Option(help: "Also write the figures to this JSON file.")
    var json: String?

    func validate() throws {
        guard (1...10_000_000).contains(count) else {
            throw ValidationError("--count must be 1 to 10000000, got \(count).")
        }
        guard (1...1000).contains(runs) else {
            throw ValidationError("--runs must be 1 to 1000, got \(runs).")
        }
    }

    func run() throws {
        try BenchmarkError.refuseDebugBuild()
        // Half of the runs come before the peer's and half after, because the machine's speed
        // drifts.
        var stopwatch = Stopwatch(runs: (runs + 1) / 2, only: only)
        measure(with: &stopwatch)
        let peerRows = try peer.map { try PeerRow.rows(of: $0) } ?? []
        if peer != nil || runs > 1 { measure(with: &stopwatch) }
        if stopwatch.rows.isEmpty {
            throw BenchmarkError(
                "No row's name contains '\(only ?? "")'. Leave out --only to measure all rows."
            )
        }
        let report = MotionReport(count: count, rows: stopwatch.rows, peer: peerRows)
        print(report.table)
        if let json { try FigureFile.write(report, to: json) }
    }

    private func measure(with stopwatch: inout Stopwatch) {
        var workload = MotionWorkload(count: count)
        for regime in MotionWorkload.Regime.allCases {
            workload.measureSprings(regime, with: &stopwatch)
        }
        workload.measureCurves(with: &stopwatch)
        workload.measureAnimators(with: &stopwatch)
    }
}
