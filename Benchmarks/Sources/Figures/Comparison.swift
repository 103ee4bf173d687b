import Foundation

/// Compares the figures of a run with those of an earlier one.
public struct Comparison: Equatable, Sendable {
    /// A figure of both runs.
    public struct Row: Equatable, Sendable {
        /// The figure's name.
        public var key: String
        /// The earlier run's value; nil if it lacks the figure.
        public var old: Double?
        /// This run's value.
        public var new: Double
        /// The new value as a multiple of the old one; nil without an old value.
        public var ratio: Double? {
            guard let old, old != 0 else { return nil }
            return new / old
        }
    }

    /// The figures that decide whether a run is worse: lower is better, and they vary little.
    public static let decisive = [
        "frame_time_p50_ms", "frame_interval_p50_ms", "cpu_ms_per_frame", "peak_rss_mb",
    ]

    /// The numeric figures, in the order of this run.
    public let rows: [Row]
    /// Differences in scene, count and renderer, which make ratios less meaningful.
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

    /// One line per figure: its name, both values, and the ratio.
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

    /// Returns the decisive figures whose ratio exceeds `ratio`.
    public func worse(than ratio: Double) -> [Row] {
        rows.filter { Self.decisive.contains($0.key) && ($0.ratio ?? 0) > ratio }
    }

    private static func line(_ name: String, _ columns: [String]) -> String {
        TextTable.line(name, width: 32, columns, columnWidth: 14)
    }
}
