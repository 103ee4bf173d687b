import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that arranges the views of its content one by one, such as the options of a picker.
///
/// The closure receives one view for each view that the content contributes; each may be shown in
/// one place.
nonisolated struct VariadicView<Content: View, Arrangement: View>: View {
    var content: Content
    var arrange: ([VariadicChild]) -> Arrangement

    init(_ content: Content, @ViewBuilder arrange: @escaping ([VariadicChild]) -> Arrangement) {
        (self.content, self.arrange) = (content, arrange)
    }
}

/// One of the views of a variadic view's content.
nonisolated struct VariadicChild: View, Identifiable {
    let item: ViewItem
    /// The tag of the view or, without one, the id of its element in a `ForEach`.
    let tag: AnyHashable?
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }

    @MainActor init(_ item: ViewItem) {
        self.item = item
        tag = item.layoutValue(TagKey.self) ?? item.first { ($0 as? TransitionItem)?.elementID }
    }

    /// Whether a value selects the view.
    func isSelected(by value: some Hashable) -> Bool {
        tag.map { flat($0) == flat(value) } ?? false
    }

    /// Unwraps an optional, so that it equals its wrapped value.
    private func flat<V: Hashable>(_ value: V) -> AnyHashable {
        let any: Any = AnyHashable(value).base
        let mirror = Mirror(reflecting: any)
        guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else {
            return AnyHashable(value)
        }
        return wrapped as? AnyHashable ?? AnyHashable(value)
    }
}

extension VariadicChild: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        VariadicChildNode(view, context)
    }
}

private final class VariadicChildNode: HoldingNode<VariadicChild> {
    override func addItems(to list: inout ItemList) { list.append(view.item) }

    override func updateView(_ view: VariadicChild) {
        let isOther = view.item !== self.view.item
        self.view = view
        if isOther { itemsChanged() }
    }
}

extension VariadicView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        VariadicNode(view, context)
    }
}

private final class VariadicNode<Content: View, Arrangement: View>: HoldingNode<
    VariadicView<Content, Arrangement>
>
{
    private var content: TypedNode<Content>?
    private var arrangement: TypedNode<Arrangement>?
    private var known: [VariadicChild] = []

    override init(_ view: VariadicView<Content, Arrangement>, _ context: NodeContext) {
        super.init(view, context)
        let content = inner.makeNode(view.content)
        self.content = content
        known = content.items.map { VariadicChild($0) }
        arrangement = inner.makeNode(arranged())
    }

    override var children: [ViewNode] {
        let all: [ViewNode?] = [content, arrangement]
        return all.compactMap(\.self)
    }
    override func addItems(to list: inout ItemList) { if let arrangement { list.add(arrangement) } }
    override var itemFlow: ItemFlow { .ends }

    override func gatherItems() {
        let now = content?.items ?? []
        guard !now.elementsEqual(known.map(\.item), by: ===) else { return }
        known = now.map { VariadicChild($0) }
        graph.invalidate(self)
    }

    override func updateView(_ view: VariadicView<Content, Arrangement>) {
        self.view = view
        content?.update(view.content)
        refresh()
    }

    override func refreshView() {
        known = (content?.items ?? []).map { VariadicChild($0) }
        arrangement?.update(arranged())
    }

    private func arranged() -> Arrangement { graph.evaluate(self) { view.arrange(known) } }
}
