import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The view shown in place of a placeholder, defined outside the views that contain the
/// placeholder.
final class PlaceholderSource {
    /// Whether the view uses the transactions from where it is defined.
    let keepsTransactions: Bool
    private let make: (NodeContext, NodeContext) -> ViewNode
    /// The context of the view, which may contain the source of another placeholder, and so on.
    private nonisolated(unsafe) var place: NodeContext?
    private var update: ((ViewNode) -> Void)
    private var nodes: [Weak] = []

    private struct Weak {
        let link: NodeLink
        var node: ViewNode? { link.node }
    }

    /// Creates the source of a view.
    ///
    /// The placeholder's position determines the view's environment and, unless `keepsTransactions`
    /// is true, the transactions that reach it.
    init<V: View>(_ view: V, _ context: NodeContext, keepsTransactions: Bool = false) {
        self.keepsTransactions = keepsTransactions
        let held = Held(view)
        place = context
        make = { context, inside in
            var place = context
            (place.parent, place.environment) = (inside.parent, inside.environment)
            if !keepsTransactions { place.transactions = inside.transactions }
            return place.makeNode(held.view)
        }
        update = { ($0 as? TypedNode<V>)?.update(held.view) }
        self.held = held
    }

    deinit { releaseWithStackRoom { place.take() } }

    private let held: AnyObject

    private final class Held<V: View> {
        var view: V
        init(_ view: V) { self.view = view }
    }

    /// Creates a node for the view.
    func makeNode(_ context: NodeContext) -> ViewNode {
        let node = make(place ?? context, context)
        nodes.removeAll { $0.node?.isRemoved ?? true }
        nodes.append(Weak(link: node.ownLink))
        return node
    }

    /// Updates the view shown by all placeholders.
    func take<V: View>(_ view: V) {
        (held as? Held<V>)?.view = view
        for entry in nodes {
            if let node = entry.node, !node.isRemoved { update(node) }
        }
    }
}

/// The node of a placeholder.
final class PlaceholderNode<V: View>: HoldingNode<V> {
    private var child: ViewNode?
    private let isScoped: Bool

    init(_ view: V, _ context: NodeContext, key: Any.Type) {
        let source = context.placeholders[ObjectIdentifier(key)]
        isScoped = source?.keepsTransactions ?? false
        super.init(view, context)
        child = source?.makeNode(inner)
        if child == nil {
            ViewWarning.print(
                WarningSubject(viewName, in: self),
                "must be inside the modifier that provides its content, and is empty. Use it "
                    + "in the body of that modifier only."
            )
        }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func environmentChanged() {
        guard isScoped else { return super.environmentChanged() }
        graph.inScope(of: context.transactions) { super.environmentChanged() }
    }
}
