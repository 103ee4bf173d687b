import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension Canvas: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        CanvasNode(view, context)
    }
}

/// The views that the drawings of a canvas show.
final class CanvasViews {
    private typealias TextNode = TypedNode<ImplicitStack<Text>>

    private let context: NodeContext
    private let item: CanvasItem
    private var symbols: [(tag: AnyHashable?, slot: CanvasSlot)] = []
    private var tags: [AnyHashable: CanvasSlot] = [:]
    /// The sizes of the symbols that the drawings use.
    private var used: [AnyHashable: CGSize] = [:]
    private var texts: [(node: TextNode, slot: CanvasSlot)] = []
    private var textCount = 0
    private var images: [(image: Image, node: ViewNode, slot: CanvasSlot, isUsed: Bool)] = []

    init(_ item: CanvasItem, _ context: NodeContext) {
        (self.item, self.context) = (item, context)
    }

    /// The nodes of texts and images.
    var nodes: [ViewNode] { texts.map { $0.node } + images.map { $0.node } }

    private var slots: [CanvasSlot] {
        symbols.map { $0.slot } + texts.map { $0.slot } + images.map { $0.slot }
    }

    /// Takes the items of the symbols with their tags.
    func setSymbols(_ items: [(tag: AnyHashable?, item: ViewItem)]) {
        let known = Dictionary(
            uniqueKeysWithValues: symbols.compactMap { symbol in
                symbol.slot.children.first.map { (ObjectIdentifier($0), symbol.slot) }
            }
        )
        symbols = items.map { tag, item in
            (tag, known[ObjectIdentifier(item)] ?? CanvasSlot(item, context))
        }
        tags = Dictionary(
            symbols.compactMap { symbol in symbol.tag.map { ($0, symbol.slot) } },
            uniquingKeysWith: { first, _ in first }
        )
        item.setChildren(slots)
    }

    /// Starts a recording.
    func begin() {
        (textCount, used) = (0, [:])
        for text in texts { text.slot.reset() }
        for index in images.indices { images[index].isUsed = false }
    }

    /// Ends a recording, and removes the views that it did not use.
    func end() {
        for text in texts.dropFirst(textCount) { text.node.remove() }
        texts.removeLast(texts.count - textCount)
        for image in images where !image.isUsed { image.node.remove() }
        images.removeAll { !$0.isUsed }
        item.setChildren(slots)
    }

    /// Returns the symbol with a tag.
    func symbol(_ tag: AnyHashable) -> CanvasSlot? {
        guard let slot = tags[tag] else { return nil }
        used[tag] = slot.size
        return slot
    }

    /// Whether a symbol that was drawn has another size now.
    var haveChanged: Bool { used.contains { tags[$0.key]?.size != $0.value } }

    /// Returns the view of the next text.
    func text(_ text: Text) -> CanvasSlot {
        defer { textCount += 1 }
        if textCount < texts.count {
            texts[textCount].node.update(text.inColumn)
            return texts[textCount].slot
        }
        let node = context.makeNode(text.inColumn)
        let slot = slot(node)
        texts.append((node, slot))
        return slot
    }

    /// Returns the view of an image.
    func image(_ image: Image) -> CanvasSlot {
        if let index = images.firstIndex(where: { FieldTable.areEqual($0.image, image) }) {
            images[index].isUsed = true
            return images[index].slot
        }
        let node = context.makeNode(image.inColumn)
        let slot = slot(node)
        images.append((image, node, slot, true))
        return slot
    }

    private func slot(_ node: ViewNode) -> CanvasSlot {
        CanvasSlot(node.items.first ?? ViewItem(context), context)
    }
}

private final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>> {
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
        graph.evaluate(self) { view.renderer(&context, size) }
        views.end()
        item.show(recording.drawings, isOpaque: view.isOpaque, environment)
    }
}

/// The layer of a canvas, which is hit as a whole.
private final class CanvasLayer: CALayer {
    override func hitTest(_ point: CGPoint) -> CALayer? {
        super.hitTest(point) == nil ? nil : self
    }
}

/// The item of a canvas.
final class CanvasItem: LayerItem {
    override var ownName: String? { "Canvas" }

    var onPlace: () -> Void = {}
    /// Whether it has a frame.
    private(set) var isPlaced = false
    private var isFilling = false
    private let painter = CanvasPainter()
    private var drawings: [CanvasDrawing]?
    private var environment = EnvironmentValues()

    init(_ context: NodeContext) {
        super.init(CanvasLayer(), context)
        layer.masksToBounds = true
    }

    override var only: ViewItem? { nil }
    override var isPreparing: Bool { isFilling }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func prepareContents() {
        isPlaced = true
        isFilling = graph.isLayingOut
        onPlace()
        isFilling = false
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        for case let slot as CanvasSlot in children { slot.place() }
    }

    /// The painter sets the sublayers.
    override func adopt(_ layers: [CALayer], _ layer: CALayer) {}

    /// Shows drawings at the end of the update.
    func show(_ drawings: [CanvasDrawing], isOpaque: Bool, _ environment: EnvironmentValues) {
        let isWaiting = self.drawings != nil
        (self.drawings, self.environment) = (drawings, environment)
        guard !isWaiting else { return }
        graph.atEnd { [self] in
            guard let drawings = self.drawings else { return }
            self.drawings = nil
            layer.backgroundColor = isOpaque ? .black : nil
            let slots = children.compactMap { $0 as? CanvasSlot }
            for slot in slots { slot.begin() }
            painter.paint(drawings, on: layer, frame.size, self.environment)
            for slot in slots { slot.end() }
        }
    }
}
