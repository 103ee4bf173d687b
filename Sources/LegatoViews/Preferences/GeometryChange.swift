import LegatoGraphics
import LegatoMotion

/// A view with an action on changes of its geometry.
private nonisolated struct GeometryChangeView<Content: View, Value: Equatable>: View {
    var content: Content
    var transform: (GeometryProxy) -> Value
    var action: (Value, Value) -> Void
}

extension GeometryChangeView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        GeometryChangeNode(view, context)
    }
}

private final class GeometryChangeNode<Content: View, Value: Equatable>: WrappingNode<
    GeometryChangeView<Content, Value>
>, PlaceFollower
{
    var isFollowing = false
    private var known: Value?

    override init(_ view: GeometryChangeView<Content, Value>, _ context: NodeContext) {
        super.init(view, context)
        graph.follow(self)
    }

    override func wrap(_ item: ViewItem) -> ViewItem { ViewItem(context) }

    override func updateView(_ view: GeometryChangeView<Content, Value>) {
        _ = outerItems
        super.updateView(view)
        child.update(view.content)
    }

    override func refreshView() { placesChanged() }

    func placesChanged() {
        guard let item = outerItems.first else { return }
        let value = graph.watch(self) { view.transform(GeometryProxy(of: item)) }
        let old = known ?? value
        guard value != known else { return }
        known = value
        graph.act { [self] in if !isRemoved { view.action(old, value) } }
    }
}

nonisolated extension View {
    /// Runs an action after the first layout of the view, and when a value computed from its
    /// geometry changes.
    ///
    /// ```swift
    /// Text("Title")
    ///     .onGeometryChange(for: Double.self) {
    ///         $0.size.height
    ///     } action: {
    ///         print($0)
    ///     }
    /// ```
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        GeometryChangeView(content: self, transform: transform) { action($1) }
    }

    /// Runs an action with the old and the new value after the first layout of the view, and when a
    /// value computed from its geometry changes.
    ///
    /// In the first call, both values are equal.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        GeometryChangeView(content: self, transform: transform, action: action)
    }
}
