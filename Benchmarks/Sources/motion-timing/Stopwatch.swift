import AllocationCounterForBenchmarks
import Figures

/// Times loops of evaluations; the runs of equal names are put together.
struct Stopwatch {
    struct Row: Encodable {
        enum Kind: String, Encodable { case spring, curve, animator }

        var name: String
        var kind: Kind
        /// Nanoseconds an evaluation, one number a run.
        fileprivate(set) var times: [Double] = []
        /// Blocks of memory an evaluation, in the run that asked for most.
        fileprivate(set) var allocations = 0.0

        /// The time that a share of the runs does not exceed, by the nearest rank.
        func time(_ share: Double) -> Double {
            Distribution(times)?.percentile(share) ?? .nan
        }
    }

    let runs: Int
    /// What the names of the rows contain that are measured, `nil` for all.
    let only: String?
    private(set) var rows: [Row] = []

    init(runs: Int, only: String?) {
        self.runs = runs
        self.only = only
    }

    /// Times a body that makes `evaluations` and returns something of their results.
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
