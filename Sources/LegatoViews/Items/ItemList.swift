import LegatoGraphics
import LegatoLayers

/// The elements that nodes bring into a layout, in order, while they are gathered.
///
/// An element inside a dynamic node stands in a list as the `TransitionItem` around it. The dynamic
/// nodes around an element share that item, so that a list costs each of them only what it holds
/// itself, at any depth.
struct ItemList {
    /// The elements.
    private(set) var items: [ViewItem] = []
    /// Where the transactions of each element's transition come from; empty unless asked for.
    private(set) var places: [TransactionNode] = []
    private let hasPlaces: Bool
    /// The innermost dynamic node around the node whose elements are added; nil outside of any.
    private var dynamic: ViewNode?
    /// The outermost one inside the dynamic node whose elements the list has; nil outside of any.
    private var nested: ViewNode?

    /// Creates an empty list, with the places if they are asked for.
    init(hasPlaces: Bool = false) { self.hasPlaces = hasPlaces }

    /// Adds the elements of a node.
    mutating func add(_ node: ViewNode) {
        node.graph.steps += 1
        withStackRoom {
            node.gatherStaleItems()
            node.addItems(to: &self)
        }
    }

    /// Adds the elements of nodes that a dynamic node inserts and removes.
    mutating func add(_ nodes: [ViewNode], of inner: ViewNode) {
        let outer = (dynamic, nested)
        if dynamic != nil, nested == nil { nested = inner }
        dynamic = inner
        for node in nodes { add(node) }
        (dynamic, nested) = outer
    }

    /// Adds an element.
    mutating func append(_ item: ViewItem) {
        if hasPlaces { places.append(nested?.context.transactions ?? item.transactions) }
        guard let dynamic else { return items.append(item) }
        items.append(item.transitionItem ?? TransitionItem(item, in: dynamic))
    }
}
