import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Several views in order, each laid out separately by the enclosing layout.
///
/// ```swift
/// struct Pair<A: View, B: View>: View {
///     @ViewBuilder let views: () -> TupleView<(A, B)>
///
///     var body: some View {
///         let (first, second) = views().value
///         HStack { first.padding() }.background { second }
///     }
/// }
/// ```
nonisolated public struct TupleView<T>: View {
    /// The views, as a tuple.
    public var value: T

    @usableFromInline let types: TupleTypes?

    /// Creates the view from a tuple of at least two views.
    ///
    /// The elements must not be labelled. A tuple with elements that do not conform to `View` shows
    /// nothing and prints a warning.
    nonisolated public init(_ value: T) {
        self.value = value
        types = partsOfTuple(value).map { TupleTypes(parts: $0) }
    }

    @inlinable
    nonisolated init<each Content: View>(
        of content: repeat each Content
    ) where T == (repeat each Content) {
        value = (repeat each content)
        types = TupleTypes(repeat (each Content).self)
    }
}

extension TupleView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        if let node = view.types?.parts.makeNode(view, context) { return node }
        let node = TypedNode<Self>(context)
        ViewWarning.print(
            WarningSubject("TupleView", in: node),
            "takes a tuple of two views or more, without labels, got \(T.self); it shows nothing."
        )
        return node
    }
}

/// A view with several views in order.
protocol ViewTuple {
    /// The views, type-erased.
    var erasedViews: [AnyView] { get }
}

extension TupleView: ViewTuple {
    var erasedViews: [AnyView] { types?.parts.erasedViews(value) ?? [] }
}

nonisolated extension ViewBuilder {
    /// Builds a tuple of views, in order.
    @inlinable
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(of: repeat each content)
    }
}

/// The types of the views in a tuple, for initialisers that other modules inline.
@usableFromInline
nonisolated struct TupleTypes {
    let parts: any TupleParts.Type

    init(parts: any TupleParts.Type) { self.parts = parts }

    @usableFromInline
    init<each Content: View>(_ types: repeat (each Content).Type) {
        parts = Parts<repeat each Content>.self
    }
}

/// The types of the views in a tuple.
protocol TupleParts {
    static func makeNode<T>(
        _ view: TupleView<T>, _ context: NodeContext
    ) -> TypedNode<TupleView<T>>?

    static func erasedViews(_ tuple: Any) -> [AnyView]
}

private struct Parts<each Content: View>: TupleParts {
    static func makeNode<T>(
        _ view: TupleView<T>, _ context: NodeContext
    ) -> TypedNode<TupleView<T>>? {
        // The pack consists of the types of the elements of T.
        let node: ViewNode = withUnsafePointer(to: view) { view in
            TupleNode<repeat each Content>(
                UnsafeRawPointer(view).assumingMemoryBound(
                    to: TupleView<(repeat each Content)>.self
                ).pointee, context
            )
        }
        return unsafeDowncast(node, to: TypedNode<TupleView<T>>.self)
    }

    static func erasedViews(_ tuple: Any) -> [AnyView] {
        guard let views = tuple as? (repeat each Content) else { return [] }
        var erased: [AnyView] = []
        for view in repeat each views { erased.append(AnyView(view)) }
        return erased
    }
}

/// The number of elements of a pack.
nonisolated private func repeatCount<each Element>(_ element: repeat each Element) -> Int {
    var count = 0
    for _ in repeat each element { count += 1 }
    return count
}

/// Returns the types of the views in a tuple of unknown element types; nil if it has labels, elements
/// that are not views, or fewer than two.
nonisolated private func partsOfTuple<T>(_ tuple: T) -> (any TupleParts.Type)? {
    func parts<each Content: View>(
        _ rest: ArraySlice<any View>, _ types: repeat (each Content).Type
    ) -> (any TupleParts.Type)? {
        guard let next = rest.first else {
            // The types differ in the labels of the elements.
            return T.self == (repeat each Content).self ? Parts<repeat each Content>.self : nil
        }
        func appended<V: View>(_ view: V) -> (any TupleParts.Type)? {
            parts(rest.dropFirst(), repeat each types, V.self)
        }
        return appended(next)
    }
    let elements = Mirror(reflecting: tuple).children.map(\.value)
    let views = elements.compactMap { $0 as? any View }
    guard views.count == elements.count, views.count > 1 else {
        return nil
    }
    return parts(views[...])
}

private final class TupleNode<each Content: View>: TypedNode<TupleView<(repeat each Content)>> {
    /// The nodes of the views, in order; as a tuple of types, each would have to be looked up.
    @exclusivity(unchecked) private var list: [ViewNode] = []

    init(_ view: TupleView<(repeat each Content)>, _ context: NodeContext) {
        super.init(context)
        let inner = inner
        list.reserveCapacity(repeatCount(repeat (each Content).self))
        for content in repeat each view.value { list.append(inner.makeNode(content)) }
    }

    override var children: [ViewNode] { list }

    override func updateView(_ view: TupleView<(repeat each Content)>) {
        var index = 0
        func update<V: View>(_ content: V) {
            guard index < list.count else { return }
            unsafeDowncast(list[index], to: TypedNode<V>.self).update(content)
            index += 1
        }
        repeat update(each view.value)
    }
}
