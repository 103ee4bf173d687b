import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// The item of a list row: a background, the insets and a separator around the content.
final class ListRowItem: LayerItem, RowControlPlace, TransitionFollower {
    override var ownName: String? { "List" }

    /// The settings of a row that the list determines.
    struct Setting: Equatable {
        var settings = ListSettings()
        var role = SectionMark.Role.row
        var (isFirst, isLast) = (true, true)
        var isSelected = false
        /// Whether the content leaves space for a button at the leading edge.
        var isIndented = false
        /// Whether a badge is next to the content.
        var hasBadge = false
        var isDark = false
        /// Whether the background is that of every second row.
        var isAlternate = false
        var separators = RowSeparators()
    }

    var setting = Setting() {
        didSet {
            guard setting != oldValue else { return }
            if setting.role != oldValue.role || setting.settings != oldValue.settings
                || setting.isIndented != oldValue.isIndented
                || setting.hasBadge != oldValue.hasBadge
            {
                invalidateLayout()
            }
            graph.later { [self] in graph.change(at: transactions, show) }
        }
    }
    /// How assistive technologies select the row; nil if it cannot be selected.
    var selection: AccessibilitySelection?
    /// Called when the row is tapped, with the modifiers of the press; nil to take no taps.
    var onTap: ((EventModifiers) -> Void)? {
        didSet { if (onTap == nil) != (oldValue == nil) { takeTaps() } }
    }
    /// Called while the row is moved after a long press, with the distance, nil for a cancelled move,
    /// and whether the move has ended; nil for no such moves.
    var onMove: ((CGFloat?, Bool) -> Void)? {
        didSet { if (onMove == nil) != (oldValue == nil) { takeTaps() } }
    }
    /// Called when the row is clicked twice; nil for no such clicks.
    var onDoubleTap: (() -> Void)? {
        didSet { if (onDoubleTap == nil) != (oldValue == nil) { takeTaps() } }
    }
    /// Called when the row is pressed, also for another gesture; nil to observe no presses.
    var onPress: (() -> Void)? {
        didSet { if (onPress == nil) != (oldValue == nil) { takeTaps() } }
    }
    private let separator = CALayer()
    /// The separator above the first row of a section; nil until it is shown.
    private var topSeparator: CALayer?
    private let row = RowLayer()

    init(_ context: NodeContext) {
        super.init(row, context)
        separator.zPosition = 0.5
    }

    /// Called while the pointer is dragged across the row; nil to take no swipes.
    var onSwipe: ((RowDrag) -> Void)? {
        didSet { if (onSwipe == nil) != (oldValue == nil) { takeTaps() } }
    }
    /// Covers the buttons of the swipe.
    var closeSwipe: () -> Void = {}
    /// The swipe whose buttons are uncovered; nil for none.
    var swipe: RowSwipe? {
        didSet {
            swipe?.offset.onMove = { [weak self] in self?.swipeMoved() }
            swipeMoved()
        }
    }

    /// Places the content and the buttons for the offset of the swipe.
    func swipeMoved() {
        invalidateLayout()
        graph.later { [self] in graph.change(at: transactions, show) }
    }

    /// Moves the content to the goal of the swipe, in the current transaction.
    func followSwipe() {
        guard let swipe else { return }
        swipe.offset.set(swipe.goal)
        swipeMoved()
    }

    /// Receives drops on the row; nil to accept none.
    var onInsert: (any RowInsertion)? {
        didSet {
            if oldValue == nil, onInsert != nil { row.register() }
            row.target = onInsert.map { RowDropTarget(row: self, insertion: $0) }
        }
    }
    /// The offset of the row's element in its `ForEach`; nil outside of one.
    var offset: Int?

    /// The control that takes presses on the row; nil without one, and with several.
    private weak var control: RowControl? {
        didSet {
            guard control !== oldValue else { return }
            isHighlighted = false
            takeTaps()
        }
    }
    /// Whether the control is pressed, or its page shown.
    private var isHighlighted = false

    /// Highlights the row, if the control is the one that is pressed with it.
    func highlight(_ isHighlighted: Bool, for control: RowControl) {
        self.isHighlighted = isHighlighted && self.control === control
        graph.later { [self] in graph.change(at: transactions, show) }
    }

