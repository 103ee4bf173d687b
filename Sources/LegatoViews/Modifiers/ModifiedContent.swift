extension ModifierContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceholderNode(view, context, key: Self.self)
    }
}

/// A modifier that returns the view unchanged.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier.
    public static let identity = EmptyModifier()

    /// Creates the modifier.
    public init() {}

    /// Returns the view.
    public func body(content: Content) -> some View { content }
}

/// A view with a modifier applied to it.
public nonisolated struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    /// The original view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    public init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

nonisolated extension View {
    /// Applies a modifier to the view.
    public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
