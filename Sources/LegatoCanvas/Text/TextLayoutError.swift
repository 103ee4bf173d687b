/// An error in laying out text: no font is installed.
public struct TextLayoutError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The failed operation, with the text and the requested font.
    public var operation: String
    /// The reason.
    public var reason: String
    /// The suggested remedy.
    public var remedy: String

    /// Creates an error.
    public init(operation: String, reason: String, remedy: String) {
        self.operation = operation
        self.reason = reason
        self.remedy = remedy
    }

    /// The operation, reason and remedy in one line.
    public var description: String { "Could not \(operation): \(reason). \(remedy)" }
}
