import ArgumentParser
import Foundation

/// Runs random cases, each in a process with limits, and stores those that end it.
@main
struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Tries random cases until one crashes, hangs or takes too much memory.",
        discussion: """
            A case may take 5 seconds and 1 GB by default. One that takes more, or ends the \
            process, is shrunk and printed with the command that repeats it. Findings kept in \
            Benchmarks/Tests/FuzzTests/Findings are tests from then on. Under a sanitizer, raise \
            both limits.
            """
    )

    @Flag(help: "Mutated pictures.") var images = false
    @Flag(help: "Mutated recordings.") var recordings = false
    @Flag(help: "Calls of the values' API with odd numbers.") var api = false
    @Flag(help: "Trees of views with modifiers, states and animations.") var views = false
    @Flag(help: "Trees of layers with properties and animations.") var layers = false
    @Flag(help: "Texts, fonts and sizes.") var text = false
    @Flag(help: .hidden) var planted = false
    @Option(help: "The duration for each kind in seconds.") var seconds = 60.0
    @Option(help: "The maximum number of cases of each kind.") var cases = UInt64.max
    @Option(help: "The time limit of a case in seconds.") var caseSeconds = 5.0
    @Option(help: "The memory limit of a case's process in megabytes.") var caseMegabytes = 1024
    @Option(help: "The seed of the random cases.") var seed: UInt64 = 1
    @Option(help: "The folder into which findings are written.") var keep: String?
    @Option(help: "Run the case whose decisions are in this file, and print its operations.")
    var replay: String?
    @Option(help: .hidden) var child: UInt64?
    @Option(help: .hidden) var draws: UInt64?
    @Flag(help: .hidden) var quiet = false

    private var kinds: [CaseKind] {
        let chosen: [(Bool, CaseKind)] = [
            (images, .images), (recordings, .recordings), (api, .api), (views, .views),
            (layers, .layers), (text, .text), (planted, .planted),
        ]
        let kinds = chosen.filter(\.0).map(\.1)
        return kinds.isEmpty ? CaseKind.allCases.filter { $0 != .planted } : kinds
    }

    func validate() throws {
        guard seconds.isFinite, seconds > 0, seconds <= 1e6 else {
            throw ValidationError("--seconds must be above 0 and at most 1e6, got \(seconds)")
        }
        guard cases > 0 else { throw ValidationError("--cases must be at least 1, got \(cases)") }
        guard caseSeconds > 0, caseSeconds <= 3600 else {
            throw ValidationError(
                "--case-seconds must be above 0 and at most 3600, got \(caseSeconds)"
            )
        }
        guard (1...65_536).contains(caseMegabytes) else {
            throw ValidationError("--case-megabytes must be 1 to 65536, got \(caseMegabytes)")
        }
        guard replay == nil || kinds.count == 1 else {
            throw ValidationError("--replay needs the kind of the case, such as --layers")
        }
    }

    func run() throws {
        let kinds = kinds
        if let replay {
            let text = try String(contentsOfFile: replay, encoding: .utf8)
            let isQuiet = quiet
            MainActor.assumeIsolated {
                CaseRun(kinds[0]).replay(Finding.draws(in: text), isQuiet: isQuiet)
            }
            return
        }
        if let child {
            let seed = seed
            MainActor.assumeIsolated { CaseRun(kinds[0]).run(seed: seed, from: child) }
            return
        }
        if let draws {
            let seed = seed
            MainActor.assumeIsolated { CaseRun(kinds[0]).record(seed: seed, number: draws) }
            return
        }
        var findings: [Finding] = []
        let limits = LimitedProcess.Limits(seconds: caseSeconds, bytes: caseMegabytes << 20)
        for kind in kinds {
            var fuzzer = Fuzzer(kind: kind, seed: seed, limits: limits)
            findings += try fuzzer.run(seconds: seconds, cases: cases)
        }
        for finding in findings { try report(finding) }
        if !findings.isEmpty { throw ExitCode(1) }
    }

    private func report(_ finding: Finding) throws {
        print("\n" + finding.text)
        guard let keep else { return }
        try FileManager.default.createDirectory(atPath: keep, withIntermediateDirectories: true)
        let file = "\(keep)/\(finding.kind.rawValue)-\(finding.seed)-\(finding.number).txt"
        try finding.text.write(toFile: file, atomically: true, encoding: .utf8)
        print("kept as \(file)")
    }
}
