import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// The item of a text that can be edited: it draws the text, the selection and the insertion point,
/// and scrolls to the latter.
final class TextInputItem: LayerItem {
    let blocks = TextBlocks()
    private let input: TextInputLayer
    private var placeholders: [CALayer] = []
    private let backgrounds = TextInputRectangles()
    private let selections = TextInputRectangles()
    private let texts = CALayer()
    private let marks = TextInputRectangles()
    private let bars = TextInputRectangles()
    private let caret = CALayer()
    private let blink: CaretBlink
    private var textLayers: [CATextLayer] = []
    /// The distance from the text's corner to that of the visible part, in points.
    private(set) var scroll = CGPoint.zero
    private(set) var content = TextInputContent()
    private(set) var look = InputLook()
    private(set) var hasFocus = false
    private var isActive = true
    /// Returns how text with attributes is drawn in the environment.
    private let style: (AttributeContainer) -> TextBlocks.StyledRun

    override var ownName: String? { "TextField" }

    init(
        _ look: InputLook, _ context: NodeContext,
        style: @escaping (AttributeContainer) -> TextBlocks.StyledRun
    ) {
        input = TextInputLayer()
        self.style = style
        blink = CaretBlink(caret, context.graph)
        super.init(input, context)
        input.masksToBounds = true
        caret.isHidden = true
        showLayers()
        set(look)
    }

    /// The layer that receives the pointer.
    var pointerLayer: TextInputLayer { input }

    func stop() {
        blink.stop()
        input.host?.textServices.end(for: self)
    }

    // MARK: Changes

    func set(_ look: InputLook) {
        if content.runs != nil {
            // Colours and fonts may differ in another environment.
            blocks.set(content.text, styledRuns)
            graph.later { [weak self] in self?.show() }
        }
        guard look != self.look || blocks.lineHeight == 0 else { return }
        self.look = look
        styleChanged()
        invalidateLayout()
        graph.later { [weak self] in self?.show() }
    }

    private func styleChanged() {
        var style = look.style
        style.width = look.isMultiline ? room.width : nil
        blocks.set(style)
    }

    /// Shows another text, selection or composition, and scrolls to the insertion point.
    func set(_ content: TextInputContent) {
        guard content != self.content else { return }
        let height = look.isMultiline && !look.fills ? blocks.size().height : 0
        self.content = content
        blocks.set(content.text, styledRuns)
        if look.isMultiline, !look.fills, blocks.size().height != height { invalidateLayout() }
        blink.restart()
        revealCaret()
        show()
    }

    private var styledRuns: [TextBlocks.StyledRun]? {
        content.runs?.runs.map { run in
            var styled = style(run.attributes)
            styled.count = run.count
            return styled
        }
    }

    /// Shows whether the text has the focus, and whether its window is active.
    func setFocus(_ hasFocus: Bool, isActive: Bool) {
        guard hasFocus != self.hasFocus || isActive != self.isActive else { return }
        (self.hasFocus, self.isActive) = (hasFocus, isActive)
        if hasFocus && isActive { blink.restart() } else { blink.stop() }
        if hasFocus { revealCaret() } else { input.host?.textServices.end(for: self) }
        show()
    }

    // MARK: Layout

    /// The size of the part in which text is shown, in points.
    private var room: CGSize { room(in: frame.size) }

    private func room(in size: CGSize) -> CGSize {
        CGSize(
            width: max(size.width - 2 * look.insets.width - Self.caretWidth, 1),
            height: max(size.height - 2 * look.insets.height, 1)
        )
    }

