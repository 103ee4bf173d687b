/// A refusal to read or write an image file: what was tried, with which file, why, and what to do.
public struct ImageFileError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What was being done: "read", "decode", "encode" or "write".
    public var operation: String
    /// The file's path; "memory" for bytes that came from or go to none.
    public var path: String
    /// What went wrong, in the words of the system or of the decoder.
    public var reason: String
    /// What the user can do.
    public var remedy: String

    /// Creates an error.
    public init(operation: String, path: String, reason: String, remedy: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
        self.remedy = remedy
    }

    /// One line: operation, path, reason, remedy.
    public var description: String {
        "Could not \(operation) the image \(path): \(reason). \(remedy)"
    }
}
