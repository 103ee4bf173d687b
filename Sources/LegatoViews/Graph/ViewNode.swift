import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// What a node is made in: its place in the tree and what comes down to it from there.
struct NodeContext {
    /// The tree's graph.
    let graph: ViewGraph
    /// The link to the node above.
    private(set) var parentLink: NodeLink?
    /// What surrounds the view.
    var environment: EnvironmentValues
    /// Where its transactions come from.
    var transactions: TransactionNode
    /// What stands for placeholders in it, by the type of the placeholder.
    var placeholders: [ObjectIdentifier: PlaceholderSource] = [:]
    /// Whether it belongs to a transition, in which no other transitions run.
    var isTransition = false

    /// Creates the context of a root.
    init(graph: ViewGraph, environment: EnvironmentValues, transactions: TransactionNode) {
        (self.graph, self.environment, self.transactions) = (graph, environment, transactions)
    }

    /// The node above, which keeps the one made here; nil for the root.
    var parent: ViewNode? {
        get { parentLink?.node }
        set { parentLink = newValue?.ownLink }
    }

    /// Makes the node of a view.
    func makeNode<V: View>(_ view: V) -> TypedNode<V> {
        let node = withStackRoom { NodeMaker<V>.make(view, self) }
        node.isMade = true
        return node
    }

    /// The same place under another node.
    func below(_ node: ViewNode) -> NodeContext {
        var context = self
        context.parent = node
        return context
    }
}

/// What keeps a view in the graph from its appearance until its removal.
class ViewNode {
    let context: NodeContext
    /// What surrounds the view now.
    private(set) var environment: EnvironmentValues
    private static var made = 0
    /// Tells which of two nodes was made first.
    private let serial: Int
    /// How many nodes lie above.
    let depth: Int
    /// What refers to the node without keeping it.
    let ownLink = NodeLink()
    private(set) var isRemoved = false
    /// Whether the parent node owns it: a node under construction is not asked for its elements.
    var isMade = false
    /// Whether elements of nodes below changed since the node gathered them.
    private var hasStaleItems = false
    /// Whether the graph has it on the list of nodes to refresh.
    var isDirty = false

    init(_ context: NodeContext) {
        Self.made += 1
        serial = Self.made
        self.context = context
        environment = context.environment
        depth = (context.parent?.depth ?? -1) + 1
        ownLink.set(self)
    }

    deinit { ownLink.letGo() }

    var graph: ViewGraph { context.graph }
    /// The node above; nil for a root, and once that is removed.
    var parent: ViewNode? { context.parent }

    /// The nodes below, in order.
    var children: [ViewNode] { [] }

    /// The elements that the view brings into the layout around it, in order.
    final var items: [ViewItem] {
        var list = ItemList()
        list.add(self)
        return list.items
    }

    /// Adds the elements that the view brings into the layout around it to a list, in order; by
    /// default those of the nodes below.
    func addItems(to list: inout ItemList) {
        for child in children { list.add(child) }
    }

    /// The context for nodes below.
    var inner: NodeContext {
        var inner = context.below(self)
        inner.environment = environment
        return inner
    }

    /// The name of the node's view in messages.
    var viewName: String { "A view" }

    /// The name, in messages, of the view whose body contains the content below; nil if it has
    /// none.
    var bodyName: String? { nil }

    /// Updates what depends on a change, once for each change.
    ///
    /// A node refreshed by its parent is not refreshed again.
    final func refresh() {
        isDirty = false
        refreshView()
    }

    /// The node's own update; does nothing by default.
    func refreshView() {}

    /// Lets the node be refreshed because an object that it read changes.
    func observedChange() {
        graph.beginChange()
        graph.invalidate(self)
    }

    /// Takes note of another environment.
    final func take(_ environment: EnvironmentValues) {
        graph.steps += 1
        self.environment = environment
        withStackRoom { environmentChanged() }
    }

    /// Hands the environment on to the nodes below.
    func environmentChanged() {
        for child in children { child.take(environment) }
    }

    /// Whether the elements of the nodes below lie in an element of the node, whose own list does
    /// not change with theirs.
    var containsItems: Bool { false }

    /// Takes the elements of the nodes below anew; does nothing by default, as nodes do that keep
    /// no list.
    func gatherItems() {}

