import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

extension Text: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TextNode(view, context)
    }
}

private final class TextNode: TypedNode<Text> {
    private lazy var texts = words.map { TextItem(look($0), style($0), isWord: isJoined, context) }
    /// The item that lays out the words of a concatenated text.
    private lazy var flow = LayoutItem(layout, context)

    override init(_ view: Text, _ context: NodeContext) {
        super.init(view, context)
        if isJoined { flow.setChildren(texts) }
    }

    private var isJoined: Bool { !view.rest.isEmpty }
    private lazy var words = words(of: view)

    private func words(of text: Text) -> [Text] {
        text.rest.isEmpty ? [text] : text.words { WarningSubject("Text", in: self).text }
    }

    private var layout: TextFlow {
        TextFlow(
            breaks: words.map { word in
                guard let last = word.string.last, last.isWhitespace else { return .none }
                return last.isNewline ? .forced : .allowed
            },
            alignment: environment.multilineTextAlignment,
            lineLimit: environment.lineLimit,
            truncation: environment.truncationMode
        )
    }

    private func look(_ text: Text) -> TextLook {
        TextLook(
            string: isJoined ? text.string.withoutLineEnd : text.string,
            font: environment.fontTraits.with(text.traits)
                .applied(to: text.font ?? environment.font ?? .body).resolved,
            lineLimit: environment.lineLimit,
            truncation: environment.truncationMode,
            alignment: environment.multilineTextAlignment
        )
    }

    /// The resolved style of a text; in a concatenated one, a gradient is replaced by its first
    /// colour.
    private func style(_ text: Text) -> ResolvedStyle {
        let style =
            text.color?.style(in: environment) ?? ForegroundStyle().style(in: environment)
        return isJoined ? .color(style.color) : style
    }

    override func addItems(to list: inout ItemList) {
        if isJoined { list.append(flow) } else { for text in texts { list.append(text) } }
    }

    override func updateView(_ view: Text) {
        _ = texts
        let wasJoined = isJoined
        super.updateView(view)
        words = words(of: view)
        if wasJoined != isJoined {
            for text in texts { text.stop() }
            texts = []
        }
        show()
        if wasJoined != isJoined { itemsChanged() }
    }

    override func environmentChanged() { show() }

    private func show() {
        let (words, old) = (words, texts)
        texts = words.enumerated().map { index, word in
            let style = style(word)
            guard index < old.count, old[index].stylePaint.shows(style) else {
                // A gradient needs different layers from a colour.
                return TextItem(look(word), style, isWord: isJoined, context)
            }
            old[index].look = look(word)
            old[index].stylePaint.style = style
            return old[index]
        }
        for (index, text) in old.enumerated() where index >= texts.count || texts[index] !== text {
            text.stop()
        }
        guard isJoined else {
            if let text = old.first, text !== texts[0] { itemsChanged() }
            return
        }
        if flow.layout != layout { flow.layout = layout }
        flow.setChildren(texts)
    }

    override func willRemove() {
        for text in texts { text.stop() }
    }
}
