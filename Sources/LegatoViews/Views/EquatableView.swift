/// A view that updates its content only when the content no longer equals the previous one.
///
/// Legato compares every view that is `Equatable` with `==`, so the view states what also happens
/// without it.
public struct EquatableView<Content: View & Equatable>: View {
    /// The content.
    public var content: Content

    /// Creates a view that compares its content.
    public init(content: Content) { self.content = content }

    /// The content.
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Updates the view only when it no longer equals the previous one.
    ///
    /// - Returns: The view in an ``EquatableView``.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
