/// An error that is only a text: a sentence for the user, or a reason for the caller's own error.
package struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The sentence or the reason.
    package let description: String
    /// What the user can do about it, if that is not what the caller's error says.
    package let remedy: String?

    /// Creates an error.
    package init(_ description: String, remedy: String? = nil) {
        self.description = description
        self.remedy = remedy
    }
}
