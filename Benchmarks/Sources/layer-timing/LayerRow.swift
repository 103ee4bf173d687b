import Foundation

/// What one kind of change took in one tree.
struct LayerRow: Encodable {
    var name: String
    var layers: Int
    var median: Double
    var least: Double
    var p90: Double
    var allocations: Double
    /// The median as a multiple of that in the smallest tree.
    var ratio = 1.0

    enum CodingKeys: String, CodingKey {
        case name, layers
        case median = "ns_p50"
        case least = "ns_min"
        case p90 = "ns_p90"
        case allocations = "allocations_per_change"
        case ratio = "times_smallest_tree"
    }

    /// Makes a row of the nanoseconds of each run.
    init(_ name: String, layers: Int, times: [Double], allocations: Double) {
        let sorted = times.sorted()
        func rank(_ share: Double) -> Double {
            sorted[max(0, Int((share * Double(sorted.count)).rounded(.up)) - 1)].rounded()
        }
        self.name = name
        self.layers = layers
        (median, least, p90) = (rank(0.5), rank(0), rank(0.9))
        self.allocations = (allocations * 10).rounded() / 10
    }

    func compared(with first: LayerRow) -> LayerRow {
        var row = self
        row.ratio = (median / first.median * 100).rounded() / 100
        return row
    }

    /// A line a row.
    static func table(of rows: [LayerRow]) -> String {
        let head = line("ns a change", ["layers", "p50", "min", "p90", "allocs", "ratio"])
        let lines = rows.map { row in
            let numbers = [row.median, row.least, row.p90, row.allocations, row.ratio]
            return line(row.name, ["\(row.layers)"] + numbers.map { "\($0)" })
        }
        return ([head] + lines).joined(separator: "\n")
    }

    private static func line(_ name: String, _ columns: [String]) -> String {
        columns.reduce(name.padding(toLength: 40, withPad: " ", startingAt: 0)) {
            $0 + String(repeating: " ", count: max(1, 10 - $1.count)) + $1
        }
    }

    /// Writes the figures as JSON.
    static func write(_ rows: [LayerRow], to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(rows).write(to: URL(fileURLWithPath: path))
        } catch {
            throw BenchmarkError(
                "Could not write \(path). Check that the folder exists and that you may write "
                    + "there."
            )
        }
    }
}
