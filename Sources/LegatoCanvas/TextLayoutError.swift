/// A refusal to set text: the machine has no font at all.
public struct TextLayoutError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What was being done, with the text and the font that was asked for.
    public var operation: String
    /// What went wrong.
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
