import LegatoGraphics
import LegatoMotion

/// A view that shows one of two views, depending on a condition.
nonisolated public struct ConditionalContent<First: View, Second: View>: View {
    /// It has no body.
    public typealias Body = Never

    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
}

nonisolated extension ViewBuilder {
    /// Builds the first branch of a condition.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(storage: .first(first))
    }

    /// Builds the second branch of a condition.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(storage: .second(second))
    }
}

extension ConditionalContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ConditionalNode(view, context)
    }
}

private final class ConditionalNode<First: View, Second: View>: DynamicNode<
    ConditionalContent<First, Second>
>
{
    private var first: TypedNode<First>?
    private var second: TypedNode<Second>?

    override init(_ view: ConditionalContent<First, Second>, _ context: NodeContext) {
        super.init(view, context)
        switch view.storage {
        case .first(let content): first = inner.makeNode(content)
        case .second(let content): second = inner.makeNode(content)
        }
    }

    override var children: [ViewNode] {
        first.map { [$0] } ?? second.map { [$0] } ?? []
    }

    override func updateView(_ view: ConditionalContent<First, Second>) {
        self.view = view
        switch view.storage {
        case .first(let content):
            if let first { return first.update(content) }
            leave(second.map { [(false, $0)] } ?? [])
            second = nil
            first = take(true, content)
        case .second(let content):
            if let second { return second.update(content) }
            leave(first.map { [(true, $0)] } ?? [])
            first = nil
            second = take(false, content)
        }
        childrenChanged()
    }
}

extension Optional: View where Wrapped: View {
    /// It has no body.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        OptionalNode(view, context)
    }
}

private final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?> {
    private var child: TypedNode<Wrapped>?

    override init(_ view: Wrapped?, _ context: NodeContext) {
        super.init(view, context)
        child = view.map { inner.makeNode($0) }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: Wrapped?) {
        self.view = view
        switch (child, view) {
        case (let child?, let view?): child.update(view)
        case (let old?, nil):
            leave([(true, old)])
            child = nil
            childrenChanged()
        case (nil, let view?):
            child = take(true, view)
            childrenChanged()
        case (nil, nil): break
        }
    }
}

/// A view for each element of a collection, identified by the element's id.
///
/// A view keeps its state as long as the collection has an element with its id. Inserted and
/// removed elements animate with their transitions.
///
/// ```swift
/// ForEach(messages) { message in
///     Text(message.title).transition(.slide)
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    /// It has no body.
    public typealias Body = Never
    /// The collection.
    public let data: Data
    /// Returns the view of an element.
    public let content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    var edits = RowEdits()

    /// Creates a view for each element, identified by a property of it.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content) = (data, content)
        self.id = { $0[keyPath: id] }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a view for each element, identified by the element's `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (data, content)
        id = { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// Creates a view for each integer of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, self.content) = (data, content)
        id = { $0 }
    }
}

extension ForEach {
    /// Creates a view for each element of a bound collection; the content receives bindings to the
    /// elements.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BoundElements<C> {
        self.init(BoundElements(data), id: id, content)
    }

    /// Creates a view for each element of a bound collection; the content receives bindings to the
    /// elements.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(BoundElements(data), id: \.id, content)
    }

    private init<C: MutableCollection & RandomAccessCollection>(
        _ data: BoundElements<C>, id: KeyPath<C.Element, ID>,
        _ content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BoundElements<C> {
        (self.data, self.content) = (data, content)
        self.id = { $0.wrappedValue[keyPath: id] }
    }
}

/// The bindings to the elements of a bound collection.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>:
    @MainActor RandomAccessCollection
{
    private let base: Binding<Base>
    private let elements: Base

    init(_ base: Binding<Base>) { (self.base, elements) = (base, base.wrappedValue) }

    /// The first index.
    public var startIndex: Base.Index { elements.startIndex }
    /// The index after the last one.
    public var endIndex: Base.Index { elements.endIndex }
    /// Returns the next index.
    public func index(after index: Base.Index) -> Base.Index { elements.index(after: index) }
    /// Returns the previous index.
    public func index(before index: Base.Index) -> Base.Index { elements.index(before: index) }

    /// The binding to an element; after the element's removal it keeps the last value.
    public subscript(index: Base.Index) -> Binding<Base.Element> {
        let (base, known) = (base, elements[index])
        return Binding {
            let now = base.wrappedValue
            return now.indices.contains(index) ? now[index] : known
        } set: { value in
            if base.wrappedValue.indices.contains(index) { base.wrappedValue[index] = value }
        }
    }
}

extension ForEach: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ForEachNode(view, context)
    }
}

private final class ForEachNode<
    Data: RandomAccessCollection,
    ID: Hashable,
    Content: View
>: DynamicNode<ForEach<Data, ID, Content>>, IdentityHolder {
    private var nodes: [(id: ID, node: TypedNode<Content>)] = []

    override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        super.init(view, context)
        nodes = entries().map { ($0.id, inner.makeNode($0.content)) }
    }

    // `map(\.node)` would create a key path on each call.
    override var children: [ViewNode] { nodes.map { $0.node } }

    var identities: [(id: AnyHashable, node: ViewNode)] { nodes.map { ($0.id, $0.node) } }
    var edits: RowEdits { view.edits }

    override func addItems(to list: inout ItemList) {
        for (id, node) in nodes {
            let start = list.items.count
            list.add([node], of: self)
            for case let item as TransitionItem in list.items[start...] where item.elementID == nil
            {
                item.elementID = AnyHashable(id)
            }
        }
    }

    /// The views of the elements with their ids; the first of those with equal ids.
    private func entries() -> [(id: ID, content: Content)] {
        var seen: Set<ID> = []
        return graph.watch(self) {
            view.data.compactMap { element in
                let id = view.id(element)
                guard seen.insert(id).inserted else {
                    ViewWarning.print(
                        WarningSubject("ForEach", in: self),
                        "has the id \(id) more than once and shows only the first element; "
                            + "give each element a unique id."
                    )
                    return nil
                }
                return (id, view.content(element))
            }
        }
    }

    override func updateView(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        refresh()
    }

    override func refreshView() {
        let entries = entries()
        if entries.map(\.id) == nodes.map(\.id) {
            for (entry, known) in zip(entries, nodes) { known.node.update(entry.content) }
            return
        }
        var known = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0.node) })
        let old = nodes
        var fresh: [(id: ID, node: TypedNode<Content>)] = []
        let stays = Set(entries.map(\.id))
        leave(old.filter { !stays.contains($0.id) })
        for entry in entries {
            if let node = known.removeValue(forKey: entry.id) {
                node.update(entry.content)
                fresh.append((entry.id, node))
            } else {
                fresh.append((entry.id, take(entry.id, entry.content)))
            }
        }
        nodes = fresh
        childrenChanged()
    }
}
