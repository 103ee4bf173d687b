import LegatoGraphics
import LegatoMotion

/// A node whose views come and go with transitions, told apart by keys.
///
/// A view that goes stays until its transition ends; one that comes meanwhile under the same key is
/// the same view again, with its state.
class DynamicNode<V: View>: WrappingNode<V> {
    /// A view that goes.
    private final class Departure {
        let number: Int
        let node: ViewNode
        let items: [TransitionItem]
        /// How many of its elements still show.
        var rest = 0

        init(_ number: Int, _ node: ViewNode, _ items: [TransitionItem]) {
            (self.number, self.node, self.items) = (number, node, items)
        }
    }

    private var departures: [AnyHashable: Departure] = [:]
    private var departureCount = 0
    private var arrivals: [ViewNode] = []
    private var arriving: Set<ObjectIdentifier> = []
    private var entering: [TransitionItem] = []

    // The nodes below hang in several.
    override var content: ViewNode { self }
    override var contentItems: [ViewItem] { children.flatMap(\.items) }
    override var children: [ViewNode] { [] }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let element = TransitionItem(item, inner)
        if arriving.contains(ObjectIdentifier(item)) { entering.append(element) }
        return element
    }

    override func environmentChanged() {
        super.environmentChanged()
        for case let item as TransitionItem in outerItems { item.take(environment) }
    }

    /// Lets views go; they are not among the children from then on.
    func leave<Key: Hashable, Node: ViewNode>(_ nodes: [(id: Key, node: Node)]) {
        guard !nodes.isEmpty else { return }
        var elements: [ObjectIdentifier: TransitionItem] = [:]
        for case let item as TransitionItem in outerItems {
            elements[ObjectIdentifier(item.inner)] = item
        }
        for (key, node) in nodes {
            let items = node.items.compactMap { elements[ObjectIdentifier($0)] }
            departureCount += 1
            let departure = Departure(departureCount, node, items)
            for item in items {
                let goes = item.leave { [weak self] in self?.left(departure, key) }
                if goes { departure.rest += 1 }
            }
            if departure.rest == 0 { node.remove() } else { departures[key] = departure }
        }
    }

    private func left(_ departure: Departure, _ key: AnyHashable) {
        departure.rest -= 1
        guard departure.rest == 0, departures[key] === departure else { return }
        departures[key] = nil
        departure.node.remove()
        for item in departure.items { item.removeHost() }
    }

    /// Returns the node of a view that comes: the one that is just going under the key, or a new one.
    func take<Content: View>(_ key: AnyHashable, _ view: Content) -> TypedNode<Content> {
        if let node = departures[key]?.node as? TypedNode<Content> {
            let departure = departures.removeValue(forKey: key)
            for item in departure?.items ?? [] {
                item.take(environment)
                item.comeBack()
            }
            node.take(environment)
            node.update(view)
            return node
        }
        let node = inner.makeNode(view)
        arrivals.append(node)
        return node
    }

    /// Tells that the children are others now.
    func childrenChanged() {
        arriving = Set(arrivals.flatMap(\.items).map(ObjectIdentifier.init))
        arrivals = []
        itemsChanged()
        // What is said around them holds for them, too.
        for element in entering { element.enter() }
        (arriving, entering) = ([], [])
    }

    override func willRemove() {
        for departure in departures.values.sorted(by: { $0.number < $1.number }) {
            departure.node.remove()
        }
        departures = [:]
    }
}
