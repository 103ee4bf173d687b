/// A result builder that combines the views of a closure, with `if`, `switch` and `if #available`.
@resultBuilder
nonisolated public enum ViewBuilder {
    /// Passes a single view through unchanged.
    @inlinable public static func buildBlock<V: View>(_ content: V) -> V {
        content
    }

    /// Passes a view through unchanged.
    @inlinable public static func buildExpression<V: View>(_ content: V) -> V {
        content
    }

    /// Builds an `if` without `else`.
    @inlinable public static func buildIf<V: View>(_ content: V?) -> V? {
        content
    }
}
