import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// The item of a text, or of a word of a concatenated text.
final class TextItem: LayerItem {
    override var ownName: String? { "Text" }

    let text: CATextLayer
    @exclusivity(unchecked) private var rules = TextRuleLayers()
    /// The change of the string that is in progress; nil for none.
    @exclusivity(unchecked) private var morph: TextMorph?
    /// How the font is scaled to fit the space.
    @exclusivity(unchecked) private var fit = TextLook.Fit()
    let stylePaint: StylePaint
    /// The animated font size; nil until the size changes.
    @exclusivity(unchecked) private var movingSize: AnimatedValue<CGFloat>?

    /// Whether the item is a word of a concatenated text.
    ///
    /// A word takes its natural size unless a width is proposed, at which it is truncated, or a
    /// width and a height, in which it wraps.
    private let isWord: Bool
    /// Whether the item is a truncated word.
    @exclusivity(unchecked) private var isCut = false

    init(
        _ look: TextLook, _ style: ResolvedStyle, isWord: Bool, _ context: borrowing NodeContext
    ) {
        (self.look, self.isWord) = (look, isWord)
        text = CATextLayer()
        stylePaint = StylePaint(style, of: text, context)
        super.init(stylePaint.gradient?.layer ?? text, context)
        // While a change of the frame animates, the new text begins at the old one's corner.
        if stylePaint.gradient == nil { text.anchorPoint = .zero }
        // It is reset when the item is released. Weak references would make reference counting of
        // items several times as expensive.
        stylePaint.onColor = { [unowned(unsafe) self] in showColor() }
        text.setTogether { values in
            values.isWrapped = !isWord
            fill(&values)
            values.foregroundColor = shownInk
        }
        showRules()
        if look.background != nil { showBackground() }
        if let items = graph.newTexts.add(self) {
            TextAhead.make(items.compactMap { $0.prepareLayout() })
        }
    }

    isolated deinit { stylePaint.onColor = {} }

    @exclusivity(unchecked) var look: TextLook {
        didSet {
            guard look != oldValue else { return }
            (cachedMeasures, layoutAhead) = (nil, nil)
            var change = TextMorph.Change(from: oldValue, to: look)
            change?.old = oldValue.changed(by: fit)
            if let shown = movingSize?.shown {
                change?.old.font.size = Self.fontSize(shown)
            }
            change?.oldSize = text.bounds.size
            if look.font.size != oldValue.font.size {
                let size = movingSize ?? AnimatedValue(oldValue.font.size, graph, transactions)
                movingSize = size
                size.onMove = { [weak self] in self?.sizeMoved() }
                size.set(look.font.size, in: graph.scope)
            }
            let scope = graph.scope
            invalidateLayout()
            graph.later { [self] in
                show()
                if look.background != oldValue.background { showBackground() }
                if look.isRedacted != oldValue.isRedacted { showColor() }
                if let change {
                    animate(change, in: scope)
                } else if look.string != oldValue.string {
                    endMorph()
                }
            }
        }
    }

    /// The look with the font size currently shown.
    private var shownLook: TextLook {
        guard shownSize != look.font.size else { return look }
        var shown = look
        shown.font.size = Self.fontSize(shownSize)
        return shown
    }

    /// The font size within its limits, in points; a spring may overshoot them.
    private static func fontSize(_ size: CGFloat) -> CGFloat {
        min(max(size, TextLimits.minimumFontSize), TextLimits.fontSize)
    }

    /// The font size in the current frame, in points.
    private var shownSize: CGFloat { movingSize?.shown ?? look.font.size }

    /// The cached measures of the look.
    private final class Measures {
        /// The font size shown when they were made, in points.
        let shownSize: CGFloat
        /// Measures by proposal, of a look whose font changes to fit.
        @exclusivity(unchecked)
        var known: [(proposal: ProposedViewSize, measure: TextLook.Measure)] = []
        @exclusivity(unchecked) var lines = TextLook.Lines()
        /// The layouts of the look with an ellipsis.
        @exclusivity(unchecked) var cutLines = TextLook.Lines()
        /// The width of the ellipsis, in points; nil before it is measured.
        @exclusivity(unchecked) var ellipsisWidth: CGFloat?

