import Figures
import Foundation

/// A program that runs to its end.
struct Subprocess {
    /// The exit status; 124 after a timeout.
    var status: Int32
    /// The standard output.
    var output: String
    /// The standard error output.
    var complaints: String

    /// The last line of the standard error output, without its full stop; nil if it is empty.
    var lastComplaint: String? {
        let lines = complaints.split(separator: "\n").filter { !$0.isEmpty }
        return lines.last.map { line in
            String((line.hasSuffix(".") ? line.dropLast() : line).prefix(160))
        }
    }

    /// Runs a program found in PATH, and ends it with its children after a timeout.
    /// - Throws: `BenchmarkError` if it cannot be started.
    static func run(
        _ arguments: [String], environment: [String: String] = [:], timeout: Int
    ) throws(BenchmarkError) -> Subprocess {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", "\(timeout)"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // A file takes any amount of output without a reader.
        let complaints = FileManager.default.temporaryDirectory.appendingPathComponent(
            "frame-timing.\(ProcessInfo.processInfo.processIdentifier).\(UUID().uuidString)"
        )
        _ = FileManager.default.createFile(atPath: complaints.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: complaints) }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            process.standardError = try FileHandle(forWritingTo: complaints)
            try process.run()
        } catch {
            throw BenchmarkError("Could not run \(arguments.joined(separator: " ")): \(error)")
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = FileManager.default.contents(atPath: complaints.path) ?? Data()
        return Subprocess(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            complaints: String(decoding: text, as: UTF8.self)
        )
    }
}
