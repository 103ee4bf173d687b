/// A comparison of the times that programs take to their first presented frame.
public struct StartupTable: Equatable, Sendable {
    /// The renderer of a program, which determines its reference.
    public enum Kind: String, Sendable {
        /// The CPU.
        case software
        /// OpenGL.
        case openGL
        /// The program's own choice, which its samples report.
        case automatic
    }

    /// A program and its starts.
    public struct Row: Equatable, Sendable {
        /// The name of the program.
        public var name: String
        /// Its kind of renderer.
        public var kind: Kind
        /// Its starts, oldest first; empty if it did not run.
        public var samples: [StartupSample] = []
        /// The reason why it did not run; nil if it did.
        public var failure: String?

        /// Creates the row of a program that has not run yet.
        public init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }

        /// Returns the median of a figure over the starts; nil without any.
        public func median(_ figure: (StartupSample) -> Double) -> Double? {
            Distribution(samples.map(figure))?.middle
        }

        /// The kind of renderer it actually used.
        var kindInUse: Kind {
            guard kind == .automatic, let sample = samples.last else { return kind }
            return sample.renderer.hasPrefix("gl") ? .openGL : .software
        }
    }

    /// The programs in the order in which they are shown.
    public var rows: [Row]
    /// The names of the reference programs of each kind.
    public let references: [Kind: String]

    /// Creates a table.
    public init(rows: [Row], references: [Kind: String]) {
        (self.rows, self.references) = (rows, references)
    }

    /// Returns the median time as a multiple of that of the kind's reference; nil if either did not
    /// run.
    public func ratio(of row: Row) -> Double? {
        guard let name = references[row.kindInUse],
            let reference = rows.first(where: { $0.name == name })?.median(\.time),
            let time = row.median(\.time), reference > 0
        else { return nil }
        return time / reference
    }

    /// The table as Markdown, which is also readable in a terminal.
    public var markdown: String {
        var lines = [
            "| program | first frame ms | CPU ms | memory MB | ÷ C of the same kind |",
            "|---|---:|---:|---:|---:|",
        ]
        for row in rows where !row.samples.isEmpty {
            let cells = [
                row.name, TableText.spread(row.samples.map(\.time)),
                TableText.number(row.median(\.processorTime)),
                TableText.number(row.median(\.memory)), TableText.number(ratio(of: row)),
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        let skipped = rows.compactMap { row in
            row.failure.map { "Skipped: \(row.name), \($0)." }
        }
        return (lines + (skipped.isEmpty ? [] : [""]) + skipped).joined(separator: "\n")
    }

    /// The table as JSON.
    public var value: JSONValue {
        .list(
            rows.map { row in
                let times = Distribution(row.samples.map(\.time))
                let figures = [
                    Figure("runs", Double(row.samples.count)),
                    Figure("startup_p50_ms", times?.middle),
                    Figure("startup_min_ms", times?.percentile(0)),
                    Figure("startup_max_ms", times?.maximum),
                    Figure("cpu_ms", row.median(\.processorTime)),
                    Figure("peak_rss_mb", row.median(\.memory)),
                    Figure("ratio_to_reference", ratio(of: row)),
                    Figure("program", .text(row.name)),
                    Figure("kind", .text(row.kindInUse.rawValue)),
                    Figure("skipped", row.failure.map { .text($0) } ?? .null),
                ]
                return .object(Dictionary(uniqueKeysWithValues: figures.map { ($0.key, $0.value) }))
            }
        )
    }
}