    /// Takes the gestures that the row has now; while the pointer holds the content, after its release.
    func takeTaps() {
        guard swipe?.isHeld != true else { return }
        layer.removeAllGestures()
        takeSwipes()
        guard swipe?.isOpen != true else { return }
        if onPress != nil {
            let press = RowPressRecognizer { [weak self] in self?.onPress?() }
            layer.addSimultaneousGesture(MadeGesture(recognizer: press))
        }
        if onTap != nil {
            let click = RowClickRecognizer { [weak self] in self?.onTap?($0) }
            layer.addGesture(MadeGesture(recognizer: click))
        } else {
            for recognizer in control?.recognizers() ?? [] {
                layer.addGesture(MadeGesture(recognizer: recognizer))
            }
        }
        if onDoubleTap != nil {
            let tap = TapGesture(count: 2).onEnded { [weak self] in self?.onDoubleTap?() }
            layer.addSimultaneousGesture(tap)
        }
        let menu: ((Bool) -> Void)? =
            row.menu?.onRowPress == nil ? nil : { [weak self] in self?.row.menu?.onRowPress?($0) }
        if onMove != nil {
            let move = MadeGesture(
                recognizer: RowMoveRecognizer(menu: menu) { [weak self] in self?.onMove?($0, $1) }
            )
            // The content opens its menu itself, but does not move the row.
            if menu == nil { layer.addGesture(move) } else { layer.addHighPriorityGesture(move) }
        } else if let menu {
            layer.addGesture(LongPressGesture().onEnded { _ in menu(true) })
        }
    }

    private func report(_ drag: (CGFloat) -> RowDrag, by width: CGFloat) {
        onSwipe?(drag(transactions.mirrors ? -width : width))
    }

    /// Takes drags across the row, and while its buttons are uncovered, taps on its content.
    private func takeSwipes() {
        guard onSwipe != nil else { return }
        let drag = DragGesture()
            .onChanged { [weak self] in self?.report(RowDrag.moved, by: $0.translation.width) }
            .onEnded { [weak self] in self?.report(RowDrag.ended, by: $0.velocity.width) }
            .onCancelled { [weak self] _ in self?.report(RowDrag.ended, by: 0) }
        let recognizer = ScrollDragRecognizer(drag.makeRecognizer()) { _ in .horizontal }
        layer.addGesture(MadeGesture(recognizer: recognizer))
        guard swipe?.isOpen == true else { return }
        layer.addGesture(TapGesture().onEnded { [weak self] in self?.closeSwipe() })
    }

    /// The distance from its place to where it is drawn while a row is moved, in points.
    var shift: CGFloat = 0
    /// The distance from its place to where it is drawn as a header that stays at the top, in points.
    var pinnedShift: CGFloat = 0

    /// The distance of a badge from the edge or the handle, in points.
    static let badgeMargin: CGFloat = 16

    private var insets: EdgeInsets {
        var insets = contentInsets
        let leading: CGFloat = setting.isIndented ? 38 : 0
        insets.leading += leading
        // The badge and the handle with which the row is moved.
        var trailing = -leading
        for tools in tools { trailing += tools.sizeThatFits(.unspecified).width }
        if setting.hasBadge {
            trailing += max(insets.trailing, Self.badgeMargin) - insets.trailing
            trailing += 8 - Self.badgeMargin
        }
        insets.trailing += max(trailing, 0)
        return insets
    }

    private var contentInsets: EdgeInsets {
        let isPlain = setting.settings.look == .plain
        let standard =
            switch setting.role {
            case .row: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
            case .header:
                EdgeInsets(top: isPlain ? 18 : 6, leading: 16, bottom: 7, trailing: 16)
            case .footer: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            }
        return layoutValue(ContainerValuesKey.self).rowInsets.insets(over: standard)
    }

    override var only: ViewItem? { children.first }
    /// The views over the content: marks, a badge and handles.
    private var tools: some Sequence<ViewItem> {
        children.dropFirst().lazy.filter { [buttons = swipe?.item] in $0 !== buttons }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let insets = insets
        return ProposedViewSize(
            width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil
        )
    }

