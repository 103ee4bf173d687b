import LegatoGraphics
import LegatoMotion

/// A node that inserts and removes views with transitions, identified by keys.
///
/// A removed view stays until its transition ends; a view re-inserted before then under the same
/// key is the same view, with its state.
class DynamicNode<V: View>: HoldingNode<V> {
    /// A view that is being removed.
    private final class Departure {
        let number: Int
        let node: ViewNode
        /// The transitions around its items.
        var sides: [TransitionSide] = []
        /// The number of its items that are still visible.
        var rest = 0

        init(_ number: Int, _ node: ViewNode) { (self.number, self.node) = (number, node) }
    }

    private struct WeakSide {
        weak var side: TransitionSide?
    }

    private var departures: [AnyHashable: Departure] = [:]
    private var departureCount = 0
    /// The inserted views whose transitions have yet to run.
    private var arrivals: [ViewNode] = []
    /// The views that the change being processed has inserted into a lazy container, and their items
    /// so far; the container may request more of them.
    private var arrived: (nodes: [ViewNode], items: Set<ObjectIdentifier>) = ([], [])
    /// The transitions around its items; released entries are purged when the limit is reached.
    private var sides: [WeakSide] = []
    private var sideLimit = 8

    override func addItems(to list: inout ItemList) { list.add(children, of: self) }

    override func enclose(_ item: ViewItem, elementID: AnyHashable?) -> ViewItem {
        let enclosing =
            item.transitionItem as? TransitionItem ?? TransitionItem(item, in: self)
        if enclosing.elementID == nil { enclosing.elementID = elementID }
        return enclosing
    }

    override func environmentChanged() {
        super.environmentChanged()
        for entry in sides { entry.side?.take(environment) }
    }

    /// Removes views with transitions; they must no longer be among the children.
    func leave<Key: Hashable, Node: ViewNode>(_ nodes: [(id: Key, node: Node)]) {
        // Views that have yet to enter may be among them.
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
            guard departure.rest > 0 else {
                node.remove()
                continue
            }
            departures[key] = departure
            environment.presenters?.leave(in: node)
        }
    }

    private func left(_ departure: Departure, _ key: AnyHashable) {
        departure.rest -= 1
        guard departure.rest == 0, departures[key] === departure else { return }
        departures[key] = nil
        departure.node.remove()
        for side in departure.sides { side.removeHost() }
    }

    /// Returns a node for an inserted view: the one being removed under the key, or a new one.
    func take<Content: View>(_ key: AnyHashable, _ view: Content) -> TypedNode<Content> {
        if let node = departures[key]?.node as? TypedNode<Content> {
            let departure = departures.removeValue(forKey: key)
            for side in departure?.sides ?? [] {
                side.take(environment)
                side.comeBack()
            }
            node.take(environment)
            node.update(view)
            environment.presenters?.comeBack(in: node)
            return node
        }
        let node = inner.makeNode(view)
        arrivals.append(node)
        return node
    }

    /// Called after the set of children has changed.
    func childrenChanged() {
        itemsChanged()
        // Modifiers around the children apply to them too, so the items are gathered first.
        if !arrivals.isEmpty { graph.afterGathering { [self] in enter() } }
    }

    override func gatherItems() {
        if !arrived.nodes.isEmpty { graph.afterGathering { [self] in enter(arrived.nodes) } }
    }

    /// Runs the transitions of inserted views.
    private func enter() {
        let new = arrivals
        arrivals = []
        guard !isRemoved else { return }
        if context.isInLazyContainer {
            if arrived.nodes.isEmpty { graph.atEnd { [weak self] in self?.arrived = ([], []) } }
            arrived.nodes += new
        }
        enter(new)
    }

    private func enter(_ nodes: [ViewNode]) {
        guard !isRemoved else { return }
        for (item, place) in elements(of: nodes) {
            if context.isInLazyContainer {
                guard arrived.items.insert(ObjectIdentifier(item)).inserted else { continue }
            }
            guard let transition = transition(of: item, place) else { continue }
            side(around: item, place).enter(with: transition)
        }
    }

    /// The items of nodes, each with the source of its transition's transactions.
    private func elements(of nodes: [ViewNode]) -> [(item: TransitionItem, place: TransactionNode)]
    {
        var list = ItemList(hasPlaces: true)
        list.add(nodes, of: self)
        return zip(list.items, list.places).compactMap { item, place in
            (item as? TransitionItem).map { ($0, place) }
        }
    }

    /// The transition with which an item is inserted or removed; nil if the change is not animated.
    private func transition(of item: TransitionItem, _ place: TransactionNode) -> AnyTransition? {
        if context.isTransition { return nil }
        let transition = item.statedTransition
        if transition.isIdentity { return nil }
        return transition.hasAnimation || graph.transaction(at: place).animation != nil
            ? transition : nil
    }

    /// The node's own transition around an item, created on first use.
    private func side(around item: TransitionItem, _ place: TransactionNode) -> TransitionSide {
        if let known = item.side(of: self) { return known }
        let side = TransitionSide(of: self, place)
        item.insert(side)
        if sides.count >= sideLimit {
            sides.removeAll { $0.side == nil }
            sideLimit = max(8, 2 * sides.count)
        }
        sides.append(WeakSide(side: side))
        return side
    }

    override func willRemove() {
        for departure in departures.values.sorted(by: { $0.number < $1.number }) {
            departure.node.remove()
        }
        departures = [:]
    }
}

extension TransitionItem {
    /// The transition set in the item, or set around it by modifiers that wrap this item only;
    /// otherwise a fade.
    fileprivate var statedTransition: AnyTransition {
        if let transition = inner.first({ ($0 as? TransitionTraitItem)?.transition }) {
            return transition
        }
        var item: ViewItem = self
        while let outer = item.container, outer.only === item || outer is TransitionItem {
            if let trait = outer as? TransitionTraitItem { return trait.transition }
            item = outer
        }
        return .opacity
    }
}
