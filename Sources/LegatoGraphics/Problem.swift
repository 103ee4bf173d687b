/// An error that is only a text: a sentence for the user, or a reason for the caller's own error.
package struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The sentence or the reason.
    package let description: String

    /// Creates an error.
    package init(_ description: String) { self.description = description }
}
