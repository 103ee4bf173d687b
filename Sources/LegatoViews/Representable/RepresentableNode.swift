import Foundation
import LegatoLayers
import LegatoMotion

/// The node of a layer representable.
final class RepresentableNode<V: LayerRepresentable>: HoldingNode<V> {
    private var store = PropertyStore()
    private let reads = RepresentableReads()
    private var item: RepresentableItem<V>?
    private var isWaiting = false

    override init(_ view: V, _ context: NodeContext) {
        super.init(view, context)
        graph.watch(self) {
            let shown = connected()
            let coordinator = shown.makeCoordinator()
            let surroundings = surroundings(coordinator)
            let layer = shown.makeLayer(context: surroundings)
            let item = RepresentableItem(shown, layer, surroundings, context)
            item.node = self
            self.item = item
            item.updateLayer()
        }
    }

    /// The view with its dynamic properties connected.
    private func connected() -> V {
        var shown = view
        store.connect(&shown, self)
        return shown
    }

    private func surroundings(_ coordinator: V.Coordinator) -> V.Context {
        LayerRepresentableContext(
            coordinator: coordinator, surroundings: environment, reads: reads, graph: graph,
            place: context.transactions
        )
    }

    override func addItems(to list: inout ItemList) { if let item { list.append(item) } }

    override func updateView(_ view: V) {
        guard !FieldTable.areEqual(self.view, view) else { return }
        super.updateView(view)
        refresh()
    }

    override func environmentChanged() {
        if reads.hasReadEnvironment || store.differs(environment) { refresh() }
    }

    override func refreshView() {
        guard let item else { return }
        graph.watch(self) {
            item.show(connected(), surroundings(item.surroundings.coordinator))
        }
        guard !isWaiting else { return }
        isWaiting = true
        // The layer is updated after the layout.
        graph.later { [self] in
            isWaiting = false
            if !isRemoved { graph.watch(self, item.updateLayer) }
        }
    }

    override func willRemove() { item?.dismantle() }
}

extension RepresentableNode: @MainActor CustomStringConvertible {
    var description: String { "\(V.self)" }
}

/// The item of a layer representable.
private final class RepresentableItem<V: LayerRepresentable>: LayerItem {
    override var ownName: String? { "\(V.self)" }

    private var view: V
    private(set) var surroundings: V.Context
    private let shown: V.LayerType
    /// The node to refresh when something that the size depends on changes.
    weak var node: ViewNode?

    init(_ view: V, _ layer: V.LayerType, _ surroundings: V.Context, _ context: NodeContext) {
        (self.view, self.surroundings, shown) = (view, surroundings, layer)
        super.init(layer, context)
    }

    /// Dismantles the layer.
    func dismantle() { V.dismantleLayer(shown, coordinator: surroundings.coordinator) }

    /// Takes the current view.
    func show(_ view: V, _ surroundings: V.Context) {
        (self.view, self.surroundings) = (view, surroundings)
        invalidateLayout()
    }

    /// Updates the layer.
    func updateLayer() { view.updateLayer(shown, context: surroundings) }

    override func ownShortest(along axis: Axis) -> CGFloat? { nil }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let node else { return fit(proposal) }
        return graph.watch(node) { fit(proposal) }
    }

    private func fit(_ proposal: ProposedViewSize) -> CGSize {
        view.sizeThatFits(proposal, layer: shown, context: surroundings)
            ?? proposal.replacingUnspecifiedDimensions()
    }
}
