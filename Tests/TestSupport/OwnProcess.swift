import Foundation
public import Testing

/// Runs a suite in a process of its own, beside the tests of this one.
///
/// Tests on the main actor of one process run one after the other, however many processors there
/// are. A suite that takes seconds runs in a process of its own, and the tests of this process
/// continue meanwhile. As many processes run as there are processors besides the first.
///
/// In a run with `--filter` or `--skip` the suite runs in this process.
public struct OwnProcess: SuiteTrait, TestScoping {
    /// The environment variable that is set in the process of a suite.
    private static let variable = "LEGATO_OWN_PROCESS"

    private static let slots = Slots(ProcessInfo.processInfo.activeProcessorCount - 1)

    private static let isOneOfAll =
        ProcessInfo.processInfo.environment[variable] == nil
        && !CommandLine.arguments.contains { argument in
            ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
        }

    /// Runs the suite in its process, or `function` in this one.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard Self.isOneOfAll else { return try await function() }
        await Self.slots.take()
        let result = await Self.run(test)
        await Self.slots.release()
        guard case .failed(let output) = result else { return }
        Issue.record("\(output)", sourceLocation: test.sourceLocation)
    }

    private enum Outcome: Sendable {
        case passed
        case failed(String)
    }

    private static func run(_ test: Test) async -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
            "--testing-library", "swift-testing",
            "--filter", "^\(NSRegularExpression.escapedPattern(for: "\(test.id)"))(/|$)",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([variable: "1"]) { $1 }
        let output = FileManager.default.temporaryDirectory
            .appendingPathComponent("legato-\(UUID().uuidString).txt")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: output) }
        do {
            let file = try FileHandle(forWritingTo: output)
            (process.standardOutput, process.standardError) = (file, file)
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                process.terminationHandler = { _ in continuation.resume() }
                do { try process.run() } catch { continuation.resume(throwing: error) }
            }
        } catch {
            return .failed("\(test.id) cannot run in a process of its own: \(error)")
        }
        if process.terminationReason == .exit, process.terminationStatus == 0 { return .passed }
        return .failed((try? String(contentsOf: output, encoding: .utf8)) ?? "")
    }

    /// Processes that may run at once.
    private actor Slots {
        private var free: Int
        private var waiting: [CheckedContinuation<Void, Never>] = []

        init(_ count: Int) { free = max(1, count) }

        func take() async {
            guard free == 0 else {
                free -= 1
                return
            }
            await withCheckedContinuation { waiting.append($0) }
        }

        func release() {
            if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
        }
    }
}

extension Trait where Self == OwnProcess {
    /// Runs a suite in a process of its own, beside the tests of this one.
    public static var ownProcess: Self { Self() }
}
