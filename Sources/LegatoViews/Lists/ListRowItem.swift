import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// The layer of a row, on which items can be dropped, and which opens the menu of its content.
private final class RowLayer: DropLayer, SecondaryClickResponder {
    /// The item whose menu the row opens; nil without one.
    weak var menu: SecondaryClickItem?

    override func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    func secondaryClicked(_ event: PointerEvent) -> Bool {
        menu?.responder?.secondaryClicked(event) ?? false
    }

    func secondaryReleased(afterDrag isDrag: Bool) {
        menu?.responder?.secondaryReleased(afterDrag: isDrag)
    }
}

/// Reports presses, of which it recognises none.
private final class RowPressRecognizer: GestureRecognizer {
    let state = GestureRecognizerState.over
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func began(_ event: PointerEvent, on layer: CALayer) { action() }
    func cancelled(_ event: PointerEvent, on layer: CALayer) {}
}

/// The item of a list row: a background, the insets and a separator around the content.
final class ListRowItem: LayerItem, RowControlPlace {
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
    /// Called when the row is tapped; nil to take no taps.
    var onTap: (() -> Void)? {
        didSet { if (onTap == nil) != (oldValue == nil) { takeTaps() } }
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

    /// Called after a swipe with the edge from which it goes away, and whether it crosses more than
    /// 60 percent of the row; nil to take no swipes.
    var onSwipe: ((HorizontalEdge, Bool) -> Void)? {
        didSet { if (onSwipe == nil) != (oldValue == nil) { takeTaps() } }
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
            isPressed = false
            takeTaps()
        }
    }
    /// Whether the control is pressed.
    private var isPressed = false

    /// Highlights the row while its control is pressed.
    func showPress(of control: RowControl, _ isPressed: Bool) {
        self.isPressed = isPressed && self.control === control
        graph.later { [self] in graph.change(at: transactions, show) }
    }

    private func takeTaps() {
        layer.removeAllGestures()
        if onPress != nil {
            let press = RowPressRecognizer { [weak self] in self?.onPress?() }
            layer.addSimultaneousGesture(MadeGesture(recognizer: press))
        }
        if onTap != nil {
            layer.addGesture(TapGesture().onEnded { [weak self] in self?.onTap?() })
        } else {
            for recognizer in control?.recognizers() ?? [] {
                layer.addGesture(MadeGesture(recognizer: recognizer))
            }
        }
        if onDoubleTap != nil {
            let tap = TapGesture(count: 2).onEnded { [weak self] in self?.onDoubleTap?() }
            layer.addSimultaneousGesture(tap)
        }
        if row.menu?.onRowPress != nil {
            let press = LongPressGesture().onEnded { [weak self] _ in
                self?.row.menu?.onRowPress?()
            }
            layer.addGesture(press)
        }
        guard onSwipe != nil else { return }
        let swipe = DragGesture().onEnded { [weak self] value in
            guard let self, abs(value.translation.width) > 24 else { return }
            let goesRight = (value.translation.width > 0) != transactions.mirrors
            onSwipe?(
                goesRight ? .leading : .trailing, abs(value.translation.width) > 0.6 * frame.width
            )
        }
        let recognizer = ScrollDragRecognizer(swipe.makeRecognizer()) { .horizontal }
        layer.addGesture(MadeGesture(recognizer: recognizer))
    }

    /// The distance from its place to where it is drawn while a row is moved, in points.
    private var shift: CGFloat = 0

    /// Draws the row above the others, at a distance from its place.
    func lift(by distance: CGFloat) {
        shift = distance
        Transaction().runAlone {
            layer.zPosition = 1
            layer.transform = CATransform3DMakeTranslation(0, distance, 0)
        }
    }

    /// Moves the row to a distance from its place, with the animation with which rows move.
    func shift(by distance: CGFloat) {
        guard shift != distance else { return }
        shift = distance
        Transaction(animation: .default).runAlone {
            // It stays above the others until the end.
            layer.zPosition = 0
            layer.transform = CATransform3DMakeTranslation(0, distance, 0)
        }
    }

    /// The distance of a badge from the edge or the handle, in points.
    static let badgeMargin: CGFloat = 16

