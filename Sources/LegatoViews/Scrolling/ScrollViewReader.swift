public import LegatoGraphics
import LegatoMotion

/// A view whose content can scroll the scroll views inside to views with ids.
///
/// ```swift
/// ScrollViewReader { proxy in
///     ScrollView {
///         ForEach(0..<100) { Text("Row \($0)").id($0) }
///     }
///     Button("Last") {
///         withAnimation { proxy.scrollTo(99, anchor: .bottom) }
///     }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content: View>: View {
    /// Returns the content for a proxy.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
@preconcurrency @MainActor public struct ScrollViewProxy {
    fileprivate let scroll: (AnyHashable, UnitPoint?) -> Void

    /// Scrolls the nearest scroll view around the view with an id, with the animation of the current
    /// transaction.
    ///
    /// With an anchor, that point of the view is aligned with the same point of the scroll view,
    /// within the scrollable range. Without one, the content moves by the shortest distance that
    /// makes the view visible. An unknown id has no effect.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let check = NumberCheck(Self.self, "scrollTo(_:anchor:)")
        scroll(AnyHashable(id), anchor.map(check.anchor))
    }
}

extension ScrollViewReader: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ScrollReaderNode(view, context)
    }
}

private final class ScrollReaderNode<Content: View>: HoldingNode<ScrollViewReader<Content>> {
    private lazy var child = inner.makeNode(evaluate())
    private var requests: [(id: AnyHashable, anchor: UnitPoint?)] = []

    private func evaluate() -> Content {
        let proxy = ScrollViewProxy { [weak self] id, anchor in
            guard let self, !isRemoved else { return }
            graph.beginChange()
            requests.append((id, anchor))
            graph.invalidate(self)
        }
        return graph.evaluate(self) { view.content(proxy) }
    }

    override var children: [ViewNode] { [child] }

    override func updateView(_ view: ScrollViewReader<Content>) {
        self.view = view
        child.update(evaluate())
    }

    override func refreshView() {
        child.update(evaluate())
        let due = requests
        requests = []
        guard !due.isEmpty else { return }
        // The view may have been inserted by the same change, or a lazy container may have to make
        // it for the request.
        graph.afterGathering { [self] in for (id, _) in due { _ = child.identified(id) } }
        graph.later { [self] in
            for (id, anchor) in due {
                guard let item = child.identified(id)?.items.first else { continue }
                item.scrollItem?.scroll(to: item, anchor: anchor)
            }
        }
    }
}

extension ViewItem {
    /// The nearest scroll view around it; nil if there is none.
    var scrollItem: ScrollItem? {
        var item = container
        while let current = item, !(current is ScrollItem) { item = current.container }
        return item as? ScrollItem
    }
}

/// A node that assigns ids to the nodes inside.
protocol IdentityHolder: ViewNode {
    /// The nodes, in order, with their ids.
    var identities: [(id: AnyHashable, node: ViewNode)] { get }
    /// Returns the node with an id, created if it is a view of a lazy container; nil if there is
    /// none.
    func find(_ id: AnyHashable) -> ViewNode?
    /// Returns the node with an id in one of the nodes that a lazy container has not created; nil
    /// if there is none.
    func findInMissing(_ id: AnyHashable) -> ViewNode?
}

extension IdentityHolder {
    func find(_ id: AnyHashable) -> ViewNode? { identities.first { $0.id == id }?.node }
    func findInMissing(_ id: AnyHashable) -> ViewNode? { nil }
}

extension ViewNode {
    /// Returns the first node inside with an id; nil if there is none.
    func identified(_ id: AnyHashable) -> ViewNode? {
        var waiting: [ViewNode] = [self]
        var holders: [any IdentityHolder] = []
        while let node = waiting.popLast() {
            if let holder = node as? any IdentityHolder {
                if let found = holder.find(id) { return found }
                holders.append(holder)
            }
            waiting += node.children.reversed()
        }
        for holder in holders {
            if let found = holder.findInMissing(id) { return found }
        }
        return nil
    }

    /// The outermost nodes inside that have ids.
    var outerIdentities: [(id: AnyHashable, node: ViewNode)] {
        var found: [(id: AnyHashable, node: ViewNode)] = []
        var waiting: [ViewNode] = [self]
        while let node = waiting.popLast() {
            if let holder = node as? any IdentityHolder {
                found += holder.identities
            } else {
                waiting += node.children.reversed()
            }
        }
        return found
    }
}
