import LegatoGraphics

/// A view whose node wraps each item of the content in its own item.
protocol WrappingView: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
}

/// The node of a view that wraps the items of its content.
class WrappingNode<V: WrappingView>: HoldingNode<V> {
    /// The node of the content.
    private(set) final lazy var child = contentContext.makeNode(view.content)
    private var wrapped: [(inner: ViewItem, outer: ViewItem)]?
    /// Removed entries that are visible until their transitions end, and may be re-inserted.
    private var left: [(inner: ViewItem, outer: ViewItem)] = []

    /// The context of the content.
    var contentContext: NodeContext { inner }

    /// Creates the wrapper of an item, which gets the item as its child unless it sets children
    /// itself.
    func wrap(_ item: ViewItem) -> ViewItem {
        refuse("\(type(of: self)) must override wrap(_:).")
    }

    /// Whether items that take the place of views without nodes get the same wrapper as others.
    var wrapsGaps: Bool { false }

    /// Puts an item into its wrapper.
    func fill(_ outer: ViewItem, with inner: ViewItem) { outer.setChildren([inner]) }

    override var children: [ViewNode] { [child] }

    /// The wrappers.
    final var outerItems: [ViewItem] {
        if wrapped == nil { gatherItems() }
        // `map(\.outer)` would create a key path on each call.
        return wrapped?.map { $0.outer } ?? []
    }

    override func addItems(to list: inout ItemList) {
        if wrapped == nil { gatherItems() }
        for entry in wrapped ?? [] { list.append(entry.outer) }
    }

    override func gatherItems() {
        var known: [ObjectIdentifier: ViewItem] = [:]
        let before = (wrapped ?? []) + left
        for (inner, outer) in before { known[ObjectIdentifier(inner)] = outer }
        var now: [(inner: ViewItem, outer: ViewItem)] = []
        for inner in child.items {
            if let outer = known.removeValue(forKey: ObjectIdentifier(inner)) {
                now.append((inner, outer))
                continue
            }
            let gap = inner.gap
            let outer = gap == nil || wrapsGaps ? wrap(inner) : ViewItem(context)
            outer.innerGap = gap
            if gap != nil {
                outer.setChildren([inner])
            } else if outer.children.isEmpty {
                fill(outer, with: inner)
            }
            now.append((inner, outer))
        }
        left = before.filter { known[ObjectIdentifier($0.inner)] != nil && $0.outer.isLeaving }
        wrapped = now
    }
}
