import Figures

/// The figures of all rows.
struct MotionReport: Encodable {
    struct Line: Encodable {
        var name: String
        var median: Double
        var minimum: Double
        var p90: Double
        var allocations: Double
        /// The speed as a multiple of the peer's first row of the kind, by the medians.
        var speedup: Double?
        /// The time as a multiple of the peer's fastest double-precision row of the kind.
        var ofLimit: Double?

        enum CodingKeys: String, CodingKey {
            case name
            case median = "ns_p50"
            case minimum = "ns_min"
            case p90 = "ns_p90"
            case allocations = "allocations_per_evaluation"
            case speedup = "times_as_fast_as_peer"
            case ofLimit = "times_peer_limit"
        }
    }

    var count: Int
    var lines: [Line]
    var peer: [PeerRow]

    init(count: Int, rows: [Stopwatch.Row], peer: [PeerRow]) {
        self.count = count
        self.peer = peer
        lines = rows.map { row in
            let word = row.kind == .curve ? "bezier" : "spring"
            let related = row.kind == .animator ? [] : peer.filter { $0.name.contains(word) }
            let limit = related.filter { row.kind == .curve || $0.name.contains("double") }
            let median = row.time(0.5)
            return Line(
                name: row.name, median: Self.rounded(median), minimum: Self.rounded(row.time(0)),
                p90: Self.rounded(row.time(0.9)), allocations: row.allocations,
                speedup: related.first.map { Self.rounded($0.time / median) },
                ofLimit: limit.map(\.time).min().map { Self.rounded(median / $0) }
            )
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    /// One line per row.
    var table: String {
        var text = [
            Self.line("ns an evaluation", ["p50", "min", "p90", "allocs", "speed-up", "limit"])
        ]
        for line in lines {
            let numbers: [Double?] = [
                line.median, line.minimum, line.p90, line.allocations, line.speedup, line.ofLimit,
            ]
            text.append(Self.line(line.name, numbers.map { $0.map { "\($0)" } ?? "-" }))
        }
        for row in peer { text.append(Self.line("peer: \(row.name)", ["\(row.time)"])) }
        return text.joined(separator: "\n")
    }

    private static func line(_ name: String, _ columns: [String]) -> String {
        TextTable.line(name, width: 50, columns, columnWidth: 9)
    }
}
