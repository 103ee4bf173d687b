import LegatoMotion

/// The names that code from before `Group(subviews:transform:)` uses to arrange views one by one.
nonisolated public enum _VariadicView {
    /// The views that a root arranges.
    public typealias Children = SubviewsCollection
    /// What arranges the views.
    public typealias Root = _VariadicView_Root
    /// What arranges the views as views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// What arranges the views as several views of the container around.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// What arranges the views as one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot

    /// A view whose root arranges the views of its content.
    nonisolated public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        /// What arranges the views.
        public var root: Root
        /// The views.
        public var content: Content

        /// Creates a view.
        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

        /// Creates a view.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }

        /// The arranged views.
        public var body: some View {
            Group(subviews: content) { root.body(children: $0) }
        }
    }
}

/// What arranges the views of a `_VariadicView.Tree`.
@preconcurrency @MainActor public protocol _VariadicView_Root {}

/// What arranges the views of a `_VariadicView.Tree` as views.
@preconcurrency @MainActor public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The arranged views.
    associatedtype Body: View
    /// Returns the arranged views.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What arranges the views of a `_VariadicView.Tree` as several views of the container around.
@preconcurrency @MainActor public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// What arranges the views of a `_VariadicView.Tree` as one view.
@preconcurrency @MainActor public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
