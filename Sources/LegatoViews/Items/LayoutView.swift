import Foundation
import LegatoGraphics
import LegatoMotion

/// A view that places its content with a layout.
public nonisolated struct LayoutView<L: Layout, Content: View>: View {
    let layout: L
    let content: Content

    init(layout: L, content: Content) {
        (self.layout, self.content) = (layout, content)
    }
}

nonisolated extension Layout {
    /// Returns the views of a closure, placed by the layout.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// A view that a layout places the content of.
protocol LayoutContainer: PrimitiveView {
    associatedtype Arrangement: Layout
    associatedtype Content: View
    var layout: Arrangement { get }
    var content: Content { get }
}

extension LayoutContainer {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LayoutNode(view, context)
    }
}

extension LayoutView: LayoutContainer {}

private final class LayoutNode<V: LayoutContainer>: TypedNode<V> {
    private typealias L = V.Arrangement
    private var child: TypedNode<V.Content>?
    private let item: LayoutItem<L>
    /// The current layout of the view, without animation.
    private var layout: L
    private var store = PropertyStore()
    /// The animated data of the layout; nil until they first change.
    private var data: AnimatedValue<L.AnimatableData>?

    init(_ view: V, _ context: NodeContext) {
        layout = view.layout
        item = .make(layout, context)
        super.init(context)
        var inside = inner
        inside.environment = contentEnvironment
        child = inside.makeNode(view.content)
        if LayoutItem<L>.readsOthers {
            item.node = ownLink
            showLayout()
        }
        gatherItems()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }
    override func gatherItems() { item.setChildren(child?.items ?? []) }

    override func updateView(_ view: V) {
        if L.AnimatableData.self != EmptyAnimatableData.self {
            let data = data ?? AnimatedValue(layout.animatableData, context, of: L.self)
            self.data = data
            data.onMove = { [weak self] in self?.showLayout() }
            data.set(view.layout.animatableData)
        }
        let isSame = FieldTable.areEqual(layout, view.layout)
        layout = view.layout
        if !isSame {
            graph.touch(context.transactions)
            showLayout()
        }
        child?.update(view.content)
    }

    private func showLayout() {
        var layout = layout
        if let data { layout.animatableData = data.shown }
        if LayoutItem<L>.readsOthers {
            graph.watch(self) { layout.connect(in: &store, self) }
        }
        item.layout = layout
    }

    override func refreshView() { showLayout() }

    override func environmentChanged() {
        if store.differs(environment) { showLayout() }
        child?.take(contentEnvironment)
    }

    /// The environment of the content.
    private var contentEnvironment: EnvironmentValues {
        var inside = environment
        inside.stackAxis = layout.properties.stackOrientation
        inside.setListRow(false)
        return inside
    }

    override func willRemove() { data?.stop() }
}

extension LayoutItem {
    /// Creates the item of a layout.
    fileprivate static func make(_ layout: L, _ context: NodeContext) -> LayoutItem {
        func makeStack<S: StackLayout>(_ type: S.Type) -> LayoutItem {
            // `S` is `L`; casts would look up the types of their results.
            let item: ViewItem = StackItem(unsafeBitCast(layout, to: S.self), context)
            return unsafeDowncast(item, to: LayoutItem.self)
        }
        guard let type = L.self as? any StackLayout.Type else { return LayoutItem(layout, context) }
        return makeStack(type)
    }
}

nonisolated extension EnvironmentValues {
    /// The axis of the enclosing stack; nil outside stacks.
    var stackAxis: Axis? {
        get { stackAxisNumber.flatMap(Axis.init) }
        set { stackAxisNumber = newValue?.rawValue }
    }
}
