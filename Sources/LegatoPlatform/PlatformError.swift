/// A failure of the window system, with the operation, the reason and a remedy.
public nonisolated struct PlatformError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The operation that failed, for example "open a window".
    public var operation: String
    /// The reason, as reported by SDL if it reports one.
    public var reason: String
    /// The remedy for the user.
    public var remedy: String

    /// Creates an error.
    public init(operation: String, reason: String, remedy: String) {
        self.operation = operation
        self.reason = reason
        self.remedy = remedy
    }

    /// The operation, the reason and the remedy in one line.
    public var description: String { "Could not \(operation): \(reason). \(remedy)" }
}
