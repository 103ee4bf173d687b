import Foundation
import LegatoGraphics
import LegatoMotion

/// A view that places its content with a layout.
public struct LayoutView<L: Layout, Content: View>: View {
    /// It has no body.
    public typealias Body = Never
    let layout: L
    let content: Content

    init(layout: L, content: Content) {
        (self.layout, self.content) = (layout, content)
    }
}

extension Layout {
    /// Returns the views of a closure, placed by the layout.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension LayoutView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LayoutNode(view, context)
    }
}

private final class LayoutNode<L: Layout, Content: View>: TypedNode<LayoutView<L, Content>> {
    private var child: TypedNode<Content>?
    private let item: LayoutItem<L>
    private var store = PropertyStore()
    /// The data of the layout as they move; nil until they change.
    private var data: AnimatedValue<L.AnimatableData>?

    override init(_ view: LayoutView<L, Content>, _ context: NodeContext) {
        item = .make(view.layout, context)
        super.init(view, context)
        var inside = inner
        inside.environment.stackAxis = view.layout.properties.stackOrientation
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

    override func updateView(_ view: LayoutView<L, Content>) {
        if L.AnimatableData.self != EmptyAnimatableData.self {
            let data =
                data ?? AnimatedValue(self.view.layout.animatableData, context, of: L.self)
            self.data = data
            data.onMove = { [weak self] in self?.showLayout() }
            data.set(view.layout.animatableData)
        }
        let isSame = FieldTable.areEqual(self.view.layout, view.layout)
        self.view = view
        if !isSame {
            graph.touch(context.transactions)
            showLayout()
        }
        child?.update(view.content)
    }

    private func showLayout() {
        var layout = view.layout
        if let data { layout.animatableData = data.shown }
        if LayoutItem<L>.readsOthers {
            graph.watch(self) { layout.connect(in: &store, self) }
        }
        item.layout = layout
    }

    override func refreshView() { showLayout() }

    override func environmentChanged() {
        if store.differs(environment) { showLayout() }
        var inside = environment
        inside.stackAxis = view.layout.properties.stackOrientation
        child?.take(inside)
    }

    override func willRemove() { data?.stop() }
}

/// The item of a layout, whose children the layout places.
class LayoutItem<L: Layout>: ViewItem {
    /// Whether the layout is more than plain data, so that it may read state that changes
    /// independently.
    static var readsOthers: Bool { !_isPOD(L.self) }
    /// The node to refresh when state that the layout reads changes; nil if it reads none.
    var node: NodeLink?
    private var cache: L.Cache?
    private var known: LayoutSubviews?

    /// Creates the item of a layout.
    static func make(_ layout: L, _ context: NodeContext) -> LayoutItem {
        func makeStack<S: StackLayout>(_ type: S.Type) -> LayoutItem? {
            guard let layout = layout as? S else { return nil }
            let item: ViewItem = StackItem(layout, context)
            return item as? LayoutItem
        }
        if let type = L.self as? any StackLayout.Type, let item = makeStack(type) { return item }
        return LayoutItem(layout, context)
    }

    init(_ layout: L, _ context: NodeContext) {
        self.layout = layout
        super.init(context)
        if L.self is any SafeAreaRule.Type { graph.hasSafeAreas = true }
    }

    isolated deinit { (cache, known) = (nil, nil) }

    var layout: L {
        didSet {
            cache = nil
            invalidateLayout()
        }
    }

    override var only: ViewItem? { nil }
    override func contentInvalidated() { known = nil }
    override func safeArea(around child: ViewItem) -> (outer: CGRect, inner: CGRect)? {
        guard L.self is any SafeAreaRule.Type, child === children.first else { return nil }
        return (globalFrame, child.globalFrame)
    }
    override var ownName: String? { "\(L.self)" }

    final func with<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
        guard let node = node?.node else { return ask(body) }
        return graph.watch(node) { ask(body) }
    }

    private func ask<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
        var subviews: LayoutSubviews
        var cache: L.Cache
        if let known, let old = self.cache {
            (subviews, cache) = (known, old)
        } else {
            subviews = LayoutSubviews(children)
            if transactions.mirrors { subviews.layoutDirection = .rightToLeft }
            if var old = self.cache {
                layout.updateCache(&old, subviews: subviews)
                cache = old
            } else {
                cache = layout.makeCache(subviews: subviews)
            }
            known = subviews
        }
        let result = body(subviews, &cache)
        self.cache = cache
        return result
    }

    override var ownSpacing: ViewSpacing {
        with { layout.spacing(subviews: $0, cache: &$1) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        with { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let places = with {
            layout.placements(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
        }
        for (child, place) in zip(children, places) { put(child, place, in: bounds) }
    }

    /// Places a child as the layout does from left to right.
    final func put(_ child: ViewItem, _ logical: LayoutPlacement, in bounds: CGRect) {
        let place = transactions.mirrors ? logical.mirrored(in: bounds) : logical
        child.place(at: place.point, anchor: place.anchor, proposal: place.proposal)
    }

    override var ownGuideKinds: GuideKinds {
        guard L.self is any CombiningLayout.Type else { return .all }
        return children.reduce(into: []) { $0.formUnion($1.guideKinds) }
    }

    override func ownAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return with { subviews, cache in
            layout.explicitAlignment(
                key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache
            )
        }
    }
}

extension EnvironmentValues {
    /// The axis of the enclosing stack; nil outside stacks.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}

private enum StackAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}
