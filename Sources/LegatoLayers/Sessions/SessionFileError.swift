/// A failure to read or write a recorded session, with the file, the reason and a remedy.
public nonisolated struct SessionFileError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The failed operation: "read" or "write".
    public var operation: String
    /// The file's path.
    public var path: String
    /// The reason.
    public var reason: String
    /// The suggested remedy.
    public var remedy: String

    /// Creates an error from its parts.
    public init(operation: String, path: String, reason: String, remedy: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
        self.remedy = remedy
    }

    /// One line: operation, path, reason, remedy.
    public var description: String {
        "Could not \(operation) the recorded session \(path): \(reason). \(remedy)"
    }
}
