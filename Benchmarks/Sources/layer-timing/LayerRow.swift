import AllocationCounterForBenchmarks
import Figures

/// The cost of one kind of change in one tree.
struct LayerRow: Encodable {
    var name: String
    var layers: Int
    var median: Double
    var minimum: Double
    var p90: Double
    var allocations: Double
    /// The median as a multiple of the smallest tree's.
    var ratio = 1.0

    enum CodingKeys: String, CodingKey {
        case name, layers
        case median = "ns_p50"
        case minimum = "ns_min"
        case p90 = "ns_p90"
        case allocations = "allocations_per_change"
        case ratio = "times_smallest_tree"
    }

    /// Creates a row from the nanoseconds of each run.
    init(_ name: String, layers: Int, times: [Double], allocations: Double) {
        let sorted = Distribution(times)
        func rank(_ share: Double) -> Double { (sorted?.percentile(share) ?? .nan).rounded() }
        self.name = name
        self.layers = layers
        (median, minimum, p90) = (rank(0.5), rank(0), rank(0.9))
        self.allocations = (allocations * 10).rounded() / 10
    }

    /// Creates a row from runs of some work after one that warms up.
    ///
    /// The time and the allocations of a run are divided by its number of changes. What follows each
    /// run, `afterRun`, is not measured.
    init(
        _ name: String, layers: Int, runs: Int, changes: Double, afterRun: () -> Void = {},
        _ run: () -> Void
    ) {
        var times: [Double] = []
        var allocations = 0.0
        for number in 0...runs {
            let allocated = allocationsOfThisThread()
            let start = Clock.now
            run()
            let end = Clock.now
            let blocks = Double(allocationsOfThisThread() - allocated) / changes
            afterRun()
            guard number > 0 else { continue }
            times.append((end - start) / changes * 1e9)
            allocations = max(allocations, blocks)
        }
        self.init(name, layers: layers, times: times, allocations: allocations)
    }

    func compared(with first: LayerRow) -> LayerRow {
        var row = self
        row.ratio = (median / first.median * 100).rounded() / 100
        return row
    }

    /// Returns one line per row.
    static func table(of rows: [LayerRow]) -> String {
        let head = line("ns a change", ["layers", "p50", "min", "p90", "allocs", "ratio"])
        let lines = rows.map { row in
            let numbers = [row.median, row.minimum, row.p90, row.allocations, row.ratio]
            return line(row.name, ["\(row.layers)"] + numbers.map { "\($0)" })
        }
        return ([head] + lines).joined(separator: "\n")
    }

    private static func line(_ name: String, _ columns: [String]) -> String {
        TextTable.line(name, width: 40, columns, columnWidth: 10)
    }
}
