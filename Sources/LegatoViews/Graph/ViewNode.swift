import LegatoGraphics
import LegatoLayers
package import LegatoMotion

/// The position of a node in the tree, with the values that it inherits.
///
/// A copy retains all that it refers to, so items, which keep a part of it, borrow it.
struct NodeContext {
    /// The tree's graph.
    let graph: ViewGraph
    /// The link to the parent.
    private(set) var parentLink: NodeLink?
    /// The source of the view's transactions.
    var transactions: TransactionNode
    /// The sources of placeholders inside, by placeholder type.
    var placeholders: [ObjectIdentifier: PlaceholderSource] = [:]
    /// The environment of the view.
    var environment: EnvironmentValues
    /// Whether it belongs to a transition; no other transitions run inside one.
    var isTransition = false

    /// Creates the context of a root node.
    init(graph: ViewGraph, environment: EnvironmentValues, transactions: TransactionNode) {
        (self.graph, self.environment, self.transactions) = (graph, environment, transactions)
    }

    /// Creates the context of the children of a node.
    init(inside node: ViewNode) {
        (graph, parentLink) = (node.context.graph, node.ownLink)
        (transactions, placeholders) = (node.context.transactions, node.context.placeholders)
        (environment, isTransition) = (node.environment, node.context.isTransition)
        isInLazyContainer =
            switch node.itemFlow {
            case .passes: node.context.isInLazyContainer
            case .ends: false
            case .requested: true
            }
    }

    /// The parent, which owns the new node; nil for the root.
    var parent: ViewNode? {
        get { parentLink?.node }
        set { parentLink = newValue?.ownLink }
    }

    /// Whether the items of the view become children of a lazy container, which requests them.
    var isInLazyContainer = false
}

/// Where the items of a node's children go.
enum ItemFlow {
    /// To the enclosing layout, each by itself.
    case passes
    /// To an item of the node.
    case ends
    /// To the node's lazy container, which requests those that it needs.
    case requested
}

