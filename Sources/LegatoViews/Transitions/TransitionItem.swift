import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An element that comes and goes: itself, or with its transition around it from the first time on
/// that it is needed.
final class TransitionItem: ViewItem {
    /// The element; nil only during release.
    private var content: ViewItem?
    private var context: NodeContext
    private var host: TransitionHost?
    private var leaves = false
    /// Counts comings and goings, so that the end of an earlier one is told from the last one's.
    private var runNumber = 0
    /// How many of them have not ended; one that is not animated leaves what ran before to its end.
    private var running = 0

    init(_ item: ViewItem, _ context: NodeContext) {
        content = item
        self.context = context
        super.init(context)
    }

    isolated deinit {
        withStackRoom {
            removeHost()
            content = nil
        }
    }

    /// The element that is inserted and removed.
    var inner: ViewItem { content ?? self }

    /// Whether it goes, or holds what does.
    override var isLeaving: Bool { leaves || super.isLeaving }
    /// Whether it goes itself.
    var isGoing: Bool { leaves }
    override var only: ViewItem? { inner }

    /// Comes with its transition if the change is animated.
    func enter() {
        guard isAnimated else { return }
        makeHost(.willAppear)
        run(to: .identity) {}
    }

    /// Goes with its transition if the change is animated.
    /// - Returns: Whether it does; then `left` is called at the end, unless it comes back.
    func leave(then left: @escaping () -> Void) -> Bool {
        guard isAnimated else { return false }
        leaves = true
        if running == 0 {
            // Another transition may be set by now than the one that it came with.
            removeHost()
            makeHost(.identity)
            // Around it lies a space of its own now.
            graph.rebase {
                for child in children {
                    child.place(at: frame.origin, anchor: .topLeading, proposal: proposal)
                }
            }
        }
        run(to: .didDisappear) { [self] in
            leaves = false
            container?.dropLeft()
            left()
        }
        return true
    }

    /// Takes note of what surrounds the view now, which the views of its transition may read.
    func take(_ environment: EnvironmentValues) {
        context.environment = environment
        host?.take(environment)
    }

    /// Comes back from where it is on its way out.
    func comeBack() {
        leaves = false
        run(to: .identity) {}
    }

    /// The layers of the transition around the element, from inside out; none where it has several
    /// elements, or where nothing shows.
    var transitionLayers: [CALayer] {
        guard let items = host?.items, items.count == 1, let outermost = items[0].ownLayer else {
            return []
        }
        var content: [CALayer] = []
        inner.gather(into: &content)
        let all = sequence(first: content.first?.superlayer) { $0?.superlayer }.compactMap(\.self)
        return all.firstIndex { $0 === outermost }.map { Array(all[...$0]) } ?? []
    }

    /// Removes the views of the transition, during which they ask for the host.
    func removeHost() {
        let removed = host
        host = nil
        withExtendedLifetime(removed) {}
    }

    private var isAnimated: Bool {
        if context.isTransition { return false }
        let transition = statedTransition
        if transition.isIdentity { return false }
        return transition.hasAnimation
            || graph.transaction(at: inner.transactions).animation != nil
    }

    /// What is said in it; otherwise around it, as far as it stands for what is there.
    private var statedTransition: AnyTransition {
        if let transition = inner.transition { return transition }
        var item: ViewItem = self
        while let outer = item.container, outer.only === item || outer is TransitionItem {
            if let transition = outer.ownTransition { return transition }
            item = outer
        }
        return .opacity
    }

    private func makeHost(_ phase: TransitionPhase) {
        var transition = statedTransition
        if transactions.reducesMotion { transition = transition.withoutMotion }
        let host = TransitionHost(inner, transition, phase, context)
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
            host.run(to: phase, graph) { [self] in
                running -= 1
                if number == runNumber { done() }
            }
        }
    }
}

/// The views of a transition around an element.
final class TransitionHost {
    private let transition: AnyTransition
    private let root: TransitionRoot
    private let node: TypedNode<TransitionFrame>
    private let place: TransactionNode

    init(
        _ item: ViewItem,
        _ transition: AnyTransition,
        _ phase: TransitionPhase,
        _ context: NodeContext
    ) {
        self.transition = transition
        place = TransactionNode(parent: item.transactions)
        root = TransitionRoot(context)
        var inside = context.below(root)
        inside.transactions = place
        inside.isTransition = true
        inside.placeholders[ObjectIdentifier(TransitionContent.self)] = PlaceholderSource(
            ItemView(item: item),
            inside
        )
        node = inside.makeNode(Self.frame(transition, phase))
    }

    /// Removes the views, so that the graph releases them one by one.
    isolated deinit { node.remove() }

    private static func frame(
        _ transition: AnyTransition,
        _ phase: TransitionPhase
    ) -> TransitionFrame {
        EffectView(
            content: TransitionBody(transition: transition, phase: phase),
            effect: PresenceEffect(isLeaving: phase == .didDisappear)
        )
    }

    var items: [ViewItem] { node.items }

    /// Called when the transition's body is made of other elements.
    var onItemsChange: () -> Void {
        get { root.onItemsChange }
        set { root.onItemsChange = newValue }
    }

    /// Goes to another phase in the transaction of the element, and tells when that is done.
    func run(to phase: TransitionPhase, _ graph: ViewGraph, then done: @escaping () -> Void) {
        let listener = AnimationListener(criteria: .removed, done)
        listener.animationAdded()
        place.transform = { transaction in
            transaction.listen(listener)
            // Its own layers may be as new as what comes in them.
            transaction[AnimatesNewcomers.self] = true
        }
        node.update(Self.frame(transition, phase))
        graph.atEnd { [place] in
            place.transform = nil
            listener.seal()
            listener.animationFinished()
        }
    }

    func take(_ environment: EnvironmentValues) { node.take(environment) }
}

/// The node above the views of a transition.
private final class TransitionRoot: ViewNode {
    var onItemsChange: () -> Void = {}

    override func itemsChanged() { onItemsChange() }
}

/// A transition in one layer.
typealias TransitionFrame = EffectView<TransitionBody, PresenceEffect>

/// Whether the element goes: the pointer does not hit it then.
nonisolated struct PresenceEffect: LayerEffect {
    var isLeaving: Bool

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        (layer as? PresenceLayer)?.isLeaving = isLeaving
    }

    @MainActor static func makeLayer() -> CALayer { PresenceLayer() }
}

private final class PresenceLayer: CALayer {
    var isLeaving = false

    override func hitTest(_ point: CGPoint) -> CALayer? {
        guard !model().isLeaving else { return nil }
        let hit = super.hitTest(point)
        return hit === self ? nil : hit
    }
}

/// What a transition makes of its content in a phase.
struct TransitionBody: View {
    typealias Body = Never
    let transition: AnyTransition
    let phase: TransitionPhase
}

extension TransitionBody: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TransitionBodyNode(view, context)
    }
}

private final class TransitionBodyNode: TypedNode<TransitionBody> {
    private lazy var child = view.transition.base.makeNode(view.phase, inner)

    override var children: [ViewNode] { [child] }

    override func updateView(_ view: TransitionBody) {
        let child = child
        super.updateView(view)
        view.transition.base.update(child, view.phase)
    }
}

extension Transition {
    fileprivate func makeNode(_ phase: TransitionPhase, _ context: NodeContext) -> ViewNode {
        context.makeNode(TransitionFace(transition: self, phase: phase))
    }

    fileprivate func update(_ node: ViewNode, _ phase: TransitionPhase) {
        (node as? TypedNode<TransitionFace<Self>>)?
            .update(TransitionFace(transition: self, phase: phase))
    }
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
