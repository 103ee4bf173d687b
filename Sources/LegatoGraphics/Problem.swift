/// An error with a text and an optional remedy: a sentence for the user, or a reason for the
/// caller's own error.
package struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The sentence or the reason.
    package let description: String
    /// The remedy; nil to use that of the caller's error.
    package let remedy: String?

    /// Creates an error.
    package init(_ description: String, remedy: String? = nil) {
        self.description = description
        self.remedy = remedy
    }
}
