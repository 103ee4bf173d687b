import Foundation
import Testing

/// Runs the fuzzer as a program: it finds failures, and stored findings stay fixed.
struct FuzzTests {
    private static let findings = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Findings")

    /// Runs the fuzzer from the folder of the tests.
    private func fuzz(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(filePath: tests).deletingLastPathComponent()
            .appending(path: "fuzz")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_BACKTRACE": "enable=no"]
        ) { $1 }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Returns the decisions of a stored finding.
    private func draws(in text: String) -> [Int] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .flatMap { $0.split(separator: " ").compactMap { Int($0) } }
    }

    @Test func plantedFailuresAreFoundAndShrunk() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (status, output) = try fuzz([
            "--planted", "--seconds", "120", "--cases", "400", "--seed", "1",
            "--case-seconds", "0.5", "--case-megabytes", "300", "--keep", folder.path,
        ])
        #expect(status == 1, "\(output)")
        #expect(output.contains("planted: 400 cases, seed 1, 4 findings"), "\(output)")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        )
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        let kinds = [
            (26, "signal 6 (Aborted): Bail out! The sum is"),
            (27, "The sum must be below 9"), (28, "takes more than 0.5 s"),
            (29, "takes more than 300 MB"),
        ]
        for (kind, reason) in kinds {
            let text = try #require(texts.first { $0.contains(reason) }, "\(reason): \(output)")
            let draws = draws(in: text)
            // The number of terms, terms whose sum is just large enough, and the kind.
            let terms = draws.dropFirst().dropLast()
            #expect(draws.first == terms.count && draws.last == kind, "\(text)")
            #expect(terms.reduce(0, +) == 9 && !terms.contains(0), "\(text)")
        }
    }

    @Test(arguments: ["layers", "views", "api", "text", "images", "recordings"])
    func theSameSeedGivesTheSameCases(_ kind: String) throws {
        let runs = try (0..<2).map { _ in try fuzz(["--\(kind)", "--seed", "3", "--draws", "1"]) }
        #expect(runs[0].output == runs[1].output)
        #expect(runs[0].output.first?.isNumber == true, "a case takes decisions")
    }

    @Test func keptFindingsNoLongerFail() throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.findings, includingPropertiesForKeys: nil
        )
        .filter { $0.pathExtension == "txt" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        #expect(!files.isEmpty)
        for file in files {
            let kind = file.lastPathComponent.prefix { $0 != "-" }
            let (status, output) = try fuzz(["--\(kind)", "--replay", file.path])
            #expect(status == 0, "\(file.lastPathComponent): \(output)")
        }
    }
}
