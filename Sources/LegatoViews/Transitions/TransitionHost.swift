import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The views of a transition around an item.
final class TransitionHost {
    private let transition: AnyTransition
    private let root: TransitionRoot
    private let node: TypedNode<TransitionFrame>
    private let place: TransactionNode

    init(
        _ item: ViewItem, _ transition: AnyTransition, _ phase: TransitionPhase,
        _ transactions: TransactionNode, _ context: NodeContext
    ) {
        self.transition = transition
        place = TransactionNode(parent: transactions)
        root = TransitionRoot(context)
        var inside = context
        inside.parent = root
        inside.transactions = place
        inside.isTransition = true
        inside.placeholders[ObjectIdentifier(TransitionContent.self)] = PlaceholderSource(
            ItemView(item: item), inside
        )
        node = inside.makeNode(Self.frame(transition, phase))
    }

    /// Removes the views, so that the graph releases them one at a time.
    isolated deinit { node.remove() }

    private static func frame(
        _ transition: AnyTransition, _ phase: TransitionPhase
    ) -> TransitionFrame {
        EffectView(
            content: TransitionBody(transition: transition, phase: phase),
            effect: PresenceEffect(isLeaving: phase == .didDisappear)
        )
    }

    var items: [ViewItem] { node.items }

    /// Called when the items of the transition's body change.
    var onItemsChange: () -> Void {
        get { root.onItemsChange }
        set { root.onItemsChange = newValue }
    }

    /// Changes the phase in the transaction of the item, and calls `done` when the animations have
    /// been removed.
    func run(to phase: TransitionPhase, _ graph: ViewGraph, then done: @escaping () -> Void) {
        let listener = AnimationListener(criteria: .removed, done)
        listener.animationAdded()
        place.transform = { transaction in
            transaction.listen(listener)
            // The transition's own layers may be as new as the layers of its content.
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

/// The root node of a transition's views.
private final class TransitionRoot: ViewNode {
    var onItemsChange: () -> Void = {}

    override init(_ context: NodeContext) {
        super.init(context)
        isMade = true
    }

    override var containsItems: Bool { true }
    override func gatherItems() { onItemsChange() }
}

/// A transition within one layer.
typealias TransitionFrame = EffectView<TransitionBody, PresenceEffect>

/// Excludes an item from hit testing while it is being removed.
nonisolated struct PresenceEffect: LayerEffect {
    var isLeaving: Bool

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        (layer as? PresenceLayer)?.isLeaving = isLeaving
    }

    @MainActor static func makeLayer() -> CALayer { PresenceLayer() }
}

private final class PresenceLayer: CALayer, ReachableLayer {
    var isLeaving = false

    override func hitTest(_ point: CGPoint) -> CALayer? {
        guard !model().isLeaving else { return nil }
        let hit = super.hitTest(point)
        return hit === self ? nil : hit
    }
}

/// A view that applies a transition to its content in a phase.
nonisolated struct TransitionBody: View {
    let transition: AnyTransition
    let phase: TransitionPhase
}

extension TransitionBody: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TransitionBodyNode(view, context)
    }
}

private final class TransitionBodyNode: HoldingNode<TransitionBody> {
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
        context.makeNode(AppliedTransition(transition: self, phase: phase))
    }

    fileprivate func update(_ node: ViewNode, _ phase: TransitionPhase) {
        (node as? TypedNode<AppliedTransition<Self>>)?
            .update(AppliedTransition(transition: self, phase: phase))
    }
}

/// A view for an existing item.
nonisolated struct ItemView: View {
    let item: ViewItem
}

extension ItemView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ItemNode(view, context)
    }
}

private final class ItemNode: HoldingNode<ItemView> {
    override func addItems(to list: inout ItemList) { list.append(view.item) }
}
