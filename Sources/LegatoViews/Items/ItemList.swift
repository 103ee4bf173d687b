import LegatoGraphics
import LegatoLayers

/// The items that nodes contribute to a layout, in order, while they are being gathered.
///
/// An item inside a dynamic node is represented by the `TransitionItem` around it. Nested dynamic
/// nodes share that item, so each of them only processes its own list, at any depth.
struct ItemList {
    /// The items.
    private(set) var items: [ViewItem] = []
    /// The sources of the items' transition transactions; empty unless requested.
    private(set) var places: [TransactionNode] = []
    private let hasPlaces: Bool
    /// The innermost dynamic node around the node being added; nil outside any.
    private var dynamic: ViewNode?
    /// The outermost dynamic node inside the one whose items are gathered; nil outside any.
    private var nested: ViewNode?
    /// The id of the innermost element of a `ForEach` being added; nil outside any.
    private var elementID: AnyHashable?

    /// Creates an empty list, with transaction sources if requested.
    init(hasPlaces: Bool = false) { self.hasPlaces = hasPlaces }

    /// Adds the items of a node.
    mutating func add(_ node: ViewNode) {
        node.graph.steps += 1
        withStackRoom {
            node.gatherStaleItems()
            node.addItems(to: &self)
        }
    }

    /// Adds the items of nodes that a dynamic node inserts and removes.
    mutating func add(_ nodes: [ViewNode], of inner: ViewNode) {
        let outer = (dynamic, nested)
        if dynamic != nil, nested == nil { nested = inner }
        dynamic = inner
        for node in nodes { add(node) }
        (dynamic, nested) = outer
    }

    /// Adds the items of an element of a `ForEach`.
    mutating func add(_ node: ViewNode, of inner: ViewNode, elementID: some Hashable) {
        let outer = self.elementID
        self.elementID = AnyHashable(elementID)
        add([node], of: inner)
        self.elementID = outer
    }

    /// Adds an item.
    mutating func append(_ item: ViewItem) {
        if hasPlaces { places.append(nested?.context.transactions ?? item.transactions) }
        guard let dynamic else { return items.append(item) }
        items.append(dynamic.enclose(item, elementID: elementID))
    }
}
