import AllocationCounterForBenchmarks
import Figures

/// Times loops of evaluations; runs with equal names are combined.
struct Stopwatch {
    struct Row: Encodable {
        enum Kind: String, Encodable { case spring, curve, animator }

        var name: String
        var kind: Kind
        /// Nanoseconds per evaluation, one number for each run.
        fileprivate(set) var times: [Double] = []
        /// Allocations per evaluation, in the run with the most.
        fileprivate(set) var allocations = 0.0

        /// Returns the percentile of the times at the nearest rank.
        func time(_ share: Double) -> Double {
            Distribution(times)?.percentile(share) ?? .nan
        }
    }

    let runs: Int
    /// A substring of the names of the measured rows; nil for all.
    let only: String?
    private(set) var rows: [Row] = []

    init(runs: Int, only: String?) {
        self.runs = runs
        self.only = only
    }

    /// Times a body that performs `evaluations` and returns a value that depends on their results.
    mutating func measure(
        _ name: String, _ kind: Row.Kind, evaluations: Int, _ body: () -> Double
    ) {
        if let only, !name.contains(only) { return }
        let index = rows.firstIndex { $0.name == name } ?? rows.endIndex
        if index == rows.endIndex { rows.append(Row(name: name, kind: kind)) }
        Self.keep(body())
        for _ in 0..<runs {
            let allocated = allocationsOfThisThread()
            let start = Clock.now
            let result = body()
            let end = Clock.now
            let count = Double(allocationsOfThisThread() - allocated) / Double(evaluations)
            Self.keep(result)
            rows[index].times.append((end - start) / Double(evaluations) * 1e9)
            rows[index].allocations = max(rows[index].allocations, count)
        }
    }

    @inline(never)
    private static func keep(_ result: Double) { withExtendedLifetime(result) {} }
}
