import Foundation
import LegatoLayers
import LegatoMotion

/// The node of a view that shows a layer of the program's own.
final class RepresentableNode<V: LayerRepresentable>: TypedNode<V> {
    private let coordinator: V.Coordinator
    private var item: RepresentableItem<V>?

    override init(_ view: V, _ context: NodeContext) {
        coordinator = view.makeCoordinator()
        super.init(view, context)
        let layer = view.makeLayer(context: surroundings)
        item = RepresentableItem(view, layer, surroundings, context)
        view.updateLayer(layer, context: surroundings)
    }

    private var surroundings: V.Context {
        LayerRepresentableContext(
            coordinator: coordinator,
            environment: environment,
            graph: graph,
            place: context.transactions
        )
    }

    override var items: [ViewItem] { item.map { [$0] } ?? [] }

    override func update(_ view: V) {
        guard !FieldTable.areEqual(self.view, view) else { return }
        super.update(view)
        show()
    }

    override func environmentChanged() { show() }

    override func willRemove() { item?.dismantle() }

    private func show() { item?.show(view, surroundings) }
}

/// A layer of the program's own as an element.
private final class RepresentableItem<V: LayerRepresentable>: LayerItem {
    private var view: V
    private var surroundings: V.Context
    private let shown: V.LayerType
    private var isWaiting = false

    init(_ view: V, _ layer: V.LayerType, _ surroundings: V.Context, _ context: NodeContext) {
        (self.view, self.surroundings, shown) = (view, surroundings, layer)
        super.init(layer, context)
    }

    /// Lets the program take down what belongs to the layer.
    func dismantle() { V.dismantleLayer(shown, coordinator: surroundings.coordinator) }

    func show(_ view: V, _ surroundings: V.Context) {
        (self.view, self.surroundings) = (view, surroundings)
        invalidateLayout()
        guard !isWaiting else { return }
        isWaiting = true
        graph.later { [self] in
            isWaiting = false
            self.view.updateLayer(shown, context: self.surroundings)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        view.sizeThatFits(proposal, layer: shown, context: surroundings)
            ?? proposal.replacingUnspecifiedDimensions()
    }
}
