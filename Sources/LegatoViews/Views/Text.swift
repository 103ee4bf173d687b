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
    let string: String
    var font: Font?
    var color: AnyShapeStyle?
    var traits = FontTraits()

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
    private lazy var item = TextItem(look, style, context)

    private var look: TextLook {
        TextLook(
            string: view.string,
            font: environment.fontTraits.with(view.traits)
                .applied(to: view.font ?? environment.font ?? .body).resolved,
            lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment
        )
    }

    private var style: ResolvedColor {
        (view.color?.style(in: environment) ?? ForegroundStyle().style(in: environment)).color
    }

    override var items: [ViewItem] { [item] }

    override func update(_ view: Text) {
        let item = item
        super.update(view)
        item.look = look
        item.color = style
    }

    override func environmentChanged() {
        item.look = look
        item.color = style
    }

    override func willRemove() { item.stop() }
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

    init(_ look: TextLook, _ color: ResolvedColor, _ context: NodeContext) {
        (self.look, self.color) = (look, color)
        text = CATextLayer()
        text.isWrapped = true
        text.truncationMode = .end
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
