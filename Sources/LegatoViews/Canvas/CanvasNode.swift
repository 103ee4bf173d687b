import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension Canvas: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        CanvasNode(view, context)
    }
}

private final class CanvasNode<Symbols: View>: HoldingNode<Canvas<Symbols>> {
    private let item: CanvasItem
    private var symbols: TypedNode<Symbols>?
    private lazy var views = CanvasViews(item, inner)
    /// The size for which the canvas was drawn; nil if it must be drawn again.
    private var drawn: CGSize?

    override init(_ view: Canvas<Symbols>, _ context: NodeContext) {
        item = CanvasItem(context)
        super.init(view, context)
        item.onPlace = { [weak self] in self?.placed() }
        symbols = inner.makeNode(view.symbols)
        view.colorMode.check("Canvas")
        gatherItems()
    }

    override var children: [ViewNode] { (symbols.map { [$0] } ?? []) + views.nodes }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }

    override func gatherItems() {
        let items = symbols?.items ?? []
        views.setSymbols(
            items.map { item in
                let id = item.first { ($0 as? TransitionItem)?.elementID }
                return (item.layoutValue(TagKey.self) ?? id, item)
            }
        )
        drawn = nil
    }

    private func placed() {
        guard drawn != item.frame.size || views.haveChanged, !isRemoved else { return }
        guard graph.isLayingOut else { return graph.invalidate(self) }
        refresh()
        graph.gatherItems()
    }

    override func updateView(_ view: Canvas<Symbols>) {
        self.view = view
        symbols?.update(view.symbols)
        guard drawn != nil else { return }
        guard graph.isLayingOut else { return refresh() }
        drawn = nil
        item.invalidateLayout()
    }

    override func environmentChanged() {
        super.environmentChanged()
        if drawn != nil { refresh() }
    }

    /// Records the drawings, and shows them once the layers of symbols and texts are current.
    override func refreshView() {
        guard item.isPlaced else { return }
        let size = item.frame.size
        drawn = size
        views.begin()
        var context = GraphicsContext(views, size: size, environment: environment)
        let recording = context.recording
        graph.evaluate(self) {
            guard let body = outerBodyType else { return view.renderer(&context, size) }
            RunningBody.run(body) { view.renderer(&context, size) }
        }
        views.end()
        item.show(recording.drawings, isOpaque: view.isOpaque, environment)
    }
}
