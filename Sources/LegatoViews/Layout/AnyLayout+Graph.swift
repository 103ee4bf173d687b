extension AnyLayout {
    /// Connects the dynamic properties of the wrapped layout.
    @MainActor fileprivate mutating func connectInner(
        in store: inout PropertyStore, _ node: ViewNode
    ) {
        func connect<L: Layout>(_ layout: L) -> L {
            var layout = layout
            layout.connect(in: &store, node)
            return layout
        }
        layout = connect(layout)
    }
}

extension Layout {
    /// Connects the dynamic properties of the layout, or of the layout wrapped in an `AnyLayout`.
    mutating func connect(in store: inout PropertyStore, _ node: ViewNode) {
        guard var any = self as? AnyLayout else { return store.connect(&self, node) }
        any.connectInner(in: &store, node)
        if let same = any as? Self { self = same }
    }
}
