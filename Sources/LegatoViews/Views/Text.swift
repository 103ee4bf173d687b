import Foundation
public import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// One or more lines of text.
///
/// It takes the lines that it needs, as far as the height that it is offered and `lineLimit(_:)` let
/// it, and at least one.
public struct Text: View {
    /// Where the last line of a text that does not fit is cut.
    public nonisolated enum TruncationMode: Sendable, Hashable {
        /// At its start: the end of the text shows.
        case head
        /// At its end.
        case tail
        /// In its middle.
        case middle
    }

    /// It has no body.
    public typealias Body = Never
    var string: String
    var font: Font?
    var color: AnyShapeStyle?
    var traits = FontTraits()
    /// The texts that are joined to it.
    var rest: [Text] = []

    /// Creates a text that is shown as it is.
    public init(verbatim string: String) { self.string = string }

    /// Creates a text that is shown as it is.
    public init(_ string: some StringProtocol) { self.string = String(string) }
}

extension Text: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TextNode(view, context)
    }
}

private final class TextNode: TypedNode<Text> {
    private lazy var texts = words.map { TextItem(look($0), style($0), isWord: isJoined, context) }
    /// What holds the words of a joined text.
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

    /// The style of a text; the words of a joined one have no gradients but their first colours.
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
            guard index < old.count, old[index].shows(style) else {
                // A gradient takes other layers than a colour.
                return TextItem(look(word), style, isWord: isJoined, context)
            }
            old[index].look = look(word)
            old[index].style = style
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

extension View {
    /// Sets the font of texts in the view; nil for the standard one.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the style of texts and shapes in the view.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self, value: style) { $0.setForegroundStyle($1) }
    }

    /// Sets the colour of texts and shapes in the view; nil leaves it.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentView(content: self, value: color) {
            if let color = $1 { $0.setForegroundStyle(color) }
        }
    }

    /// Sets the style of controls in the view.
    public func tint<S: ShapeStyle>(_ style: S?) -> some View {
        EnvironmentView(content: self, value: style) { $0.setTint($1) }
    }

    /// Sets how many lines texts in the view may take, at least 1; nil for any number.
    ///
    /// The last line that there is room for is cut as `truncationMode(_:)` says if the text goes on.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets where the last line of a text that does not fit is cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets where the lines of texts in the view stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