    override func ownShortest(along axis: Axis) -> CGFloat? { nil }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        let size = only?.sizeThatFits(inner(proposal)) ?? .zero
        let minimum = setting.role == .row ? setting.settings.rowHeight : 0
        return CGSize(
            width: proposal.width ?? max(size.width + insets.leading + insets.trailing, 0),
            height: max(size.height + insets.top + insets.bottom, minimum)
        )
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let (insets, offer) = (insets, inner(ProposedViewSize(bounds.size)))
        let middle = (bounds.height + insets.top - insets.bottom) / 2
        let isMirrored = transactions.mirrors
        let shift = (swipe?.offset.shown ?? 0) * (isMirrored ? -1 : 1)
        only?.place(
            at: CGPoint(
                x: (isMirrored ? bounds.width - insets.leading : insets.leading) + shift, y: middle
            ),
            anchor: isMirrored ? .trailing : .leading, proposal: offer
        )
        control = setting.role == .row ? only?.soleRowControl : nil
        let menu = setting.role == .row ? only?.secondaryClick : nil
        if menu !== row.menu {
            row.menu = menu
            takeTaps()
        }
        for tools in tools {
            tools.place(
                at: CGPoint(x: bounds.minX + shift, y: bounds.minY), anchor: .topLeading,
                proposal: ProposedViewSize(bounds.size)
            )
        }
        guard let swipe, let buttons = swipe.item else { return row.content = nil }
        let isLeft = (swipe.edge == .leading) != isMirrored
        row.content = swipe.isOpen ? bounds.offsetBy(dx: shift, dy: 0) : nil
        buttons.place(
            at: CGPoint(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.minY),
            anchor: isLeft ? .topLeading : .topTrailing,
            proposal: ProposedViewSize(width: swipe.uncovered, height: bounds.height)
        )
    }

    override func setGeometry() {
        super.setGeometry()
        show()
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {
        super.adopt(layers + [separator] + (topSeparator.map { [$0] } ?? []), layer)
    }

    /// Whether the content is present; the background and the separators fade when it comes and
    /// goes.
    private var isPresent = true

    func contentEnters(_ phase: TransitionPhase) {
        isPresent = phase.isIdentity
        show()
    }

    /// Returns the position of an explicit guide of the content; nil without one.
    private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
        only.flatMap {
            $0.explicitAlignment(alignment.key, in: $0.frame.size, proposal: $0.proposal)
        }
    }

    /// Sets the colours, the corners and the separator.
    func show() {
        let (look, isDark) = (setting.settings.look, setting.isDark)
        let isRow = setting.role == .row
        let isCard = look == .insetGrouped && isRow
        let isMarked = setting.isSelected || isHighlighted
        if !isRow || (layoutValue(RowBackgroundKey.self) && !isMarked) {
            // Rows do not show through a header that stays at the top.
            layer.backgroundColor = pinnedShift > 0 ? ListColors.pinnedHeader(isDark) : nil
        } else if isMarked {
            layer.backgroundColor = ListColors.selection(isDark)
        } else {
            layer.backgroundColor =
                setting.isAlternate
                ? ListColors.alternate(isDark) : look == .plain ? nil : ListColors.row(isDark)
        }
        if !isPresent { layer.backgroundColor = layer.backgroundColor?.copy(alpha: 0) }
        let isCut = isCard && (setting.isFirst || setting.isLast)
        layer.masksToBounds = isCut || swipe != nil
        layer.cornerRadius = isCut ? 10 : 0
        var corners: CACornerMask = []
        if setting.isFirst {
            corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
        if setting.isLast {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        layer.maskedCorners = corners
        showSeparators()
    }

    private func showSeparators() {
        let (separators, isRow) = (setting.separators, setting.role == .row)
        separator.isHidden = !isRow || !separators.showsBottom
        placeLine(separator, at: frame.height - 1, separators.bottomTint)
        if isRow, separators.showsTop, topSeparator == nil {
            let line = CALayer()
            line.zPosition = 0.5
            topSeparator = line
            layer.addSublayer(line)
        }
        guard let topSeparator else { return }
        topSeparator.isHidden = !isRow || !separators.showsTop
        placeLine(topSeparator, at: 0, separators.topTint)
    }

    /// Places a separator, with its top edge at the given distance from that of the row.
    private func placeLine(_ separator: CALayer, at y: CGFloat, _ tint: Color?) {
        let start = insets.leading + (guide(.listRowSeparatorLeading) ?? 0)
        let end = guide(.listRowSeparatorTrailing).map { insets.leading + $0 } ?? frame.width
        separator.frame = CGRect(
            x: transactions.mirrors ? frame.width - end : start, y: y,
            width: max(end - start, 0), height: 1
        )
        separator.opacity = isPresent ? 1 : 0
        separator.backgroundColor =
            tint?.resolve(in: transactions.surroundings).cgColor
            ?? ListColors.separator(setting.isDark)
    }
}

extension ListRowItem: AccessibleItem {
    /// A row of one text is that text; others contain their elements.
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
        guard setting.role == .row else { return inner.sortedByPriority }
        let hasCells = inner.contains { $0.role == .cell }
        var element = hasCells ? AccessibilityElement() : inner.textOrGroup
        if hasCells { element.children = inner }
        element.role = hasCells ? .tableRow : .row
        element.row = place
        if setting.isSelected { element.traits.formUnion(.isSelected) }
        element.selection = selection
        if let onTap {
            element.actions.insert(.init(kind: .default) { onTap([]) }, at: 0)
        }
        return [element]
    }

    /// The position among the rows of the list.
    private var place: AccessibilityRow? {
        var (index, count): (Int?, Int) = (nil, 0)
        for item in container?.children ?? [] {
            if item === self { index = count }
            if let gap = item.gap as? LazyGap {
                count += gap.range.count
            } else if (item as? ListRowItem)?.setting.role == .row {
                count += 1
            }
        }
        return index.map { AccessibilityRow(index: $0, count: count) }
    }
}

/// Inserts dropped items before or after a row.
private struct RowDropTarget: DropTarget {
    weak var row: ListRowItem?
    let insertion: any RowInsertion

    func accepts(_ items: [NSItemProvider]) -> Bool { insertion.accepts(items) }
    func types(of item: NSItemProvider) -> [UTType] { insertion.types(of: item) }

    func dropped(_ info: DropInfo) -> Bool {
        guard let row, let offset = row.offset else { return false }
        let isBelow = info.location.y > row.frame.height / 2
        return insertion.insert(info.items, at: offset + (isBelow ? 1 : 0))
    }
}
