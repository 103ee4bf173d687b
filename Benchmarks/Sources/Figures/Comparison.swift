import Foundation

/// The figures of a run beside those of an earlier one.
public struct Comparison: Equatable, Sendable {
    /// A figure in both runs.
    public struct Row: Equatable, Sendable {
        /// The figure's name.
        public var key: String
        /// What the earlier run has; nil where it lacks the figure.
        public var old: Double?
        /// What this run has.
        public var new: Double
        /// The new value as a multiple of the old one; nil where there is none.
        public var ratio: Double? {
            guard let old, old != 0 else { return nil }
            return new / old
        }
    }

    /// The figures that decide whether a run has become worse: less is better, and they vary little.
    public static let decisive = [
        "frame_time_p50_ms", "frame_interval_p50_ms", "cpu_ms_per_frame", "peak_rss_mb",
    ]

    /// The figures that are numbers, in the order of this run.
    public let rows: [Row]
    /// What differs of the scene, the count and the renderer, so that ratios mean little.
    public let differences: [String]

    /// Compares figures with the values of an earlier run's JSON.
    public init(_ figures: [Figure], with old: JSONValue) {
        rows = figures.compactMap { figure in
            figure.value.number.map { Row(key: figure.key, old: old[figure.key]?.number, new: $0) }
        }
        differences = figures.filter { ["scene", "count", "renderer"].contains($0.key) }
            .compactMap { figure in
                guard let before = old[figure.key], before != figure.value else { return nil }
                return figure.key
            }
    }

    /// A line a figure: its name, both values, and the ratio.
    public var table: String {
        let head = Self.line("", ["old", "new", "ratio"])
        let lines = rows.map { row in
            Self.line(
                row.key,
                [
                    row.old.map { String(format: "%.3f", $0) } ?? "-",
                    String(format: "%.3f", row.new),
                    row.ratio.map { String(format: "%.2f", $0) } ?? "-",
                ]
            )
        }
        let warning = differences.map { "note: \($0) differs from the old run" }
        return ([head] + lines + warning).joined(separator: "\n")
    }

    /// The decisive figures that are more than `ratio` times what they were, each with its ratio.
    public func worse(than ratio: Double) -> [Row] {
        rows.filter { Self.decisive.contains($0.key) && ($0.ratio ?? 0) > ratio }
    }

    private static func line(_ name: String, _ columns: [String]) -> String {
        TextTable.line(name, width: 32, columns, columnWidth: 14)
    }
}