    private static let caretWidth: CGFloat = 2

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let minimum = CGFloat(look.lines.lowerBound) * blocks.lineHeight + 2 * look.insets.height
        if look.fills {
            return proposal.replacingUnspecifiedDimensions(
                by: CGSize(width: 100, height: max(minimum, 100))
            )
        }
        let width = proposal.width ?? 100
        guard look.isMultiline else {
            return CGSize(width: width, height: max(minimum, Self.minimumHeight))
        }
        var style = look.style
        style.width = room(in: CGSize(width: width, height: 0)).width
        blocks.set(style)
        let maximum = CGFloat(min(look.lines.upperBound, 10_000)) * blocks.lineHeight
        let height = min(blocks.size().height, maximum) + 2 * look.insets.height
        return CGSize(width: width, height: max(height, minimum, Self.minimumHeight))
    }

    /// The minimum height of a field, in points.
    private static let minimumHeight: CGFloat = 22

    override var ownGuideKinds: GuideKinds { .baselines }

    override func ownAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: top(in: size) + blocks.baseline
        case VerticalAlignment.lastTextBaseline.key:
            look.isMultiline
                ? size.height - blocks.lineHeight + blocks.baseline
                : top(in: size) + blocks.baseline
        default: nil
        }
    }

    /// The distance from the item's top to that of the text, in points: a single line is centred.
    private func top(in size: CGSize) -> CGFloat {
        look.fills ? look.insets.height : max((size.height - blocks.size(laidOut: 1).height) / 2, 0)
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let part = alignmentFactor
        let room = CGRect(origin: scroll, size: frame.size).insetBy(
            dx: look.insets.width, dy: look.insets.height
        )
        for child in children {
            child.place(
                at: CGPoint(
                    x: room.minX + part * room.width,
                    y: look.fills ? room.minY : room.midY
                ), anchor: UnitPoint(x: part, y: look.fills ? 0 : 0.5),
                proposal: ProposedViewSize(room.size)
            )
        }
    }

    /// The alignment of a text shorter than the line: 0 at the left, 1 at the right.
    private var alignmentFactor: CGFloat {
        switch look.style.alignment {
        case .left: 0
        case .right: 1
        case .center: 0.5
        case .natural, .justified: blocks.isRightToLeft(at: 0) ? 1 : 0
        }
    }

    override var corner: CGPoint { scroll }

    override func frameChanged(from old: CGRect) {
        super.frameChanged(from: old)
        guard frame.size != old.size else { return }
        styleChanged()
        revealCaret()
        graph.later { [weak self] in self?.show() }
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {
        placeholders = layers
        showLayers()
    }

    /// Adds the layers in their order, with a placeholder while the text is empty.
    private func showLayers() {
        let shown = content.text.isEmpty ? placeholders : []
        let (below, above) = (
            [backgrounds.layer, selections.layer], [texts, bars.layer, marks.layer, caret]
        )
        super.adopt(below + shown + above, input)
    }

    // MARK: Scrolling

    /// The size of the scrollable content, in points, with the insertion point at its end.
    private var contentSize: CGSize {
        let size = blocks.size(laidOut: look.isMultiline ? 64 : 4)
        return CGSize(width: size.width + Self.caretWidth, height: size.height)
    }

    /// Scrolls by a distance within the text; returns whether anything moved.
    func scroll(by delta: CGSize) -> Bool {
        let before = scroll
        scroll.x -= look.isMultiline ? 0 : delta.width
        scroll.y -= look.isMultiline ? delta.height : 0
        clampScroll()
        guard scroll != before else { return false }
        show()
        return true
    }

    private func clampScroll() {
        let (size, all) = (frame.size, contentSize)
        if look.isMultiline {
            let height = all.height + 2 * look.insets.height
            scroll = CGPoint(x: 0, y: min(max(scroll.y, 0), max(height - size.height, 0)))
        } else {
            let free = size.width - all.width - 2 * look.insets.width
            // Shorter text is aligned in the field.
            let x = free >= 0 ? -free * alignmentFactor : min(max(scroll.x, 0), -free)
            scroll = CGPoint(x: x, y: 0)
        }
    }

    /// Scrolls just far enough to show the insertion point.
    private func revealCaret() {
        guard frame.width > 0 else { return }
        clampScroll()
        if hasFocus { scrollToCaret() }
    }

    /// Scrolls just far enough to show the end of the selection, also without the focus.
    func revealSelection() {
        guard frame.width > 0 else { return }
        scrollToCaret()
        show()
    }

    private func scrollToCaret() {
        let rect = caretRect
        if look.isMultiline {
            let low = rect.maxY + look.insets.height - frame.height
            scroll.y = min(max(scroll.y, low), max(rect.minY - look.insets.height, 0))
            // A long distance is laid out first.
            clampScroll()
        } else if contentSize.width + 2 * look.insets.width > frame.width {
            let low = rect.maxX + look.insets.width - frame.width
            scroll.x = min(max(scroll.x, low), max(rect.minX - look.insets.width, 0))
        }
    }

    // MARK: Places

    /// The corner of the text in the layer's space.
    private var textOrigin: CGPoint {
        let y = look.isMultiline && look.fills ? look.insets.height : top(in: frame.size)
        return CGPoint(x: look.insets.width, y: look.isMultiline ? max(y, 0) : y)
    }

    /// The insertion point in the layer's space.
    var caretRect: CGRect {
        let caret = blocks.caret(at: content.head, prefersLineEnd: content.prefersLineEnd)
        let origin = textOrigin
        return CGRect(
            x: origin.x + caret.minX, y: origin.y + caret.minY, width: Self.caretWidth,
            height: caret.height
        )
    }

    /// Returns the insertion point nearest to a point of the layer, and whether it is at the end of
    /// a wrapped line.
    func offset(at point: CGPoint) -> (offset: Int, isLineEnd: Bool) {
        blocks.offset(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
    }

    /// Returns the rectangles of a part of the text in the layer's space; of an empty part, the
    /// insertion point.
    func rectangles(of range: Range<Int>) -> [CGRect] {
        let start = blocks.caret(at: range.lowerBound)
        let area = start.union(blocks.caret(at: range.upperBound))
        let found = range.isEmpty ? [start] : blocks.rectangles(of: range, in: area)
        let origin = textOrigin
        return found.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    // MARK: Drawing

    /// Draws the visible part.
    private func show() {
        guard frame.width > 0, frame.height > 0 else { return }
        Transaction().runAlone {
            input.bounds.origin = scroll
            showLayers()
            let origin = textOrigin
            let area = CGRect(origin: scroll, size: frame.size).offsetBy(
                dx: -origin.x, dy: -origin.y
            )
            showText(area, origin)
            showBars(area, origin)
            backgrounds.show(
                look.isRedacted ? [] : blocks.backgrounds(in: area).map { ($0.rect, $0.color) },
                origin
            )
            let selected = content.selection
            selections.show(
                selected.isEmpty ? [] : blocks.rectangles(of: selected, in: area), origin,
                look.tint.copy(alpha: look.tint.alpha * (hasFocus ? 0.3 : 0.15))
            )
            marks.show(
                content.marked.map { blocks.underlines(of: $0, in: area, thickness: 1.5) } ?? [],
                origin, look.ink
            )
            caret.backgroundColor = look.tint
            caret.cornerRadius = Self.caretWidth / 2
            caret.frame = caretRect
            blink.isAllowed = hasFocus && isActive && selected.isEmpty
        }
        guard hasFocus, let host = input.host else { return }
        host.textServices.take(input.convert(caretRect, to: host.rootLayer), for: self)
    }

    /// Draws a bar for each line of a redacted text.
    private func showBars(_ area: CGRect, _ origin: CGPoint) {
        let all = 0..<(look.isRedacted ? content.text.utf8.count : 0)
        let lines = all.isEmpty ? [] : blocks.rectangles(of: all, in: area)
        let height = look.style.fontSize * 0.95
        bars.show(
            lines.map { $0.insetBy(dx: 0, dy: max(($0.height - height) / 2, 0)) }, origin,
            look.ink.copy(alpha: look.ink.alpha * Redaction.opacity), radius: height / 4
        )
    }

    private func showText(_ area: CGRect, _ origin: CGPoint) {
        let (low, high) =
            blocks.isWrapped ? (area.minY, area.maxY) : (area.minX, area.maxX)
        let isShown = !content.text.isEmpty && !look.isRedacted
        let placed = isShown ? blocks.placed(from: low, to: high) : []
        while textLayers.count < placed.count {
            let layer = CATextLayer()
            textLayers.append(layer)
            texts.addSublayer(layer)
        }
        while textLayers.count > placed.count { textLayers.removeLast().removeFromSuperlayer() }
        for (layer, block) in zip(textLayers, placed) {
            if let styled = block.styled {
                layer.setTogether { ($0.string, $0.styled) = (styled.string, styled) }
            } else {
                layer.string = block.string
                layer.font = look.style.fontName
                layer.fontSize = look.style.fontSize
                layer.foregroundColor = look.ink
            }
            layer.isWrapped = blocks.isWrapped
            layer.alignmentMode =
                blocks.isWrapped ? CATextLayerAlignmentMode(look.style.alignment) : .left
            let size = block.places.size
            layer.frame =
                blocks.isWrapped
                ? CGRect(
                    x: origin.x, y: origin.y + block.origin,
                    width: blocks.style.width ?? size.width, height: size.height
                )
                : CGRect(
                    x: origin.x + block.origin, y: origin.y,
                    width: size.width + look.style.fontSize, height: size.height
                )
        }
    }
}

extension TextInputItem {
    /// The top and the bottom of the text in the layer's space, in points.
    var textTop: CGFloat { textOrigin.y }
    var textBottom: CGFloat { textOrigin.y + contentSize.height }

    /// The height of the visible part, in points.
    var pageHeight: CGFloat { max(room.height - blocks.lineHeight, blocks.lineHeight) }
}
