import LegatoMotion

/// The names that code from before `Group(subviews:transform:)` uses to arrange views one by one.
nonisolated public enum _VariadicView {
    /// The views that a root arranges.
    public typealias Children = _VariadicView_Children
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
            Group(subviews: content) { root.body(children: _VariadicView_Children(all: $0)) }
        }
    }
}

/// The views that a `_VariadicView.Tree` arranges; as a view, all of them.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
    /// One of the views.
    nonisolated public struct Element: View, Identifiable {
        fileprivate let view: Subview

        /// The identity of the view among those of the tree.
        nonisolated public var id: AnyHashable { view.id }

        /// The value that `_trait(_:_:)` sets for a key, or else the key's default.
        @MainActor public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
            view.child.item.layoutValue(TraitLayoutKey<K>.self)
        }

        /// The view; it can be shown in only one place.
        public var body: some View { view }
    }

    fileprivate let all: SubviewsCollection

    /// The index of the first view.
    nonisolated public var startIndex: Int { all.startIndex }
    /// The number of views.
    nonisolated public var endIndex: Int { all.endIndex }
    /// The view at an index.
    nonisolated public subscript(index: Int) -> Element { Element(view: all[index]) }

    /// The views, one after the other.
    public var body: some View { ForEach(self) { $0 } }
}

/// The key of a value that a view passes to the root of a `_VariadicView.Tree`.
@preconcurrency nonisolated public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value

    /// The value for views that do not set one.
    static var defaultValue: Value { get }
}

/// A trait as a value for the enclosing layout.
private nonisolated enum TraitLayoutKey<K: _ViewTraitKey>: LayoutValueKey {
    static var defaultValue: K.Value { K.defaultValue }
}

nonisolated extension View {
    /// Sets the value of a key, which the root of the enclosing `_VariadicView.Tree` reads as
    /// `child[Key.self]`.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        layoutValue(key: TraitLayoutKey<K>.self, value: value)
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
