import Figures
import Foundation

/// A writable copy of the peers' sources, in which they can be built.
struct PeerFolder {
    private let path: String

    /// Copies files that are newer than those of an earlier copy.
    /// - Throws: `BenchmarkError` if copying fails.
    init(copying source: String) throws(BenchmarkError) {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("legato-peers-\(getuid())").path
        let commands = [
            ["mkdir", "-p", path], ["cp", "-Rpu", source + "/.", path],
            ["chmod", "-R", "u+w", path],
        ]
        for command in commands {
            let result = try Subprocess.run(command, timeout: 60)
            guard result.status == 0 else {
                throw BenchmarkError(
                    "Could not copy the programs of \(source): \(result.complaints)"
                )
            }
        }
    }

    /// Returns the folder of a program.
    func path(of program: String) -> String { "\(path)/\(program)" }

    /// Builds a program if needed and runs it up to its first frame.
    /// - Returns: The reason for a failure; nil on success.
    func obstacle(
        to program: String, arguments: [String], environment: [String: String]
    ) throws(BenchmarkError) -> String? {
        let script = path(of: program) + "/run.sh"
        guard FileManager.default.fileExists(atPath: script) else {
            return "the folder does not contain \(program)"
        }
        let result = try Subprocess.run(
            ["sh", script] + arguments, environment: environment.merging(["T0": "0"]) { $1 },
            timeout: 60
        )
        guard StartupSample(output: result.output) == nil else { return nil }
        return result.status == 124
            ? "it timed out"
            : "not installed or broken: \(result.lastComplaint ?? "it printed no figures")"
    }

    /// Runs a program, building it first if needed.
    /// - Returns: The measurement, or the reason why there is none.
    func run(
        _ program: PeerProgram, count: Int, variant: String, seconds: Double
    ) throws(BenchmarkError) -> Result<PeerSample, BenchmarkError> {
        let script = path(of: program.folder) + "/run.sh"
        guard FileManager.default.fileExists(atPath: script) else {
            return .failure(BenchmarkError("the folder does not contain \(program.folder)"))
        }
        let result = try Subprocess.run(
            ["sh", script, "\(count)", variant] + program.arguments,
            environment: program.environment.merging(
                ["SECS": "\(seconds)", "WARM": "\(WindowRun.warmUp)"]
            ) { $1 },
            timeout: Int(seconds) + 60
        )
        if let sample = PeerSample(output: result.output) { return .success(sample) }
        guard result.status != 124 else { return .failure(BenchmarkError("it timed out")) }
        let reason = result.lastComplaint ?? "it printed no figures"
        return .failure(BenchmarkError("not installed or broken: \(reason)"))
    }
}
