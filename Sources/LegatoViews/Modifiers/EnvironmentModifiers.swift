import LegatoGraphics
public import LegatoMotion
public import Observation

/// A view with a changed environment.
nonisolated struct EnvironmentView<Content: View, Value>: View {
    var content: Content
    var value: Value
    var change: (inout EnvironmentValues, Value) -> Void
}

extension EnvironmentView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        EnvironmentNode(view, context)
    }
}

private final class EnvironmentNode<Content: View, Value>: HoldingNode<
    EnvironmentView<Content, Value>
>
{
    private lazy var place = TransactionNode(parent: context.transactions, environment: environment)
    private lazy var child: TypedNode<Content> = {
        var inside = inner
        view.change(&inside.environment, view.value)
        place.surround(with: inside.environment)
        inside.transactions = place
        return inside.makeNode(view.content)
    }()

    override var children: [ViewNode] { [child] }

    override func updateView(_ view: EnvironmentView<Content, Value>) {
        let child = child
        let isSame = FieldTable.areEqual(self.view.value, view.value)
        self.view = view
        guard !isSame else { return child.update(view.content) }
        let inside = surround()
        graph.beforeEnvironment { child.update(view.content) }
        if !graph.isEnvironmentDue { child.take(inside) }
    }

    override func environmentChanged() { child.take(surround()) }

    /// Computes the environment of the content.
    private func surround() -> EnvironmentValues {
        var inside = environment
        view.change(&inside, view.value)
        let mirrored = place.mirrors
        place.surround(with: inside)
        if place.mirrors != mirrored { graph.root?.invalidateAll() }
        return inside
    }
}

nonisolated extension View {
    /// Sets an environment value in the view.
    ///
    /// ```swift
    /// Library()
    ///     .environment(\.lineLimit, 1)
    /// ```
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        EnvironmentView(content: self, value: value) { environment, value in
            environment.change(keyPath) { $0 = value }
        }
    }

    /// Puts an observable object into the environment of the view, to be read with
    /// `@Environment(Type.self)`.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        EnvironmentView(content: self, value: object) { $0[ObjectKey<Object>.self] = $1 }
    }

    /// Changes an environment value in the view with a closure.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentView(content: self, value: transform) { $0.change(keyPath, $1) }
    }
}

nonisolated extension EnvironmentValues {
    /// Changes the value at a key path; `\.self` keeps what the views of a tree share.
    fileprivate mutating func change<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ body: (inout Value) -> Void
    ) {
        guard Value.self == EnvironmentValues.self else { return body(&self[keyPath: keyPath]) }
        let before = self
        body(&self[keyPath: keyPath])
        (focusKeeper, titles, page) = (before.focusKeeper, before.titles, before.page)
        (matches, sources, schemes) = (before.matches, before.sources, before.schemes)
        (lifeCycles, presenters) = (before.lifeCycles, before.presenters)
        (windowTraits, tabBar) = (before.windowTraits, before.tabBar)
        stackAxis = before.stackAxis
    }
}
