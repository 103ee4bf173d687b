import LegatoGraphics
import LegatoMotion

/// A view that shows one of two views, depending on a condition.
nonisolated public struct ConditionalContent<First: View, Second: View>: View {
    enum ConditionalStorage {
        case first(First)
        case second(Second)
    }

    let storage: ConditionalStorage
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
    @exclusivity(unchecked) private var first: TypedNode<First>?
    @exclusivity(unchecked) private var second: TypedNode<Second>?

    override init(_ view: ConditionalContent<First, Second>, _ context: NodeContext) {
        super.init(view, context)
        switch view.storage {
        case .first(let content): first = inner.makeNode(content)
        case .second(let content): second = inner.makeNode(content)
        }
    }

    override var children: [ViewNode] {
        if let first { return [first] }
        if let second { return [second] }
        return []
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
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
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

nonisolated extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a view for each element, identified by the element's `id`.
    ///
    /// The form for bindings takes precedence.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (data, content)
        id = { $0.id }
    }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int {
    /// Creates a view for each integer of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, self.content) = (data, content)
        id = { $0 }
    }
}

nonisolated extension ForEach {
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
        self.id = { BoundElements<C>.element(of: $0)[keyPath: id] }
    }
}
