import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The transition of one dynamic node around one of its elements: nothing until it comes or goes.
final class TransitionSide: ViewItem {
    /// What holds the element, or the transition of a dynamic node further in.
    let slot: ViewItem
    /// The dynamic node.
    let node: NodeLink
    /// How many nodes lie above the dynamic node.
    let depth: Int
    private var context: NodeContext
    private let source: TransactionNode
    private var host: TransitionHost?
    /// Whether it goes.
    private(set) var isGoing = false
    /// Counts comings and goings, so that the end of an earlier one is told from the last one's.
    private var runNumber = 0
    /// How many of them have not ended; one that is not animated leaves what ran before to its end.
    private var running = 0

    /// Creates the transition of a node, with the transactions of a place.
    init(of node: ViewNode, _ place: TransactionNode) {
        let context = node.inner
        (self.node, depth, self.context, source) = (node.ownLink, node.depth, context, place)
        slot = ViewItem(context)
        super.init(context)
    }

    isolated deinit { removeHost() }

    override var isLeaving: Bool { isGoing || super.isLeaving }
    override var only: ViewItem? { slot }

    /// Comes with a transition.
    func enter(with transition: AnyTransition) {
        makeHost(transition, .willAppear)
        run(to: .identity) {}
    }

    /// Goes with a transition; `left` is called at the end, unless it comes back.
    func leave(with transition: AnyTransition, then left: @escaping () -> Void) {
        isGoing = true
        if running == 0 {
            // Another transition may be set by now than the one that it came with.
            removeHost()
            makeHost(transition, .identity)
            // Around it lies a space of its own now.
            if let container {
                graph.rebase {
                    place(
                        at: container.frame.origin,
                        anchor: .topLeading,
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

    /// Takes note of what surrounds the view now, which the views of its transition may read.
    func take(_ environment: EnvironmentValues) {
        context.environment = environment
        host?.take(environment)
    }

    /// Comes back from where it is on its way out.
    func comeBack() {
        isGoing = false
        run(to: .identity) {}
    }

    /// The layers of the transition around the element, from inside out; none where it has several
    /// elements, or where nothing shows.
    var transitionLayers: [CALayer] {
        guard let items = host?.items, items.count == 1, let outermost = items[0].ownLayer else {
            return []
        }
        var content: [CALayer] = []
        slot.gather(into: &content)
        let all = sequence(first: content.first?.superlayer) { $0?.superlayer }.compactMap(\.self)
        return all.firstIndex { $0 === outermost }.map { Array(all[...$0]) } ?? []
    }

    /// Removes the views of the transition, during which they ask for the host.
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

    private func run(to phase: TransitionPhase, then done: @escaping () -> Void) {
        runNumber += 1
        running += 1
        let number = runNumber
        graph.later { [self] in
            guard number == runNumber, let host else { return running -= 1 }
            // Running animations inside keep this closure, which must not keep the tree.
            host.run(to: phase, graph) { [weak self] in
                guard let self else { return }
                running -= 1
                if number == runNumber { done() }
            }
        }
    }
}
