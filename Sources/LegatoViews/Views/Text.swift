import Foundation
public import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// One or more lines of text.
public struct Text: View {
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
    private var words: [Text] { isJoined ? view.words : [view] }

    private var layout: TextFlow {
        TextFlow(
            breaks: words.map { word in
                guard let last = word.string.last, last.isWhitespace else { return .none }
                return last.isNewline ? .forced : .allowed
            },
            alignment: environment.multilineTextAlignment,
            isOneLine: environment.lineLimit == 1
        )
    }

    private func look(_ text: Text) -> TextLook {
        TextLook(
            string: isJoined ? text.string.replacing("\n", with: "") : text.string,
            font: environment.fontTraits.with(text.traits)
                .applied(to: text.font ?? environment.font ?? .body).resolved,
            lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment
        )
    }

    private func style(_ text: Text) -> ResolvedColor {
        (text.color?.style(in: environment) ?? ForegroundStyle().style(in: environment)).color
    }

    override var items: [ViewItem] { isJoined ? [flow] : texts }

    override func update(_ view: Text) {
        _ = texts
        let wasJoined = isJoined
        super.update(view)
        if wasJoined != isJoined {
            for text in texts { text.stop() }
            texts = []
        }
        show()
        if wasJoined != isJoined { itemsChanged() }
    }

    override func environmentChanged() { show() }

    private func show() {
        let words = words
        for text in texts.dropFirst(words.count) { text.stop() }
        texts = words.enumerated().map { index, word in
            guard index < texts.count else {
                return TextItem(look(word), style(word), isWord: isJoined, context)
            }
            texts[index].look = look(word)
            texts[index].color = style(word)
            return texts[index]
        }
        guard isJoined else { return }
        if flow.layout != layout { flow.layout = layout }
        flow.setChildren(texts)
    }

    override func willRemove() {
        for text in texts { text.stop() }
    }
}

/// What a text looks like, but for its colour.
private struct TextLook: Equatable {
    var string: String
    var font: ResolvedFont
    var lineLimit: Int?
    var alignment: TextAlignment

    /// The size for a width, and how far below the top the first line stands.
    func layout(_ width: CGFloat?) -> (size: CGSize, baseline: CGFloat) {
        let isOneLine = lineLimit == 1
        guard
            let lines = try? TextLayout(
                string: string,
                fontName: font.name,
                fontSize: font.size,
                maximumWidth: isOneLine ? nil : width.flatMap { $0.isFinite ? $0 : nil }
            )
        else { return (.zero, 0) }
        return (lines.size, lines.firstBaseline)
    }
}

private final class TextItem: LayerItem {
    private let text: CATextLayer
    private let shownColor: AnimatedValue<Vector4>

    /// Whether it is a word of a joined text, which takes the room that it needs.
    private let isWord: Bool

    init(_ look: TextLook, _ color: ResolvedColor, isWord: Bool, _ context: NodeContext) {
        (self.look, self.color, self.isWord) = (look, color, isWord)
        text = CATextLayer()
        text.isWrapped = !isWord
        text.truncationMode = isWord ? .none : .end
        shownColor = AnimatedValue(color.animatableData, context)
        super.init(text, context)
        show()
        showColor()
    }

    var look: TextLook {
        didSet {
            guard look != oldValue else { return }
            invalidateLayout()
            graph.later { [self] in show() }
        }
    }

    var color: ResolvedColor {
        didSet {
            guard color != oldValue else { return }
            graph.later { [self] in
                shownColor.onMove = { [weak self] in self?.showColor() }
                shownColor.set(color.animatableData)
                showColor()
            }
        }
    }

    func stop() { shownColor.stop() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if isWord { return look.layout(nil).size }
        var size = look.layout(proposal.width).size
        size = CGSize(width: size.width.rounded(.up), height: size.height)
        guard let width = proposal.width, width < size.width else { return size }
        return CGSize(width: width, height: size.height)
    }

    override func explicitAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        let (all, baseline) = look.layout(size.width)
        if key == VerticalAlignment.firstTextBaseline.key { return baseline }
        guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
        return all.height - (look.layout(nil).size.height - look.layout(nil).baseline)
    }

    override func setGeometry() {
        // Lines are broken for good; the whole moves.
        let position = CGPoint(x: frame.midX, y: frame.midY)
        Transaction().runAlone { layer.bounds = CGRect(origin: .zero, size: frame.size) }
        layer.position = position
    }

    private func show() {
        text.string = look.string
        text.font = look.font.name
        text.fontSize = look.font.size
        text.alignmentMode =
            switch look.alignment {
            case .natural: .natural
            case .center: .center
            case .trailing: .right
            case .justified: .justified
            }
    }

    private func showColor() {
        var shown = color
        shown.animatableData = shownColor.shown
        text.foregroundColor = shown.cgColor
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

    /// Sets how many lines texts in the view may take; nil for any number.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets where the lines of texts in the view stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
