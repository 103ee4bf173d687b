import LegatoGraphics
import LegatoMotion

/// A node whose views come and go with transitions, told apart by keys.
///
/// A view that goes stays until its transition ends; one that comes meanwhile under the same key is
/// the same view again, with its state.
class DynamicNode<V: View>: TypedNode<V> {
    /// A view that goes.
    private final class Departure {
        let number: Int
        let node: ViewNode
        /// The transitions around its elements.
        var sides: [TransitionSide] = []
        /// How many of its elements still show.
        var rest = 0

        init(_ number: Int, _ node: ViewNode) { (self.number, self.node) = (number, node) }
    }

    private struct Weak {
        weak var side: TransitionSide?
    }

    private var departures: [AnyHashable: Departure] = [:]
    private var departureCount = 0
    private var arrivals: [ViewNode] = []
    /// The transitions around its elements, those that are gone among them until they are half.
    private var sides: [Weak] = []
    private var sideLimit = 8

    override func addItems(to list: inout ItemList) { list.add(children, of: self) }

    override func environmentChanged() {
        super.environmentChanged()
        for entry in sides { entry.side?.take(environment) }
    }

    /// Lets views go; they are not among the children from then on.
    func leave<Key: Hashable, Node: ViewNode>(_ nodes: [(id: Key, node: Node)]) {
        // What has yet to enter may be among them.
        if !arrivals.isEmpty { graph.gatherItems() }
        for (key, node) in nodes {
            departureCount += 1
            let departure = Departure(departureCount, node)
            for (item, place) in elements(of: [node]) {
                if let transition = transition(of: item, place) {
                    departure.rest += 1
                    side(around: item, place).leave(with: transition) {
                        [weak self, weak departure] in
                        if let self, let departure { left(departure, key) }
                    }
                }
                if let side = item.side(of: self) { departure.sides.append(side) }
            }
            if departure.rest == 0 { node.remove() } else { departures[key] = departure }
        }
    }

    private func left(_ departure: Departure, _ key: AnyHashable) {
        departure.rest -= 1
        guard departure.rest == 0, departures[key] === departure else { return }
        departures[key] = nil
        departure.node.remove()
        for side in departure.sides { side.removeHost() }
    }

    /// Returns the node of a view that comes: the one that is just going under the key, or a new one.
    func take<Content: View>(_ key: AnyHashable, _ view: Content) -> TypedNode<Content> {
        if let node = departures[key]?.node as? TypedNode<Content> {
            let departure = departures.removeValue(forKey: key)
            for side in departure?.sides ?? [] {
                side.take(environment)
                side.comeBack()
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
        itemsChanged()
        // What is said around them holds for them, too, so that they lie in their places first.
        if !arrivals.isEmpty { graph.afterGathering { [self] in enter() } }
    }

    /// Lets what is new enter.
    private func enter() {
        let entering = isRemoved ? [] : elements(of: arrivals)
        arrivals = []
        for (item, place) in entering {
            guard let transition = transition(of: item, place) else { continue }
            side(around: item, place).enter(with: transition)
        }
    }

    /// The elements of nodes, each with the place that its transition's transactions come from.
    private func elements(of nodes: [ViewNode]) -> [(item: TransitionItem, place: TransactionNode)]
    {
        var list = ItemList(hasPlaces: true)
        list.add(nodes, of: self)
        return zip(list.items, list.places).compactMap { item, place in
            (item as? TransitionItem).map { ($0, place) }
        }
    }

    /// The transition with which an element comes or goes; nil if the change is not animated.
    private func transition(of item: TransitionItem, _ place: TransactionNode) -> AnyTransition? {
        if context.isTransition { return nil }
        let transition = item.statedTransition
        if transition.isIdentity { return nil }
        return transition.hasAnimation || graph.transaction(at: place).animation != nil
            ? transition : nil
    }

    /// The node's own transition around an element.
    private func side(around item: TransitionItem, _ place: TransactionNode) -> TransitionSide {
        if let known = item.side(of: self) { return known }
        let side = TransitionSide(of: self, place)
        item.insert(side)
        if sides.count >= sideLimit {
            sides.removeAll { $0.side == nil }
            sideLimit = max(8, 2 * sides.count)
        }
        sides.append(Weak(side: side))
        return side
    }

    override func willRemove() {
        for departure in departures.values.sorted(by: { $0.number < $1.number }) {
            departure.node.remove()
        }
        departures = [:]
    }
}
