extension EmptyView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TypedNode(context)
    }
}

nonisolated extension ViewBuilder {
    /// Builds an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }
}
