/// Makes one view of the views that stand in a closure, with `if`, `switch` and `if #available`.
@resultBuilder
public enum ViewBuilder {
    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view, as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views, in order.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// A view, as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// What an `if` without `else` shows.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// What the first branch of a condition shows.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(storage: .first(first))
    }

    /// What the second branch of a condition shows.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(storage: .second(second))
    }

    /// What is shown where an API is there.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
