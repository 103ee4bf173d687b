/// A result builder that combines the views of a closure, with `if`, `switch` and `if #available`.
@resultBuilder
public enum ViewBuilder {
    /// Builds an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Passes a single view through unchanged.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a tuple of views, in order.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// Passes a view through unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of a condition.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(storage: .first(first))
    }

    /// Builds the second branch of a condition.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(storage: .second(second))
    }

    /// Builds the branch of an availability check.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
