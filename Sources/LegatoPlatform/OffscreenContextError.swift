/// A refusal to make an OpenGL context: what was being done, why it failed, what to do about it.
public nonisolated struct OffscreenContextError: Error, Sendable, Equatable,
    CustomStringConvertible
{
    /// What was being done, for example "create an OpenGL 3.3 core context".
    public var operation: String
    /// What went wrong, in SDL's words.
    public var reason: String
    /// What the user can do.
    public var remedy: String

    /// Creates an error.
    public init(operation: String, reason: String, remedy: String) {
        self.operation = operation
        self.reason = reason
        self.remedy = remedy
    }

    /// One line: operation, reason, remedy.
    public var description: String { "Could not \(operation): \(reason). \(remedy)" }
}