        init(_ shownSize: CGFloat, _ layout: TextLayout?) {
            self.shownSize = shownSize
            if let layout { lines.set(natural: layout) }
        }

        // Nonisolated: an isolated one would check that it runs on the main actor.
        deinit {}
    }
    /// The measures of the current look; nil before it is measured.
    @exclusivity(unchecked) private var cachedMeasures: Measures?
    /// The layout that another thread makes before the first measurement; nil for none.
    @exclusivity(unchecked) private var layoutAhead: TextAhead?

    /// The measures of the look at the font size currently shown.
    private var measures: Measures {
        guard let known = cachedMeasures, known.shownSize == shownSize else {
            let measures = Measures(shownSize, layoutAhead?.take())
            (cachedMeasures, layoutAhead) = (measures, nil)
            return measures
        }
        if known.known.count >= 16 { known.known = [] }
        if known.lines.count >= 32 { known.lines.removeWrapped() }
        return known
    }

    private func warn(_ excess: TextExcess) { excess.warn(of: look.string, in: layoutName) }

    private func measured(_ proposal: ProposedViewSize) -> TextLook.Measure {
        let measures = measures
        let changes = look.mayChangeToFit && !isWord
        if changes, let known = measures.known.first(where: { $0.proposal == proposal }) {
            return known.measure
        }
        var measure =
            measures.lines.unwrappedMeasure(at: proposal.width)
            ?? shownLook.measure(proposal, &measures.lines, onExcess: warn)
        if changes, measure.isCut { measure = shownLook.fitted(to: proposal) ?? measure }
        if !isWord, look.reservedLines > 0 {
            measure.size.height = max(measure.size.height, shownLook.reservedHeight)
        }
        if changes { measures.known.append((proposal, measure)) }
        return measure
    }

    /// The measure of the text on one line, truncated at a width or not; text beyond the width is
    /// not laid out.
    private func measuredLine(within width: CGFloat, isCut: Bool) -> TextLook.Measure {
        let measures = measures
        // Exceeds the width if the text does.
        let bound = width.nextUp
        var measure: TextLook.Measure
        if isCut {
            measure = shownLook.cut.measure(.unspecified, upTo: bound, &measures.cutLines)
        } else {
            measure = shownLook.measure(
                .unspecified, upTo: bound, &measures.lines, onExcess: warn
            )
        }
        measure.size.width = min(measure.size.width, isCut ? width : bound)
        return measure
    }

    private func sizeMoved() {
        invalidateLayout()
        show()
        layOutMorph()
    }

    /// Lays out the letters of a change of the string for the current font and size.
    private func layOutMorph() {
        morph?.layOut(fontSize: shownFont.size, in: text.bounds.size)
    }

    func stop() {
        stylePaint.stop()
        movingSize?.stop()
        morph?.stop()
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

    override func ownShortest(along axis: Axis) -> CGFloat? {
        axis == .horizontal && !isWord ? 0 : nil
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard key == EllipsisWidth.self else { return super.layoutValue(key) }
        let measures = measures
        let width = measures.ellipsisWidth ?? shownLook.ellipsisWidth
        measures.ellipsisWidth = width
        return width as? K.Value ?? super.layoutValue(key)
    }

    override var ownGuideKinds: GuideKinds { isWord ? .all : .baselines }

    override func ownAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key:
            if isWord, case .whole(let width) = WordFit(proposal) {
                return measuredLine(within: width, isCut: false).firstBaseline
            }
            if look.mayChangeToFit { return measured(ProposedViewSize(size)).firstBaseline }
            let measures = measures
            return shownLook.firstBaseline(size.width, &measures.lines, onExcess: warn)
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
        var fit = TextLook.Fit()
        if !isWord, look.mayChangeToFit { fit = measured(proposal).fitting ?? fit }
        guard isCut != self.isCut || isBroken != text.isWrapped || fit != self.fit else { return }
        (self.isCut, self.fit) = (isCut, fit)
        text.isWrapped = isBroken
        show()
    }

