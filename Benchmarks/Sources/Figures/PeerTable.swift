/// A comparison of programs that draw the same scene.
public struct PeerTable: Equatable, Sendable {
    /// A program and its runs.
    public struct Row: Equatable, Sendable {
        /// The name of the program.
        public var name: String
        /// A remark on its figures; empty for none.
        public var note: String
        /// Its runs, oldest first; empty if it did not run.
        public var samples: [PeerSample] = []
        /// The reason why it did not run; nil if it did.
        public var failure: String?

        /// Creates the row of a program that has not run yet.
        public init(_ name: String, note: String = "") { (self.name, self.note) = (name, note) }

        /// Returns the median of a figure over the runs; nil without runs.
        public func median(_ figure: (PeerSample) -> Double?) -> Double? {
            Distribution(samples.compactMap(figure))?.middle
        }
    }

    /// The number of layers in the scene.
    public let count: Int
    /// The programs in the order in which they are shown.
    public var rows: [Row]
    /// The name of the program whose time is the unit of the first ratio.
    public let reference: String
    /// The name of this library's program, the unit of the second ratio.
    public let own: String

    /// Creates a table.
    public init(count: Int, rows: [Row], reference: String, own: String) {
        (self.count, self.rows, self.reference, self.own) = (count, rows, reference, own)
    }

    /// Returns the median frame time of a program; nil if it did not run.
    public func median(of name: String) -> Double? {
        rows.first { $0.name == name }?.median { $0.median }
    }

    /// The table as Markdown, which is also readable in a terminal.
    public var markdown: String {
        let heads = [
            "program", "p50 ms", "p99 ms", "CPU ms per frame", "X server ms per frame", "memory MB",
            "p50 ÷ \(reference)", "p50 ÷ \(own)",
        ]
        var lines = [
            "| " + heads.joined(separator: " | ") + " |",
            "|---|" + String(repeating: "---:|", count: heads.count - 1),
        ]
        for row in rows where !row.samples.isEmpty {
            let p50 = row.median { $0.median }
            let cells = [
                row.name + (row.note.isEmpty ? "" : " (\(row.note))"),
                TableText.spread(row.samples.map(\.median)),
                TableText.number(row.median { $0.p99 }),
                TableText.number(row.median { $0.processorTime }),
                TableText.number(row.median { $0.displayServerTime }),
                TableText.number(row.median { $0.memory }),
                TableText.ratio(p50, median(of: reference)), TableText.ratio(p50, median(of: own)),
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        let skipped = rows.compactMap { row in
            row.failure.map { reason in
                let rounds = row.samples.isEmpty ? "" : " after \(row.samples.count) of its runs"
                return "Skipped\(rounds): \(row.name), \(reason)."
            }
        }
        return (lines + (skipped.isEmpty ? [] : [""]) + skipped).joined(separator: "\n")
    }

    /// The table as JSON.
    public var value: JSONValue {
        .list(
            rows.map { row in
                let p50 = row.median { $0.median }
                func figure(_ value: Double?) -> JSONValue {
                    value.map { .number(($0 * 1000).rounded() / 1000) } ?? .null
                }
                func ratio(_ other: Double?) -> JSONValue {
                    guard let p50, let other else { return .null }
                    return figure(p50 / other)
                }
                return .object([
                    "program": .text(row.name), "count": .number(Double(count)),
                    "runs": .number(Double(row.samples.count)),
                    "frame_interval_p50_ms": figure(p50),
                    "frame_interval_p50_ms_of_each_run": .list(
                        row.samples.map { figure($0.median) }
                    ),
                    "frame_interval_p99_ms": figure(row.median { $0.p99 }),
                    "cpu_ms_per_frame": figure(row.median { $0.processorTime }),
                    "xserver_cpu_ms_per_frame": figure(row.median { $0.displayServerTime }),
                    "peak_rss_mb": figure(row.median { $0.memory }),
                    "ratio_to_reference": ratio(median(of: reference)),
                    "ratio_to_own": ratio(median(of: own)),
                    "skipped": row.failure.map { .text($0) } ?? .null,
                ])
            }
        )
    }
}
