import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// What determines the rendering of a text, except for its colour.
struct TextLook: Equatable {
    var string: String
    var font: ResolvedFont
    var lineLimit: Int?
    var truncation: Text.TruncationMode
    var alignment: TextAlignment

    /// The size of a text, and the distances from its top to its first and last baselines, in
    /// points.
    struct Measure {
        var size = CGSize.zero
        var firstBaseline: CGFloat = 0
        var lastBaseline: CGFloat = 0
        /// The width of the last line, in points.
        var lastWidth: CGFloat = 0
    }

    /// The layouts of a text by wrapping width, each with the room for which it was laid out.
    typealias Lines = [CGFloat?: (room: CGSize, layout: TextLayout)]

    /// Measures the text for a proposal.
    ///
    /// Lines that do not fit are not laid out. A layout already made for the same width and at
    /// least the same height is reused. A single line is laid out only up to a bound in points.
    ///
    /// Exceeded limits are passed to `onExcess`.
    func measure(
        _ proposal: ProposedViewSize, upTo bound: CGFloat = .infinity, _ lines: inout Lines,
        onExcess: ((TextExcess) -> Void)? = nil
    ) -> Measure {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let room = CGSize(width: bound, height: proposal.height ?? .infinity)
        guard let layout = layout(width, room, &lines, onExcess) else { return Measure() }
        var count = layout.lines.count(within: room.height)
        if let lineLimit { count = min(count, max(lineLimit, 1)) }
        guard count >= 1, count <= layout.lines.count else { return Measure() }
        let last = layout.lines[count - 1]
        var size = layout.size
        if count < layout.lines.count {
            let natural = TextLayout.width(
                of: layout.string(cutTo: count), fontName: font.name, fontSize: font.size,
                atMost: width ?? bound
            )
            size = CGSize(width: natural, height: last.bottom)
        }
        return Measure(
            size: size, firstBaseline: layout.firstBaseline, lastBaseline: last.baseline,
            lastWidth: last.width
        )
    }

    /// The look of the text truncated with an ellipsis.
    var cut: TextLook {
        var cut = self
        cut.string =
            truncation == .head ? "\u{2026}" + string : string.withoutTrailingSpace + "\u{2026}"
        return cut
    }

    /// The width of the ellipsis, in points.
    var ellipsisWidth: CGFloat {
        TextLayout.width(
            of: "\u{2026}", fontName: font.name, fontSize: font.size, atMost: .infinity
        )
    }

    /// The distance from the top to the first baseline of the text wrapped at a width, in points.
    func firstBaseline(
        _ width: CGFloat, _ lines: inout Lines, onExcess: ((TextExcess) -> Void)? = nil
    ) -> CGFloat {
        let room = CGSize(width: CGFloat.infinity, height: 0)
        return layout(max(width, 0), room, &lines, onExcess)?.firstBaseline ?? 0
    }

    /// The text wrapped at a width, as far as it fits a room; reuses a layout made for at least the
    /// same room.
    private func layout(
        _ width: CGFloat?, _ room: CGSize, _ lines: inout Lines, _ onExcess: ((TextExcess) -> Void)?
    ) -> TextLayout? {
        if let known = lines[width], known.room.height >= room.height,
            known.room.width >= min(room.width, known.layout.size.width.nextUp)
        {
            return known.layout
        }
        let layout = try? TextLayout(
            string: string, fontName: font.name, fontSize: font.size, maximumWidth: width,
            room: room.height, bound: room.width, lineLimit: lineLimit ?? .max, onExcess: onExcess
        )
        lines[width] = layout.map { (room, $0) }
        return layout
    }
}

/// The item of a text, or of a word of a concatenated text.
final class TextItem: LayerItem {
    override var ownName: String? { "Text" }

    private let text: CATextLayer
    let stylePaint: StylePaint
    private let shownSize: AnimatedValue<CGFloat>

    /// Whether the item is a word of a concatenated text.
    ///
    /// A word takes its natural size unless it is offered a width, at which it is truncated, or a
    /// width and a height, in which it wraps.
    private let isWord: Bool
    /// Whether the item is a truncated word.
    private var isCut = false

