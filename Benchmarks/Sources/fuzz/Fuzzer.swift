import Foundation

/// Runs the cases of one kind in other processes and collects distinct failures.
struct Fuzzer {
    let kind: CaseKind
    let seed: UInt64
    private let limits: LimitedProcess.Limits
    private var next: UInt64 = 1
    private var tried: UInt64 = 0
    private var longest = (seconds: 0.0, number: UInt64(0))
    private var peak = 0
    /// The number of cases rejected by a rule.
    private var refusals = 0
    private var findings: [Finding] = []
    private var known: Set<String> = []

    init(kind: CaseKind, seed: UInt64, limits: LimitedProcess.Limits) {
        self.kind = kind
        self.seed = seed
        self.limits = limits
    }

    /// Runs cases up to a time or a count, and prints a summary.
    mutating func run(seconds: Double, cases: UInt64) throws -> [Finding] {
        let end = Date(timeIntervalSinceNow: seconds)
        var repeats = 0
        while Date() < end, tried < cases {
            guard let (number, outcome) = try runChild(until: end, cases: cases) else { break }
            tried += 1
            if outcome.isRefusal && kind.mayBeRefused {
                refusals += 1
            } else if known.insert(outcome.signature).inserted {
                findings.append(try shrunk(number, outcome))
            } else {
                repeats += 1
            }
            next = number + 1
        }
        print(
            """
            \(kind.rawValue): \(tried) cases, seed \(seed), \(findings.count) findings \
            (\(repeats) more like them), \
            \(refusals) refused, longest \(String(format: "%.2f", longest.seconds)) s \
            (case \(longest.number)), peak memory \(peak / 1_048_576) MB
            """
        )
        return findings
    }

    /// Lets a process run cases until one fails or the time is over.
    private mutating func runChild(
        until end: Date, cases: UInt64
    ) throws -> (UInt64, LimitedProcess.Outcome)? {
        let process = try start(["--seed", "\(seed)", "--child", "\(next)"])
        var number: UInt64?
        let outcome = process.watch(until: end) { line, seconds in
            guard line.isEmpty, let ended = number else {
                number = UInt64(line)
                return true
            }
            tried += 1
            if seconds > longest.seconds { longest = (seconds, ended) }
            number = nil
            return tried < cases
        }
        peak = max(peak, process.peak)
        guard let number else {
            if let outcome { throw FuzzError(outcome: outcome) }
            return nil
        }
        if let outcome { return (number, outcome) }
        // No case exits the process by itself.
        return Date() < end ? (number, .init(text: "exit status 0 within the case")) : nil
    }

    /// Returns the smallest case found within a minute that fails in the same way.
    private func shrunk(_ number: UInt64, _ outcome: LimitedProcess.Outcome) throws -> Finding {
        let end = Date(timeIntervalSinceNow: 60)
        let draws = try Shrinker.shrink(try recordedDraws(of: number)) { candidate in
            guard Date() < end else { return false }
            return try replay(candidate, isQuiet: true).outcome?.signature == outcome.signature
        }
        return Finding(
            kind: kind, seed: seed, number: number, what: outcome.text, draws: draws,
            transcript: try replay(draws, isQuiet: false).lines
        )
    }

    /// Returns the decisions of a case by its number, read while it fails.
    private func recordedDraws(of number: UInt64) throws -> [UInt64] {
        let process = try start(["--seed", "\(seed)", "--draws", "\(number)"])
        var draws: [UInt64] = []
        _ = process.watch(until: .distantFuture) { line, _ in
            if let draw = UInt64(line) { draws.append(draw) }
            return true
        }
        return draws
    }

    private func replay(
        _ draws: [UInt64], isQuiet: Bool
    ) throws -> (outcome: LimitedProcess.Outcome?, lines: [String]) {
        let file = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID()).txt")
        try draws.map(String.init).joined(separator: " ")
            .write(to: file, atomically: false, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = try start(["--replay", file.path] + (isQuiet ? ["--quiet"] : []))
        var lines: [String] = []
        let outcome = process.watch(until: .distantFuture) { line, _ in
            lines.append(line)
            return true
        }
        return (outcome, lines)
    }

    private func start(_ arguments: [String]) throws -> LimitedProcess {
        try LimitedProcess(["--\(kind.rawValue)"] + arguments, limits: limits)
    }
}

/// The failure of a process that ran no case.
struct FuzzError: Error, CustomStringConvertible {
    let outcome: LimitedProcess.Outcome
    var description: String { "The process exited before its first case: \(outcome.text)" }
}
