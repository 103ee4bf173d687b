import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

extension Text: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        // Neither value changes during the life of a node.
        if context.environment.allowsTextSelection, !context.environment.isInControl {
            return SelectableTextHost(view, context)
        }
        guard !view.shadows.isEmpty else { return TextNode(view, context) }
        return ChoiceNode(view, context, \.shadowed, \.self) { !$0.shadows.isEmpty }
    }

    /// The shadows of its own style.
    private var shadows: [ShadowStyle] { color?.ownShadows ?? [] }

    /// The text with the shadows of its own style.
    private var shadowed: ShadowsView<Text, Text> {
        var plain = self
        plain.color = color.map { AnyShapeStyle(PlainShapeStyle(base: $0)) }
        return ShadowsView(content: plain, outline: plain, shadows: shadows)
    }
}

private final class TextNode: HoldingNode<Text> {
    /// The item of the text, or of a word of a concatenated one.
    private enum TextPiece {
        case text(TextItem)
        case inset(TypedNode<TextInset>, ViewItem, isImage: Bool)

        var item: ViewItem {
            switch self {
            case .text(let item): item
            case .inset(_, let item, _): item
            }
        }
    }

    private lazy var pieces = words.map { makePiece($0) }
    /// The item that lays out the words of a concatenated text.
    private lazy var flow = LayoutItem(layout, context)
    /// The drawing of a renderer; nil without a renderer.
    private var rendered: RenderedTextItem?
    /// Whether it is laid out word by word.
    @exclusivity(unchecked) private var isJoined = false
    /// The words; the text itself if it is not a concatenated one.
    @exclusivity(unchecked) private var words: [Text] = []
    /// Follows the date; nil for a text that does not depend on it.
    private var clock: TextClock?

    override init(_ view: Text, _ context: NodeContext) {
        super.init(view, context)
        resolveText()
        if isJoined { flow.setChildren(pieces.map(\.item)) }
    }

    override var children: [ViewNode] {
        pieces.compactMap { if case .inset(let node, _, _) = $0 { node } else { nil } }
    }

    /// Takes the words for the region and the current date.
    private func resolveText() {
        let text = resolved(view)
        isJoined = text.isJoined
        words = isJoined ? text.words { WarningSubject("Text", in: self).text } : [text]
    }

    /// Returns a text with strings for the region and the current date, and waits for the next
    /// change.
    private func resolved(_ view: Text) -> Text {
        let region = view.hasRegion ? environment.textRegion : TextRegion()
        guard view.isLive else {
            if let clock { graph.forget(clock) }
            clock = nil
            return view.formatted(in: region)
        }
        let time = graph.clock()
        guard let now = graph.date(time) else {
            // In a tree that is not shown yet, the text waits for the display.
            graph.awaitDate(self)
            return view.resolved(at: Date(timeIntervalSinceReferenceDate: 0), in: region).text
        }
        let (text, next) = view.resolved(at: now, in: region)
        let clock = clock ?? TextClock { [weak self] in self?.contentChanged() }
        self.clock = clock
        clock.wait(until: next, from: now, time)
        if next != nil { graph.follow(clock) }
        return text
    }

    override func refreshView() { if view.isLive { contentChanged() } }

    private func contentChanged() {
        resolveText()
        show()
    }

    /// The lines of the text at its current size.
    private var layoutForRenderer: Text.Layout {
        let outer = environment.textAttributes.custom
        return Text.Layout(
            zip(words, pieces).compactMap { word, piece in
                guard case .text(let item) = piece else { return nil }
                return (item, outer.merging(word.attributes.custom) { $1 })
            }
        )
    }

    private var layout: TextFlow {
        TextFlow(
            breaks: words.map { word in
                guard let last = word.string.last, last.isWhitespace else { return .none }
                return last.isNewline ? .forced : .allowed
            },
            alignment: environment.multilineTextAlignment,
            lineLimit: environment.lineLimit,
            truncation: environment.truncationMode,
            lineSpacing: environment.lineSpacing
        )
    }

    private func look(_ text: Text) -> TextLook {
        environment.look(of: text, isWord: isJoined)
    }

    /// The resolved style of a text; in a concatenated one, a gradient is replaced by its first
    /// colour.
    private func style(_ text: Text) -> ResolvedStyle {
        let style = environment.style(of: text)
        return isJoined ? .color(style.color) : style
    }

    private func makePiece(_ word: Text) -> TextPiece {
        guard word.isInset else {
            return .text(TextItem(look(word), style(word), isWord: isJoined, context))
        }
        let node = inner.makeNode(TextInset(word))
        return .inset(node, node.items[0], isImage: word.hasImage)
    }

    override func addItems(to list: inout ItemList) {
        let item = isJoined ? flow : pieces[0].item
        guard let renderer = environment.textRenderer else {
            rendered = nil
            return list.append(item)
        }
        let rendered = rendered ?? RenderedTextItem(renderer, environment, context)
        rendered.layout = { [weak self] in self?.layoutForRenderer ?? Text.Layout([]) }
        rendered.setChildren([item])
        self.rendered = rendered
        list.append(rendered)
    }

    override func gatherItems() {
        guard isJoined else { return }
        pieces = pieces.map { piece in
            guard case .inset(let node, _, let isImage) = piece else { return piece }
            return .inset(node, node.items[0], isImage: isImage)
        }
        flow.setChildren(pieces.map(\.item))
    }

    override func updateView(_ view: Text) {
        guard view.isLive || !FieldTable.areEqual(self.view, view) else { return }
        _ = pieces
        let wasJoined = isJoined
        super.updateView(view)
        resolveText()
        if wasJoined != isJoined {
            for piece in pieces { end(piece) }
            pieces = []
        }
        show()
        if wasJoined != isJoined { itemsChanged() }
    }

    override func environmentChanged() {
        super.environmentChanged()
        if view.hasRegion { contentChanged() } else { show() }
        if (environment.textRenderer != nil) != (rendered != nil) { itemsChanged() }
    }

    private func show() {
        defer { showRendered() }
        let (words, old) = (words, pieces)
        pieces = words.enumerated().map { index, word in
            guard index < old.count else { return makePiece(word) }
            switch old[index] {
            case .inset(let node, _, let isImage) where word.isInset && word.hasImage == isImage:
                node.update(TextInset(word))
                return .inset(node, node.items[0], isImage: isImage)
            case .text(let item) where !word.isInset:
                let style = style(word)
                // A gradient needs different layers from a colour.
                guard item.stylePaint.shows(style) else { return makePiece(word) }
                item.look = look(word)
                item.stylePaint.style = style
                return old[index]
            default: return makePiece(word)
            }
        }
        for (index, piece) in old.enumerated()
        where index >= pieces.count || pieces[index].item !== piece.item {
            end(piece)
        }
        guard isJoined else {
            if let piece = old.first, piece.item !== pieces[0].item { itemsChanged() }
            return
        }
        if flow.layout != layout { flow.layout = layout }
        flow.setChildren(pieces.map(\.item))
    }

    /// Draws the text with the current renderer.
    private func showRendered() {
        guard let rendered, let renderer = environment.textRenderer else { return }
        rendered.setChildren([isJoined ? flow : pieces[0].item])
        rendered.take(renderer, environment)
    }

    /// Removes the item of a word.
    private func end(_ piece: TextPiece) {
        switch piece {
        case .text(let item): item.stop()
        case .inset(let node, _, _): node.remove()
        }
    }

    override func willRemove() {
        if let clock { graph.forget(clock) }
        for case .text(let item) in pieces { item.stop() }
    }
}
