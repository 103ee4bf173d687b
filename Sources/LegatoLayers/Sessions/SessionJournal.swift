import Foundation
import LegatoGraphics

/// A file that a session is appended to step by step while it is recorded.
///
/// Each line is a JSON object: the first is the recording without its steps, each other one a step.
/// An incomplete last line is ignored when the file is read.
nonisolated final class SessionJournal {
    private let file: WholeFile.Replacement
    private let url: URL
    private let encoder: JSONEncoder
    /// Whether writing has failed, after which nothing more is written.
    private var hasFailed = false

    /// The first line of a file.
    private struct Head: Codable {
        var recording: SessionRecording

        init(_ recording: SessionRecording) { self.recording = recording }

        init(from decoder: any Decoder) throws {
            recording = try SessionRecording(from: decoder) { container in
                guard !container.contains(.steps) else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .steps,
                        in: container,
                        debugDescription: "the first line must not contain steps; each has "
                            + "its own line"
                    )
                }
                return []
            }
        }

        func encode(to encoder: any Encoder) throws {
            try recording.encodeHead(to: encoder)
        }
    }

    /// A complete line that is not a step.
    struct StepError: Error {
        let index: Int
        let error: any Error
    }

    /// Creates the file with a recording's first line.
    /// - Throws: `SessionFileError` if it cannot be created.
    init(_ url: URL, for recording: SessionRecording) throws(SessionFileError) {
        self.url = url
        encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do throws(Problem) {
            file = try WholeFile.Replacement(url.path, staysUnfinished: true)
            try file.write(Self.line(Head(recording), encoder))
        } catch {
            throw .writing(url.path, error)
        }
    }

    /// Appends a step.
    func add(_ step: SessionRecording.Step) {
        guard !hasFailed else { return }
        attempt { () throws(Problem) in try file.write(Self.line(step, encoder)) }
    }

    /// Moves the file to its final path.
    func finish() {
        guard !hasFailed else { return }
        attempt { () throws(Problem) in try file.finish() }
    }

    private func attempt(_ body: () throws(Problem) -> Void) {
        do throws(Problem) { try body() } catch {
            hasFailed = true
            let problem = SessionFileError.writing(url.path, error)
            Warning.print("\(problem) The steps recorded before are in \(file.currentPath).")
        }
    }

    private static func line(_ value: some Encodable, _ encoder: JSONEncoder) -> Data {
        do { return try encoder.encode(value) + Data("\n".utf8) } catch {
            refuse("A step of a session cannot be encoded as JSON: \(error)")
        }
    }

    /// Reads a recording from the lines of a file; nil if the file is a single JSON object.
    /// - Throws: `StepError` for a complete line that is not a step, and `DecodingError` for
    ///   contents that cannot be replayed.
    static func read(_ data: Data) throws -> SessionRecording? {
        let decoder = JSONDecoder()
        guard let end = data.firstIndex(of: 10),
            var recording = try? decoder.decode(Head.self, from: data[..<end]).recording
        else { return nil }
        var rest = data[(end + 1)...]
        while let end = rest.firstIndex(of: 10) {
            do {
                let line = rest[..<end]
                recording.steps.append(try decoder.decode(SessionRecording.Step.self, from: line))
            } catch {
                throw StepError(index: recording.steps.count, error: error)
            }
            rest = rest[(end + 1)...]
        }
        if let problem = recording.problem {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: problem))
        }
        return recording
    }
}

nonisolated extension SessionFileError {
    /// The error for a recording that could not be written.
    static func writing(_ path: String, _ problem: Problem) -> SessionFileError {
        SessionFileError(
            operation: "write",
            path: path,
            reason: problem.description,
            remedy: problem.remedy
                ?? "Check that the folder exists, that you may write there and that the disk has "
                + "room."
        )
    }
}