    private var insets: EdgeInsets {
        var insets = contentInsets
        let leading: CGFloat = setting.isIndented ? 38 : 0
        insets.leading += leading
        // The badge and the handle with which the row is moved.
        var trailing = -leading
        for tools in children.dropFirst() { trailing += tools.sizeThatFits(.unspecified).width }
        if setting.hasBadge {
            trailing += max(insets.trailing, Self.badgeMargin) - insets.trailing
            trailing += 8 - Self.badgeMargin
        }
        insets.trailing += max(trailing, 0)
        return insets
    }

    private var contentInsets: EdgeInsets {
        if let own = layoutValue(RowInsetsKey.self) { return own }
        let isPlain = setting.settings.look == .plain
        return switch setting.role {
        case .row: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        case .header:
            EdgeInsets(top: isPlain ? 18 : 6, leading: 16, bottom: 7, trailing: 16)
        case .footer: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        }
    }

    override var only: ViewItem? { children.first }

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
        only?.place(
            at: CGPoint(
                x: isMirrored ? bounds.width - insets.leading : insets.leading, y: middle
            ),
            anchor: isMirrored ? .trailing : .leading, proposal: offer
        )
        control = setting.role == .row ? only?.soleRowControl : nil
        let menu = setting.role == .row ? only?.secondaryClick : nil
        if menu !== row.menu {
            row.menu = menu
            takeTaps()
        }
        for tools in children.dropFirst() {
            tools.place(
                at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size)
            )
        }
    }

    override func setGeometry() {
        super.setGeometry()
        show()
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {
        super.adopt(layers + [separator] + (topSeparator.map { [$0] } ?? []), layer)
    }

    /// Returns the position of an explicit guide of the content; nil without one.
    private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
        only.flatMap {
            $0.explicitAlignment(alignment.key, in: $0.frame.size, proposal: $0.proposal)
        }
    }

    /// Sets the colours, the corners and the separator.
    private func show() {
        let (look, isDark) = (setting.settings.look, setting.isDark)
        let isRow = setting.role == .row
        let isCard = look == .insetGrouped && isRow
        let isHighlighted = setting.isSelected || isPressed
        if !isRow || (layoutValue(RowBackgroundKey.self) && !isHighlighted) {
            layer.backgroundColor = nil
        } else if isHighlighted {
            layer.backgroundColor = ListColors.selection(isDark)
        } else {
            layer.backgroundColor =
                setting.isAlternate
                ? ListColors.alternate(isDark) : look == .plain ? nil : ListColors.row(isDark)
        }
        let isCut = isCard && (setting.isFirst || setting.isLast)
        layer.masksToBounds = isCut
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
        if let onTap { element.actions.insert(.init(kind: .default, handler: onTap), at: 0) }
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

nonisolated enum RowInsetsKey: LayoutValueKey {
    static var defaultValue: EdgeInsets? { nil }
}

nonisolated enum RowBackgroundKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// The colours of lists.
nonisolated enum ListColors {
    private static func color(_ code: UInt32, _ alpha: CGFloat = 1) -> CGColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((code >> shift) & 0xFF) / 255 }
        return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    static func row(_ isDark: Bool) -> CGColor { color(isDark ? 0x1C1C1E : 0xFFFFFF) }
    static func alternate(_ isDark: Bool) -> CGColor { color(isDark ? 0x242426 : 0xF4F5F5) }
    static func selection(_ isDark: Bool) -> CGColor { color(isDark ? 0x3A3A3C : 0xD1D1D6) }
    static func separator(_ isDark: Bool) -> CGColor {
        isDark ? color(0x545458, 0.6) : color(0x3C3C43, 0.29)
    }

    /// The background of a list.
    static func background(_ look: ListLook, _ isDark: Bool) -> Color {
        if isDark { return Color(white: 0) }
        return look == .plain
            ? Color(white: 1) : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    }
}

/// Inserts dropped items before or after a row.
private struct RowDropTarget: DropTarget {
    weak var row: ListRowItem?
    let insertion: any RowInsertion

    func accepts(_ items: [NSItemProvider]) -> Bool { insertion.accepts(items) }

    func dropped(_ info: DropInfo) -> Bool {
        guard let row, let offset = row.offset else { return false }
        let isBelow = info.location.y > row.frame.height / 2
        return insertion.insert(info.items, at: offset + (isBelow ? 1 : 0))
    }
}