    /// Lets this node and those above gather their elements, once before the next layout, however
    /// many lists change until then.
    ///
    /// A node under construction is skipped with those above: its parent asks for the elements
    /// afterwards.
    final func itemsChanged() {
        var next: ViewNode? = self
        while let node = next, node.isMade, !node.hasStaleItems {
            node.hasStaleItems = true
            graph.noteStaleItems(of: node)
            next = node.containsItems ? nil : node.parent
        }
    }

    /// Takes the elements of the nodes below anew if they changed.
    final func gatherStaleItems() {
        guard hasStaleItems else { return }
        hasStaleItems = false
        if !isRemoved { gatherItems() }
    }

    /// Returns nodes in the order of the tree: outer ones before inner ones, siblings in order.
    ///
    /// Nodes that hang in it no more follow in the order in which they were made.
    static func inTreeOrder(_ nodes: [ViewNode]) -> [ViewNode] {
        var wanted = Set(nodes.map(ObjectIdentifier.init))
        var leading: Set<ObjectIdentifier> = []
        var roots: [ViewNode] = []
        for node in nodes {
            var current = node
            while leading.insert(ObjectIdentifier(current)).inserted {
                guard let parent = current.parent else {
                    roots.append(current)
                    break
                }
                current = parent
            }
        }
        var order: [ViewNode] = []
        var waiting = Array(roots.reversed())
        while let node = waiting.popLast() {
            if wanted.remove(ObjectIdentifier(node)) != nil { order.append(node) }
            waiting += node.children.reversed().filter { leading.contains(ObjectIdentifier($0)) }
        }
        let left = nodes.filter { wanted.contains(ObjectIdentifier($0)) }
        return order + left.sorted { $0.serial < $1.serial }
    }

    /// Takes the view out of the tree for good, from the innermost nodes on.
    final func remove() {
        var waiting: [ViewNode] = [self]
        var order: [ViewNode] = []
        while let node = waiting.popLast() {
            guard !node.isRemoved else { continue }
            node.isRemoved = true
            order.append(node)
            waiting += node.children
        }
        for node in order.reversed() { node.willRemove() }
        for node in order { node.ownLink.letGo() }
        graph.bury(order)
    }

    /// Lets go of what the node holds elsewhere.
    func willRemove() {}
}

/// The node of a view of one type.
class TypedNode<V: View>: ViewNode {
    /// The view as it was given last.
    var view: V

    init(_ view: V, _ context: NodeContext) {
        self.view = view
        super.init(context)
    }

    override var viewName: String { "\(V.self)" }

    /// Takes the view that stands in this place now.
    final func update(_ view: V) { withStackRoom { updateView(view) } }

    /// Runs a closure with the view that this location holds now.
    func updateView(_ view: V) { self.view = view }
}

/// Makes the nodes of one type of view.
private enum NodeMaker<V: View> {
    static func make(_ view: V, _ context: NodeContext) -> TypedNode<V> {
        guard let primitive = V.self as? any PrimitiveView.Type else {
            if let animatable = V.self as? any (View & Animatable).Type,
                let node = makeAnimatable(animatable, view, context)
            {
                return node
            }
            if let representable = V.self as? any LayerRepresentable.Type,
                let node = makeRepresentable(representable, view, context)
            {
                return node
            }
            return CompositeNode(view, context)
        }
        func open<P: PrimitiveView>(_ type: P.Type) -> ViewNode? {
            guard let view = view as? P else { return nil }
            return P.makeNode(view, context)
        }
        guard let node = open(primitive) as? TypedNode<V> else {
            refuse("\(V.self) made a node of another view.")
        }
        return node
    }

    private static func makeRepresentable<R: LayerRepresentable>(
        _ type: R.Type,
        _ view: V,
        _ context: NodeContext
    ) -> TypedNode<V>? {
        guard let representable = view as? R else { return nil }
        let node: ViewNode = RepresentableNode<R>(representable, context)
        return node as? TypedNode<V>
    }

    private static func hasData<A: Animatable>(_ type: A.Type) -> Bool {
        ObjectIdentifier(A.AnimatableData.self) != ObjectIdentifier(EmptyAnimatableData.self)
    }

    private static func makeAnimatable<A: View & Animatable>(
        _ type: A.Type,
        _ view: V,
        _ context: NodeContext
    ) -> TypedNode<V>? {
        guard hasData(A.self), let animatable = view as? A else { return nil }
        let node: ViewNode = AnimatableNode<A>(animatable, context)
        return node as? TypedNode<V>
    }
}
