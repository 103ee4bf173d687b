import Foundation
import TestSupport

/// Runs a probe program from the folder of the test bundle.
nonisolated enum Probe {
    /// The result of a run of the probe.
    struct Result {
        var status: Int32
        /// Whether a signal, whose number is the status, ended it.
        var wasKilled: Bool
        /// The printed findings, by name.
        var findings: [String: String]
        /// The standard error output.
        var errors: String

        /// Returns a finding as an integer.
        func number(_ name: String) -> Int? { findings[name].flatMap { Int($0) } }
    }

    /// Runs a scenario with additional environment variables; the tests' own select no display.
    static func run(
        _ scenario: String, of name: String = "platform-probe", environment: [String: String]
    ) throws -> Result {
        let process = Process()
        process.executableURL = try builtProgram(name)
        process.arguments = [scenario]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let (text, messages) = (read(output), read(errors))
        process.waitUntilExit()
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
        return Result(
            status: process.terminationStatus,
            wasKilled: process.terminationReason == .uncaughtSignal,
            findings: Dictionary(pairs) { $1 }, errors: messages
        )
    }

    private static func read(_ pipe: Pipe) -> String {
        String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
