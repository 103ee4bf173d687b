import Figures

/// The results of a scene's simulated day and years.
struct EnduranceReport {
    /// The hours of a day.
    struct Day {
        /// Processor seconds of each hour.
        var hours: [Double] = []
        /// MiB of the heap after each hour.
        var memory: [Double] = []
    }

    /// Years at one refresh an hour.
    struct Years {
        /// Processor seconds of each year.
        var years: [Double] = []
        /// MiB of the heap after each year.
        var memory: [Double] = []
        /// Whether successive frames differed in the first and in the last second.
        var moves = (first: false, last: false)
    }

    /// The scene's id.
    let scene: String
    /// The day, unless skipped.
    var day: Day?
    /// The years, unless skipped.
    var years: Years?

    /// The growth of the heap in MiB that bounded caches may cause.
    private static let slack = 2.0

    init(scene: String) { self.scene = scene }

    /// The reasons why the scene fails; empty if it passes.
    var problems: [String] {
        var problems: [String] = []
        for (name, memory, seconds) in [
            ("day", day?.memory, day?.hours), ("years", years?.memory, years?.years),
        ] {
            guard let memory, let seconds, memory.count >= 4 else { continue }
            // Caches fill up and empty again; leaks remain.
            let before = memory[..<(memory.count / 2)].max() ?? 0
            let after = memory[(memory.count * 3 / 4)...].min() ?? 0
            if after > before * 1.1 + Self.slack {
                problems.append("the heap grew in the \(name) from \(before) to \(after) MiB")
            }
            let first = seconds[..<(seconds.count / 2)].max() ?? 0
            let last = seconds[(seconds.count / 2)...].min() ?? 0
            if last > first * 2 + 0.5 {
                problems.append("the second half of the \(name) is slower: \(first), \(last) s")
            }
        }
        if let moves = years?.moves, moves.first && !moves.last {
            problems.append("the scene animated before the years but not afterwards")
        }
        return problems
    }

    static let header = line(
        "scene", ["day s", "MiB 1 h", "MiB end", "years s", "MiB end", "moves"]
    )

    /// One line of the table.
    var line: String {
        Self.line(
            scene,
            [
                Self.text(day?.hours.reduce(0, +)), Self.text(day?.memory.first),
                Self.text(day?.memory.last), Self.text(years?.years.reduce(0, +)),
                Self.text(years?.memory.last),
                years.map { "\($0.moves.first ? "yes" : "no"), \($0.moves.last ? "yes" : "no")" }
                    ?? "",
            ]
        )
    }

    private static func line(_ name: String, _ columns: [String]) -> String {
        TextTable.line(name, width: 24, columns, columnWidth: 10)
    }

    private static func text(_ number: Double?) -> String {
        number.map { "\(($0 * 10).rounded() / 10)" } ?? ""
    }
}