    override func setGeometry() {
        // The line breaks change immediately; only the position animates.
        let offset = look.baselineOffset
        let size = CGSize(width: frame.width, height: max(frame.height - abs(offset), 0))
        let position = layer.position
        Transaction().change {
            let origin = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
            stylePaint.gradient?.place(CGRect(origin: origin, size: size))
            text.bounds = CGRect(origin: .zero, size: size)
            showRules()
        }
        layOutMorph()
        let anchor = layer.anchorPoint
        layer.position = CGPoint(
            x: frame.minX + anchor.x * size.width,
            y: frame.minY + max(-offset, 0) + anchor.y * size.height
        )
    }

    /// Fills the rectangle of the text, which is a line: a text with a background is laid out word by
    /// word.
    private func showBackground() {
        text.backgroundColor = look.background?.cgColor
        // Words and lines abut within a pixel.
        text.allowsEdgeAntialiasing = look.background == nil
    }

    /// Draws the lines under and through the text.
    private func showRules() {
        guard !look.rules.isEmpty || !rules.isEmpty else { return }
        rules.show(look.rules, rows, of: text, stylePaint.ink)
    }

    /// The lines currently shown.
    var rows: [TextLook.Row] {
        var look = shownLook.changed(by: fit)
        if isCut { look.string = look.cut.string }
        if isWord, !text.isWrapped { look.lineLimit = 1 }
        var lines = TextLook.Lines()
        var rows = look.rows(in: text.bounds.size, &lines)
        if isWord, !text.isWrapped, !rows.isEmpty { rows[0].width = text.bounds.width }
        return rows
    }

    /// The font currently shown.
    var shownFont: ResolvedFont { shownLook.changed(by: fit).font }

    private func show() {
        text.setTogether { fill(&$0) }
        showRules()
    }

    /// Sets the values of the text layer, except for its colour and whether it wraps.
    private func fill(_ values: inout TextValues) {
        let look = shownLook.changed(by: fit)
        values.string = isCut ? look.cut.string : look.string
        values.truncationMode =
            switch look.truncation {
            case _ where isWord && !isCut && !values.isWrapped: .none
            case .middle where isWord: .end
            case .head, .middle, .tail: look.truncationMode
            }
        values.font = look.font.name
        values.fontSize = look.font.size
        values.alignmentMode = isCut && look.truncation == .head ? .right : look.alignmentMode
    }

    /// The colour of the text layer; nil while another layer draws the glyphs.
    private var shownInk: CGColor? {
        morph == nil && !look.isRedacted ? stylePaint.ink : nil
    }

    private func showColor() {
        text.setTogether { $0.foregroundColor = shownInk }
        let ink = stylePaint.ink
        rules.showInk(ink)
        morph?.show(ink)
    }

    /// Shows the string at once.
    private func endMorph() {
        guard let morph else { return }
        morph.stop()
        self.morph = nil
        showColor()
    }

    /// Animates a change of the string with the transaction of a scope.
    private func animate(_ change: TextMorph.Change, in scope: TransactionNode?) {
        guard !isWord, graph.transaction(at: scope ?? transactions).animation != nil else {
            return endMorph()
        }
        var change = change
        // The font may have changed after the string, in the same update.
        change.new = shownLook.changed(by: fit)
        let morph = TextMorph(change, after: morph, in: text, transactions, graph)
        morph.onEnd = { [weak self] in
            self?.morph = nil
            self?.showColor()
        }
        self.morph = morph
        showColor()
        morph.start(in: scope)
    }
}

extension TextItem: ShapedItem {
    func prepareLayout() -> TextAhead? {
        guard cachedMeasures == nil, movingSize == nil else { return nil }
        layoutAhead = TextAhead(
            string: look.string, fontName: look.font.name, fontSize: look.font.size,
            lineLimit: look.lineLimit ?? .max
        )
        return layoutAhead
    }
}