/// The persistent counterpart of a view, from its appearance until its removal.
package class ViewNode {
    // Members that no class overrides are final, so that they are read in place in builds for
    // tests, too.
    final let context: NodeContext
    @exclusivity(unchecked) private static var made = 0
    /// The creation order of nodes.
    private let serial: Int
    /// The number of ancestors.
    final let depth: Int
    /// The link for references that do not retain the node.
    package final let ownLink = NodeLink()
    /// The current environment of the view.
    @exclusivity(unchecked) package final private(set) var environment: EnvironmentValues
    @exclusivity(unchecked) package final private(set) var isRemoved = false
    /// Whether the parent node owns it; false while the node is under construction.
    @exclusivity(unchecked) final var isMade = false
    /// Whether the items of descendants have changed since the node gathered them.
    @exclusivity(unchecked) private var hasStaleItems = false
    /// Whether the graph has scheduled it for a refresh.
    @exclusivity(unchecked) final var isDirty = false

    init(_ context: NodeContext) {
        Self.made += 1
        serial = Self.made
        self.context = context
        environment = context.environment
        depth = (context.parent?.depth ?? -1) + 1
        ownLink.set(self)
    }

    deinit { ownLink.letGo() }

    package final var graph: ViewGraph { context.graph }
    /// The parent; nil for a root, and after the parent's removal.
    final var parent: ViewNode? { context.parent }

    /// The children, in order.
    var children: [ViewNode] { [] }

    /// Whether the view has parts that are created once the tree is shown, since they depend on the
    /// date.
    var awaitsDate: Bool { children.contains(where: \.awaitsDate) }

    /// The items that the view contributes to the enclosing layout, in order.
    final var items: [ViewItem] {
        var list = ItemList()
        list.add(self)
        return list.items
    }

    /// Adds the items that the view contributes to the enclosing layout to a list, in order; by
    /// default those of its children.
    func addItems(to list: inout ItemList) {
        for child in children { list.add(child) }
    }

    /// Returns the item that the node contributes in place of an item of a child; by default, the
    /// item itself.
    ///
    /// Nodes that insert and remove views wrap the item. `elementID` is the id of its element in a
    /// `ForEach`; nil outside one.
    func enclose(_ item: ViewItem, elementID: AnyHashable?) -> ViewItem { item }

    /// The context for children.
    final var inner: NodeContext { NodeContext(inside: self) }

    /// Where the items of the children go.
    var itemFlow: ItemFlow { containsItems ? .ends : .passes }

    /// The name of the node's view in warnings.
    var viewName: String { "A view" }

    /// The name, in warnings, of the view whose body contains the content below; nil if there is
    /// none.
    final var bodyName: String? { bodyType.map { "\($0)" } }

    /// The type of that view; nil if there is none.
    var bodyType: Any.Type? { nil }

    /// The type of the nearest view whose body contains the node.
    final var outerBodyType: Any.Type? {
        var node = parent
        while let current = node, current.bodyType == nil { node = current.parent }
        return node?.bodyType
    }

    /// The name of the property of the node's view that keeps a storage; nil if none does.
    func propertyName(of storage: AnyObject) -> String? { nil }

    /// Notes that the value in a storage has changed, for `_printChanges()`.
    final func noteChange(of storage: AnyObject) {
        noteChange(propertyName(of: storage) ?? "@dependencies")
    }

    /// Notes a change by its name, for `_printChanges()`.
    final func noteChange(_ name: String) { ChangeWatch.note(name, at: ownLink) }

    /// Refreshes the node after a change, once for each change.
    ///
    /// A node refreshed by its parent is not refreshed again.
    final func refresh() {
        isDirty = false
        refreshView()
    }

    /// Updates what depends on the change; does nothing by default.
    func refreshView() {}

    /// Schedules a refresh after a change of an observed object.
    package func observedChange() {
        if ChangeWatch.isOn { noteChange("@dependencies") }
        graph.beginChange()
        graph.invalidate(self)
        ObservedChanges.shared.add(in: graph) { [weak graph] in graph?.finishOtherChange() }
    }

    /// Updates the environment.
    final func take(_ environment: EnvironmentValues) {
        graph.steps += 1
        self.environment = environment
        withStackRoom { environmentChanged() }
    }

    /// Adds the values that the views at the node and inside set for a preference, in order.
    func addPreference<K: PreferenceKey>(_ key: K.Type, to value: inout PreferenceValue<K>) {
        withStackRoom { for child in children { child.addPreference(key, to: &value) } }
    }

    /// Passes the environment to the children; overridden by nodes that react to it.
    func environmentChanged() {
        for child in children { child.take(environment) }
    }

    /// Whether the items of the descendants are inside an item of this node, whose own list of
    /// items is then unaffected by theirs.
    var containsItems: Bool { false }

    /// Gathers the items of the children again; does nothing by default, for nodes that keep no
    /// list.
    func gatherItems() {}

    /// Makes this node and its ancestors gather their items again, once before the next layout
    /// regardless of the number of changes.
    ///
    /// A node under construction and its ancestors are skipped: its parent requests the items
    /// afterwards.
    final func itemsChanged() {
        var next: ViewNode? = self
        while let node = next, node.isMade, !node.hasStaleItems {
            node.hasStaleItems = true
            graph.noteStaleItems(of: node)
            next = node.containsItems ? nil : node.parent
        }
    }

    /// Gathers the items of the children again if they have changed.
    final func gatherStaleItems() {
        guard hasStaleItems else { return }
        hasStaleItems = false
        if !isRemoved { gatherItems() }
    }

    /// Returns nodes in tree order: ancestors before descendants, or after them, siblings in order.
    ///
    /// Detached nodes follow in creation order.
    static func inTreeOrder(_ nodes: [ViewNode], innerFirst: Bool = false) -> [ViewNode] {
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
        var waiting = innerFirst ? roots : roots.reversed()
        while let node = waiting.popLast() {
            if wanted.remove(ObjectIdentifier(node)) != nil { order.append(node) }
            let inside = innerFirst ? node.children : node.children.reversed()
            waiting += inside.filter { leading.contains(ObjectIdentifier($0)) }
        }
        // The mirrored order has the ancestors first, too.
        if innerFirst { order.reverse() }
        let left = nodes.filter { wanted.contains(ObjectIdentifier($0)) }
        return order + left.sorted { $0.serial < $1.serial }
    }

    /// Removes the view from the tree permanently, starting with the innermost nodes.
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

    /// Releases resources that the node holds elsewhere.
    func willRemove() {}
}

/// The node of a view of a specific type.
///
/// It does not hold the view: a view contains all views in it, which have nodes of their own.
class TypedNode<V: View>: ViewNode {
    override var viewName: String { "\(V.self)" }

    /// Updates the node with the current value of its view.
    final func update(_ view: V) { withStackRoom { updateView(view) } }

    /// Called with the current value of the view; does nothing by default.
    func updateView(_ view: V) {}
}

/// A node that holds its view.
class HoldingNode<V: View>: TypedNode<V> {
    /// The current value of the view.
    @exclusivity(unchecked) final var view: V

    init(_ view: V, _ context: NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Stores the current value of the view.
    override func updateView(_ view: V) { self.view = view }
}

/// A view that the graph renders directly; it has no body.
protocol PrimitiveView: View where Body == Never {
    /// Creates the node for a view.
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self>
}

nonisolated extension PrimitiveView {
    /// Traps: the view has no body.
    public var body: Never { refuseBody(of: Self.self) }
}

extension WarningSubject {
    /// A view, or a view modifier, at a node or below it.
    init(_ name: String, in node: ViewNode?) {
        let name = "\(name.prefix(80))"
        var current = node
        while let node = current {
            if let body = node.bodyName {
                text = "\(name) in \(body)"
                return
            }
            current = node.parent
        }
        text = name
    }

    /// The view of a node; the root view if there is none.
    init(_ node: ViewNode?) { self.init(node?.viewName ?? "The root view", in: node?.parent) }
}
