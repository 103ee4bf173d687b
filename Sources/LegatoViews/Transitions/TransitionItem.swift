import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An element that comes and goes: itself, or with its transition around it while that is needed.
final class TransitionItem: ViewItem {
    private let inner: ViewItem
    private let context: NodeContext
    private var host: TransitionHost?
    private var leaves = false

    init(_ item: ViewItem, _ context: NodeContext) {
        inner = item
        self.context = context
        super.init(context)
    }

    override var isLeaving: Bool { leaves }
    override var only: ViewItem? { inner }

    /// Comes with its transition if the change is animated.
    func enter() {
        guard isAnimated else { return }
        let host = makeHost(.willAppear)
        graph.later { [self] in
            host.run(to: .identity, at: transactions, graph, comes: true) { [self] in
                if self.host === host { host.isDone = true }
            }
        }
    }

    /// Goes with its transition if the change is animated.
    func leave() {
        guard isAnimated else { return }
        leaves = true
        let host = self.host ?? makeHost(.identity)
        // Around it lies a space of its own now.
        graph.rebase {
            for child in children { child.place(at: frame.origin, anchor: .topLeading, proposal: proposal) }
        }
        graph.later { [self] in
            host.run(to: .didDisappear, at: transactions, graph, comes: false) { [self] in
                leaves = false
                host.remove()
                container?.dropLeft()
            }
        }
    }

    private var isAnimated: Bool {
        let transaction = graph.transaction(at: inner.transactions)
        return transaction.animation != nil && inner.transition?.isIdentity != true
    }

    private func makeHost(_ phase: TransitionPhase) -> TransitionHost {
        let host = TransitionHost(inner, inner.transition ?? .opacity, phase, context)
        self.host = host
        setChildren(host.items)
        return host
    }
}

/// The views of a running transition around an element.
final class TransitionHost {
    private let transition: AnyTransition
    private let node: ViewNode
    private let place: TransactionNode
    private var listener: AnimationListener?
    var isDone = false

    init(
        _ item: ViewItem,
        _ transition: AnyTransition,
        _ phase: TransitionPhase,
        _ context: NodeContext
    ) {
        self.transition = transition
        place = TransactionNode(parent: item.transactions)
        var inside = context
        inside.transactions = place
        inside.placeholders[ObjectIdentifier(TransitionContent.self)] = PlaceholderSource(
            ItemView(item: item),
            inside
        )
        node = transition.makeNode(phase, inside)
    }

    var items: [ViewItem] { node.items }

    /// Goes to another phase in the transaction of a place, and tells when that is done.
    func run(
        to phase: TransitionPhase,
        at outside: TransactionNode,
        _ graph: ViewGraph,
        comes: Bool,
        then done: @escaping () -> Void
    ) {
        let listener = AnimationListener(criteria: .removed, done)
        listener.animationAdded()
        place.transform = { transaction in
            transaction.listen(listener)
            transaction[AnimatesNewcomers.self] = comes
        }
        transition.update(node, phase)
        graph.atEnd { [place] in
            place.transform = nil
            listener.seal()
            listener.animationFinished()
        }
    }

    func remove() { node.remove() }
}

/// A view that is an element which is there already.
struct ItemView: View {
    typealias Body = Never
    let item: ViewItem
}

extension ItemView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ItemNode(view, context)
    }
}

private final class ItemNode: TypedNode<ItemView> {
    override var items: [ViewItem] { [view.item] }
}
