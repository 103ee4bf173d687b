/// A result builder that combines the views of a closure, with `if`, `switch` and `if #available`.
@resultBuilder
nonisolated public enum ViewBuilder {
    /// Passes a single view through unchanged.
    @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Passes a view through unchanged.
    @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Builds an `if` without `else`.
    @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }
}
