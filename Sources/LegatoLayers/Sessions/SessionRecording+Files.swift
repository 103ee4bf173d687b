public import Foundation
import LegatoCanvas
import LegatoGraphics

nonisolated extension SessionRecording {
    /// The maximum size of a file in bytes; an hour of input and ticks takes about 100 MB.
    static let maximumBytes = 1 << 30

    /// Reads a file written by `write(to:)` or by recording into a file; all numbers are
    /// bit-identical.
    ///
    /// If a recording was interrupted, its complete steps are read.
    /// - Throws: `SessionFileError` if the file cannot be read, is not a recorded session, is
    ///   incomplete or has another version.
    public init(contentsOf url: URL) throws(SessionFileError) {
        let data: Data
        do throws(Problem) {
            data = try WholeFile.read(url.path, atMost: Self.maximumBytes)
        } catch {
            throw SessionFileError(
                operation: "read", path: url.path, reason: error.description,
                remedy: "Check that the file exists and that you may read it."
            )
        }
        do {
            self = try SessionJournal.read(data) ?? JSONDecoder().decode(Self.self, from: data)
        } catch {
            throw SessionFileError(
                operation: "read", path: url.path, reason: Self.reason(error),
                remedy: "Record the session again, or choose a file that a recording wrote."
            )
        }
    }

    /// Reads the file at a path; see `init(contentsOf:)` with a URL.
    /// - Throws: `SessionFileError` as with a URL.
    public init(contentsOf path: String) throws(SessionFileError) {
        try self.init(contentsOf: URL(fileURLWithPath: path))
    }

    /// Writes the recording as JSON, replacing an existing file; equal recordings give equal bytes.
    ///
    /// An existing file is kept until the new one is complete.
    /// - Throws: `SessionFileError` if the file cannot be created or the disk is full.
    /// - Precondition: the recording can be replayed.
    public func write(to url: URL) throws(SessionFileError) {
        if let problem { refuse("A session cannot be written: \(problem)") }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data: Data
        do { data = try encoder.encode(self) } catch {
            refuse("A session cannot be encoded as JSON: \(error)")
        }
        do throws(Problem) { try WholeFile.replace(url.path, with: data) } catch {
            throw .writing(url.path, error)
        }
    }

    /// Writes the recording to a path; see `write(to:)` with a URL.
    /// - Throws: `SessionFileError` if the file cannot be created or the disk is full.
    public func write(to path: String) throws(SessionFileError) {
        try write(to: URL(fileURLWithPath: path))
    }

    /// The reason for a decoding error, with its location in the file.
    private static func reason(_ error: any Error) -> String {
        if let step = error as? SessionJournal.StepError {
            return "step \(step.index): \(reason(step.error))"
        }
        let context: DecodingError.Context
        switch error as? DecodingError {
        case .dataCorrupted(let found), .typeMismatch(_, let found), .valueNotFound(_, let found):
            context = found
        case .keyNotFound(let key, let found):
            return "the key '\(key.stringValue)' is missing" + place(found.codingPath)
        default: return "\(error)"
        }
        return context.debugDescription.trimmingCharacters(in: ["."]) + place(context.codingPath)
    }

    private static func place(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "" }
        let names = path.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
        return " (at \(names.joined(separator: ".")))"
    }
}
