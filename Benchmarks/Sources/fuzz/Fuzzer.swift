import Foundation

/// Tries the cases of one kind in other processes and collects what goes wrong, once each.
struct Fuzzer {
    let kind: CaseKind
    let seed: UInt64
    private var next: UInt64 = 1
    private var cases = 0
    private var longest = (seconds: 0.0, number: UInt64(0))
    private var peak = 0
    private var findings: [Finding] = []
    private var known: Set<String> = []

    init(kind: CaseKind, seed: UInt64) {
        self.kind = kind
        self.seed = seed
    }

    mutating func run(seconds: Double) throws -> [Finding] {
        let end = Date(timeIntervalSinceNow: seconds)
        var repeats = 0
        while Date() < end {
            guard let (number, outcome) = try runChild(until: end) else { break }
            if known.insert(outcome.signature).inserted {
                findings.append(try shrunk(number, outcome))
            } else {
                repeats += 1
            }
            next = number + 1
        }
        print(
            """
            \(kind.rawValue): \(cases) cases, seed \(seed), \(findings.count) findings \
            (\(repeats) more like them), longest \(String(format: "%.2f", longest.seconds)) s \
            (case \(longest.number)), peak memory \(peak / 1_048_576) MB
            """
        )
        return findings
    }

    /// Lets a process try cases until one goes wrong or the time is over.
    private mutating func runChild(until end: Date) throws -> (UInt64, LimitedProcess.Outcome)? {
        let process = try LimitedProcess([
            "--\(kind.rawValue)", "--seed", "\(seed)", "--child", "\(next)",
        ])
        var number: UInt64?
        let outcome = process.watch(until: end) { line, seconds in
            if let begun = UInt64(line) {
                number = begun
            } else if let ended = number {
                cases += 1
                if seconds > longest.seconds { longest = (seconds, ended) }
                number = nil
            }
        }
        peak = max(peak, process.peak)
        guard let outcome, let number else {
            if let outcome { throw FuzzError(outcome: outcome) }
            return nil
        }
        return (number, outcome)
    }

    /// The decisions of a case with fewer and smaller ones left out as long as it goes wrong alike.
    private func shrunk(
        _ number: UInt64,
        _ outcome: LimitedProcess.Outcome
    ) throws -> Finding {
        var draws = try recordedDraws(of: number)
        let end = Date(timeIntervalSinceNow: 60)
        func fails(_ candidate: [UInt64]) throws -> Bool {
            guard Date() < end else { return false }
            return try replay(candidate, isQuiet: true).outcome?.signature == outcome.signature
        }
        var size = max(draws.count / 2, 1)
        while size >= 1 {
            var start = 0
            while start < draws.count {
                var candidate = draws
                candidate.removeSubrange(start..<min(start + size, draws.count))
                if try fails(candidate) { draws = candidate } else { start += size }
            }
            if size == 1 { break }
            size /= 2
        }
        for index in draws.indices where draws[index] > 0 {
            for smaller in [0, draws[index] / 2, draws[index] - 1] where smaller < draws[index] {
                var candidate = draws
                candidate[index] = smaller
                if try fails(candidate) {
                    draws = candidate
                    break
                }
            }
        }
        return Finding(
            kind: kind,
            seed: seed,
            number: number,
            what: outcome.text,
            draws: draws,
            transcript: try replay(draws, isQuiet: false).lines
        )
    }

    /// The decisions of a case by its number, read while it goes wrong.
    private func recordedDraws(of number: UInt64) throws -> [UInt64] {
        let process = try LimitedProcess([
            "--\(kind.rawValue)", "--seed", "\(seed)", "--draws", "\(number)",
        ])
        var draws: [UInt64] = []
        _ = process.watch(until: .distantFuture) { line, _ in
            if let draw = UInt64(line) { draws.append(draw) }
        }
        return draws
    }

    private func replay(
        _ draws: [UInt64],
        isQuiet: Bool
    ) throws -> (outcome: LimitedProcess.Outcome?, lines: [String]) {
        let file = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID()).txt")
        try draws.map(String.init).joined(separator: " ")
            .write(to: file, atomically: false, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = try LimitedProcess(
            ["--\(kind.rawValue)", "--replay", file.path] + (isQuiet ? ["--quiet"] : [])
        )
        var lines: [String] = []
        let outcome = process.watch(until: .distantFuture) { line, _ in lines.append(line) }
        return (outcome, lines)
    }
}

/// A process that tried no case.
struct FuzzError: Error, CustomStringConvertible {
    let outcome: LimitedProcess.Outcome
    var description: String { "The process ended before it tried a case: \(outcome.text)" }
}
