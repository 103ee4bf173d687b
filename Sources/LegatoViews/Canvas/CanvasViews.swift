import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The views that the drawings of a canvas show.
final class CanvasViews {
    private typealias CanvasTextNode = TypedNode<ImplicitStack<Text>>

    private let context: NodeContext
    private let item: CanvasItem
    private var symbols: [(tag: AnyHashable?, slot: CanvasSlot)] = []
    private var tags: [AnyHashable: CanvasSlot] = [:]
    /// The sizes of the symbols that the drawings use.
    private var used: [AnyHashable: CGSize] = [:]
    private var texts: [(node: CanvasTextNode, slot: CanvasSlot)] = []
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
