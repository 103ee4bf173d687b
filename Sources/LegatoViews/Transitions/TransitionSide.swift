import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The transition of one dynamic node around one of its items; empty until the item is inserted or
/// removed.
final class TransitionSide: ViewItem {
    /// Contains the item, or the transition of an inner dynamic node.
    let slot: ViewItem
    /// The dynamic node.
    let node: NodeLink
    /// The depth of the dynamic node in the tree.
    let depth: Int
    private var context: NodeContext
    private let source: TransactionNode
    private var host: TransitionHost?
    /// Whether the item is being removed.
    private(set) var isGoing = false
    /// Counts insertions and removals, to distinguish the end of an earlier one from that of the
    /// last.
    private var runNumber = 0
    /// The number of runs that have not ended; a run without animation does not end an earlier one.
    private var running = 0

    /// Creates the transition of a node, with the transactions from `place`.
    init(of node: ViewNode, _ place: TransactionNode) {
        let context = node.inner
        (self.node, depth, self.context, source) = (node.ownLink, node.depth, context, place)
        slot = ViewItem(context)
        super.init(context)
    }

    isolated deinit { removeHost() }

    override var isLeaving: Bool { isGoing || super.isLeaving }
    override var only: ViewItem? { slot }

    /// Inserts the item with a transition.
    func enter(with transition: AnyTransition) {
        makeHost(transition, .willAppear)
        report(.willAppear)
        run(to: .identity) {}
    }

    /// Removes the item with a transition; `left` is called when it ends, unless the item is
    /// re-inserted.
    func leave(with transition: AnyTransition, then left: @escaping () -> Void) {
        isGoing = true
        if running == 0 {
            // The transition may have changed since the insertion.
            removeHost()
            makeHost(transition, .identity)
            // The transition's layer creates a new coordinate space.
            if let container {
                graph.rebase {
                    place(
                        at: container.frame.origin, anchor: .topLeading,
                        proposal: container.proposal
                    )
                }
            }
        }
        run(to: .didDisappear) { [weak self] in
            guard let self else { return }
            isGoing = false
            dropLeft()
            left()
        }
    }

    /// Updates the environment, which the views of the transition may read.
    func take(_ environment: EnvironmentValues) {
        context.environment = environment
        host?.take(environment)
    }

    /// Reverses a removal from the current state.
    func comeBack() {
        isGoing = false
        run(to: .identity) {}
    }

    /// The layers of the transition around the item, from inner to outer; empty if the transition
    /// has several items or no layer.
    var transitionLayers: [CALayer] {
        guard let items = host?.items, items.count == 1, let outermost = items[0].ownLayer else {
            return []
        }
        var content: [CALayer] = []
        slot.gather(into: &content)
        let all = sequence(first: content.first?.superlayer) { $0?.superlayer }.compactMap(\.self)
        return all.firstIndex { $0 === outermost }.map { Array(all[...$0]) } ?? []
    }

    /// Removes the views of the transition, which access the host during removal.
    func removeHost() { releaseWithStackRoom { host.take() } }

    private func makeHost(_ transition: AnyTransition, _ phase: TransitionPhase) {
        let shown = transactions.reducesMotion ? transition.withoutMotion : transition
        let host = TransitionHost(slot, shown, phase, source, context)
        self.host = host
        setChildren(host.items)
        host.onItemsChange = { [weak self] in
            if let self, let host = self.host { setChildren(host.items) }
        }
    }

    /// Reports a phase to the items around that represent the item.
    private func report(_ phase: TransitionPhase) {
        var item = slot.first { $0.transitionItem }
        while let current = item, let outer = current.container, outer.only === current {
            (outer as? any TransitionFollower)?.contentEnters(phase)
            item = outer
        }
    }

    private func run(to phase: TransitionPhase, then done: @escaping () -> Void) {
        runNumber += 1
        running += 1
        let number = runNumber
        graph.later { [self] in
            guard number == runNumber, let host else { return running -= 1 }
            graph.bring { graph.change(at: source) { report(phase) } }
            // Running animations retain this closure, which must not retain the tree.
            host.run(to: phase, graph) { [weak self] in
                guard let self else { return }
                running -= 1
                if number == runNumber { done() }
            }
        }
    }
}
