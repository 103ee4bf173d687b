import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// What a text looks like, but for its colour.
struct TextLook: Equatable {
    var string: String
    var font: ResolvedFont
    var lineLimit: Int?
    var truncation: Text.TruncationMode
    var alignment: TextAlignment

    /// How much room a text takes, and how far below its top its first and last line stand, points.
    struct Measure {
        var size = CGSize.zero
        var firstBaseline: CGFloat = 0
        var lastBaseline: CGFloat = 0
        /// How wide the last line is, points.
        var lastWidth: CGFloat = 0
    }

    /// The lines of a text by width, as far as they fit a height.
    typealias Lines = [CGFloat?: (room: CGFloat, layout: TextLayout)]

    /// Measures the text for a proposal.
    ///
    /// Lines that do not fit are not laid out, nor are those already laid out for a proposal of the
    /// same width and at least the same height.
    ///
    /// Exceeded limits are reported to a closure.
    func measure(
        _ proposal: ProposedViewSize,
        _ lines: inout Lines,
        onExcess: ((TextExcess) -> Void)? = nil
    ) -> Measure {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let room = proposal.height ?? .infinity
        let known = lines[width].flatMap { $0.room >= room ? $0.layout : nil }
        guard let layout = known ?? layout(string, width, room, onExcess) else { return Measure() }
        lines[width] = (max(room, lines[width]?.room ?? room), layout)
        var count = layout.lines.count(within: room)
        if let lineLimit { count = min(count, max(lineLimit, 1)) }
        guard count >= 1, count <= layout.lines.count else { return Measure() }
        let last = layout.lines[count - 1]
        var size = layout.size
        if count < layout.lines.count {
            let natural = TextLayout.width(
                of: layout.string(cutTo: count),
                fontName: font.name,
                fontSize: font.size,
                atMost: width ?? .infinity
            )
            size = CGSize(width: natural, height: last.bottom)
        }
        return Measure(
            size: size,
            firstBaseline: layout.firstBaseline,
            lastBaseline: last.baseline,
            lastWidth: last.width
        )
    }

    /// The look of the text with an ellipsis where it is cut.
    var cut: TextLook {
        var cut = self
        cut.string =
            truncation == .head ? "\u{2026}" + string : string.withoutTrailingSpace + "\u{2026}"
        return cut
    }

    /// How wide the ellipsis is, points.
    var ellipsisWidth: CGFloat { layout("\u{2026}", nil, .infinity, nil)?.size.width ?? 0 }

    private func layout(
        _ string: String,
        _ width: CGFloat?,
        _ room: CGFloat,
        _ onExcess: ((TextExcess) -> Void)?
    ) -> TextLayout? {
        try? TextLayout(
            string: string,
            fontName: font.name,
            fontSize: font.size,
            maximumWidth: width,
            room: room,
            lineLimit: lineLimit ?? .max,
            onExcess: onExcess
        )
    }
}

/// The element of a text, or of a word of a joined one.
final class TextItem: LayerItem {
    override var ownName: String? { "Text" }

    private let text: CATextLayer
    private let gradient: GradientPaint?
    private let shownColor: AnimatedValue<Vector4>
    private let shownSize: AnimatedValue<CGFloat>

    /// Whether it is a word of a joined text: it takes the room that it needs unless it is offered
    /// a width, at which it is cut, or a width and a height, at which its lines break.
    private let isWord: Bool
    /// Whether it is a word that is cut.
    private var isCut = false

    init(_ look: TextLook, _ style: ResolvedStyle, isWord: Bool, _ context: NodeContext) {
        (self.look, self.style, self.isWord) = (look, style, isWord)
        text = CATextLayer()
        text.isWrapped = !isWord
        shownColor = AnimatedValue(style.color.animatableData, context)
        shownSize = AnimatedValue(look.font.size, context)
        if case .gradient(let values) = style {
            gradient = GradientPaint(values, mask: text, context)
        } else {
            gradient = nil
        }
        super.init(gradient?.layer ?? text, context)
        show()
        showColor()
    }

    var look: TextLook {
        didSet {
            guard look != oldValue else { return }
            if look.font.size != shownSize.model {
                shownSize.onMove = { [weak self] in self?.sizeMoved() }
                shownSize.set(look.font.size, in: graph.scope)
            }
            invalidateLayout()
            graph.later { [self] in show() }
        }
    }

