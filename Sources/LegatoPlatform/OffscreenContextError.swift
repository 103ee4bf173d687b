/// A failure to create or use an OpenGL context, with the operation, the reason and a remedy.
public nonisolated struct OffscreenContextError: Error, Sendable, Equatable,
    CustomStringConvertible
{
    /// The operation that failed, for example "create an OpenGL 3.3 core context".
    public var operation: String
    /// The reason, as reported by SDL.
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