    init(_ look: TextLook, _ style: ResolvedStyle, isWord: Bool, _ context: NodeContext) {
        (self.look, self.isWord) = (look, isWord)
        text = CATextLayer()
        text.isWrapped = !isWord
        shownSize = AnimatedValue(look.font.size, context)
        stylePaint = StylePaint(style, of: text, context)
        super.init(stylePaint.gradient?.layer ?? text, context)
        stylePaint.onColor = { [weak self] in self?.showColor() }
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

    /// The look with the font size currently shown.
    private var shownLook: TextLook {
        var shown = look
        // A spring may overshoot the range.
        shown.font.size = min(max(shownSize.shown, TextLimits.leastFontSize), TextLimits.fontSize)
        return shown
    }

    /// The cached measures of a look.
    private struct Measures {
        var look: TextLook
        /// Measures by proposal.
        var known: [ProposedViewSize: TextLook.Measure] = [:]
        var lines = TextLook.Lines()
        /// The look with an ellipsis; nil before it is measured.
        var cut: TextLook?
        var cutLines = TextLook.Lines()
        /// The width of the ellipsis, in points; nil before it is measured.
        var ellipsisWidth: CGFloat?
    }
    private lazy var measures = Measures(look: shownLook)

    /// Returns the look at the font size currently shown, with the cache up to date.
    private func updateMeasures() -> TextLook {
        let look = shownLook
        if measures.look != look { measures = Measures(look: look) }
        if measures.known.count >= 16 || measures.lines.count >= 32 {
            // A single line has the same measures at every width.
            measures.known = [:]
            measures.lines = measures.lines.filter { $0.key == nil }
        }
        return look
    }

    private func warn(of look: TextLook) -> (TextExcess) -> Void {
        { [self] in $0.warn(of: look.string, in: layoutName) }
    }

    private func measured(_ proposal: ProposedViewSize) -> TextLook.Measure {
        let look = updateMeasures()
        if let known = measures.known[proposal] { return known }
        let measure = look.measure(proposal, &measures.lines, onExcess: warn(of: look))
        measures.known[proposal] = measure
        return measure
    }

    /// The measure of the text on one line, truncated at a width or not; text beyond the width is
    /// not laid out.
    private func measuredLine(within width: CGFloat, isCut: Bool) -> TextLook.Measure {
        let look = updateMeasures()
        // Exceeds the width if the text does.
        let bound = width.nextUp
        var measure: TextLook.Measure
        if isCut {
            let cut = measures.cut ?? look.cut
            measures.cut = cut
            measure = cut.measure(.unspecified, upTo: bound, &measures.cutLines)
        } else {
            measure = look.measure(
                .unspecified,
                upTo: bound,
                &measures.lines,
                onExcess: warn(of: look)
            )
        }
        measure.size.width = min(measure.size.width, isCut ? width : bound)
        return measure
    }

    private func sizeMoved() {
        invalidateLayout()
        show()
    }

    func stop() {
        stylePaint.stop()
        shownSize.stop()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if isWord {
            switch WordFit(proposal) {
            case .whole(let width): return measuredLine(within: width, isCut: false).size
            case .cut(let width): return measuredLine(within: width, isCut: true).size
            case .broken: break
            }
        }
        var size = measured(proposal).size
        size.width.round(.up)
        guard let width = proposal.width, width < size.width else { return size }
        return CGSize(width: width, height: size.height)
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard key == EllipsisWidth.self else { return super.layoutValue(key) }
        let look = updateMeasures()
        let width = measures.ellipsisWidth ?? look.ellipsisWidth
        measures.ellipsisWidth = width
        return width as? K.Value ?? super.layoutValue(key)
    }

    override func ownAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key:
            if isWord, case .whole(let width) = WordFit(proposal) {
                return measuredLine(within: width, isCut: false).firstBaseline
            }
            let look = updateMeasures()
            return look.firstBaseline(size.width, &measures.lines, onExcess: warn(of: look))
        case VerticalAlignment.lastTextBaseline.key:
            return measured(ProposedViewSize(size)).lastBaseline
        case HorizontalAlignment.lastLineEnd.key where isWord:
            return measured(ProposedViewSize(size)).lastWidth
        default: return nil
        }
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        var (isBroken, isCut) = (!isWord, false)
        if isWord {
            switch WordFit(proposal) {
            case .whole: break
            case .cut: isCut = true
            case .broken: isBroken = true
            }
        }
        guard isCut != self.isCut || isBroken != text.isWrapped else { return }
        self.isCut = isCut
        text.isWrapped = isBroken
        show()
    }

    override func setGeometry() {
        // The line breaks change immediately; only the position animates.
        let (position, size) = (layer.position, frame.size)
        Transaction().runAlone {
            let origin = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
            stylePaint.gradient?.place(CGRect(origin: origin, size: size))
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

    private func showColor() { text.foregroundColor = stylePaint.ink }
}