    /// The look in the size of the frame.
    private var shownLook: TextLook {
        var shown = look
        // A spring may overshoot the range.
        shown.font.size = min(max(shownSize.shown, TextLimits.leastFontSize), TextLimits.fontSize)
        return shown
    }

    /// The latest measures, and the look for which they were made.
    private var measures: (look: TextLook?, known: [ProposedViewSize: TextLook.Measure]) = (
        nil, [:]
    )
    /// The lines of the measured look.
    private var lines = TextLook.Lines()

    private func measured(_ proposal: ProposedViewSize) -> TextLook.Measure {
        let look = shownLook
        if measures.look != look || measures.known.count >= 16 {
            (measures, lines) = ((look, [:]), [:])
        }
        if let known = measures.known[proposal] { return known }
        let measure = look.measure(proposal, &lines) {
            $0.warn(of: look.string, in: self.layoutName)
        }
        measures.known[proposal] = measure
        return measure
    }

    private func sizeMoved() {
        invalidateLayout()
        show()
    }

    var style: ResolvedStyle {
        didSet {
            guard style != oldValue else { return }
            let scope = graph.scope
            graph.later { [self] in
                if case .gradient(let values) = style {
                    gradient?.set(values, in: scope)
                } else {
                    shownColor.onMove = { [weak self] in self?.showColor() }
                    shownColor.set(style.color.animatableData, in: scope)
                    showColor()
                }
            }
        }
    }

    /// Whether the layers can show a style.
    func shows(_ style: ResolvedStyle) -> Bool {
        if case .gradient = style { gradient != nil } else { gradient == nil }
    }

    func stop() {
        shownColor.stop()
        shownSize.stop()
        gradient?.stop()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if isWord, let size = measureWord(proposal) { return size }
        var size = measured(proposal).size
        size.width.round(.up)
        guard let width = proposal.width, width < size.width else { return size }
        return CGSize(width: width, height: size.height)
    }

    /// The size of a word on one line; nil for one whose lines break.
    private func measureWord(_ proposal: ProposedViewSize) -> CGSize? {
        guard let width = proposal.width else { return measured(.unspecified).size }
        guard proposal.height == nil else { return nil }
        var lines = TextLook.Lines()
        let size = shownLook.cut.measure(.unspecified, &lines).size
        return CGSize(width: min(width, size.width), height: size.height)
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard key == EllipsisWidth.self, let width = shownLook.ellipsisWidth as? K.Value else {
            return super.layoutValue(key)
        }
        return width
    }

    override func ownAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key:
            let width = ProposedViewSize(width: size.width, height: nil)
            return measured(width).firstBaseline
        case VerticalAlignment.lastTextBaseline.key:
            return measured(ProposedViewSize(size)).lastBaseline
        case HorizontalAlignment.lastLineEnd.key where isWord:
            return measured(ProposedViewSize(size)).lastWidth
        default: return nil
        }
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let isBroken = !isWord || (proposal.width != nil && proposal.height != nil)
        let isCut = isWord && !isBroken && proposal.width != nil
        guard isCut != self.isCut || isBroken != text.isWrapped else { return }
        self.isCut = isCut
        text.isWrapped = isBroken
        show()
    }

    override func setGeometry() {
        // Lines are broken for good; the whole moves.
        let (position, size) = (layer.position, frame.size)
        Transaction().runAlone {
            let origin = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
            gradient?.place(CGRect(origin: origin, size: size))
            text.bounds = CGRect(origin: .zero, size: size)
        }
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func show() {
        let look = shownLook
        text.string = isCut ? look.cut.string : look.string
        text.truncationMode =
            switch look.truncation {
            case _ where isWord && !isCut && !text.isWrapped: .none
            case .head: .start
            case .middle where !isWord: .middle
            case .tail, .middle: .end
            }
        text.font = look.font.name
        text.fontSize = look.font.size
        text.alignmentMode =
            switch look.alignment {
            case _ where isCut && look.truncation == .head: .right
            case .natural: .natural
            case .center: .center
            case .trailing: .right
            case .justified: .justified
            }
    }

    private func showColor() {
        var shown = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)
        if gradient == nil { shown.animatableData = shownColor.shown }
        text.foregroundColor = shown.cgColor
    }
}
