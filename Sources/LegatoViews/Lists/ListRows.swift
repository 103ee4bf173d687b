import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The rows of a list around its content.
nonisolated struct ListRows<Content: View>: View {
    typealias Body = Never
    var content: Content
    var selection: ListSelection?
    var swipe: OpenSwipe
    var finder: RowFinder
}

/// Hides the swipe buttons that the rows of a list show.
final class OpenSwipe {
    var close: () -> Void = {}

    nonisolated init() {}
}

extension ListRows: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ListRowsNode(view, context)
    }
}

private final class ListRowsNode<Content: View>: WrappingNode<ListRows<Content>> {
    /// The tools of rows, by their items.
    private var tools: [ObjectIdentifier: TypedNode<RowTools>] = [:]
    /// The row whose swipe buttons are shown, and their edge.
    private var openRow: OpenRow?
    /// Whether a row has shown swipe buttons, so that presses on other rows are observed.
    private var hasOpened = false
    private let firstAction = FirstSwipeAction()

    private struct OpenRow: Equatable {
        let row: ObjectIdentifier
        let edge: HorizontalEdge
    }

    override var children: [ViewNode] {
        [child] + outerItems.compactMap { tools[ObjectIdentifier($0)] }
    }

    override func wrap(_ item: ViewItem) -> ViewItem { ListRowItem(context) }

    override func gatherItems() {
        super.gatherItems()
        let rows = Set(outerItems.map(ObjectIdentifier.init))
        for (row, node) in tools where !rows.contains(row) {
            tools[row] = nil
            node.remove()
        }
        showRows()
    }

    override func updateView(_ view: ListRows<Content>) {
        _ = outerItems
        super.updateView(view)
        child.update(view.content)
        showRows()
    }

    override func refreshView() { showRows() }

    override func environmentChanged() {
        super.environmentChanged()
        showRows()
    }

    /// Sets each row's place in its section and the available actions.
    private func showRows() {
        view.swipe.close = { [weak self] in self?.open(nil) }
        view.finder.rows = { [weak self] in self?.rows(at: $0) ?? [] }
        let action = environment.selectionMenu?.primaryAction
        let rows = outerItems
        let marks = rows.map { $0.layoutValue(SectionMarkKey.self) }
        let mode = environment.editMode
        let isEditing = graph.watch(self) { mode?.wrappedValue.isEditing ?? false }
        var number = 0
        for (index, item) in rows.enumerated() {
            guard let row = item as? ListRowItem else { continue }
            if let gap = row.gap as? LazyGap { number += gap.range.count }
            let mark = marks[index]
            func isSame(_ other: Int) -> Bool {
                marks.indices.contains(other) && marks[other] == mark
            }
            let element = element(of: row)
            let id = row.layoutValue(TagKey.self) ?? element?.id
            var setting = ListRowItem.Setting()
            setting.settings = environment.listSettings
            setting.isDark = environment.colorScheme == .dark
            setting.role = mark?.role ?? .row
            (setting.isFirst, setting.isLast) = (!isSame(index - 1), !isSame(index + 1))
            if setting.role == .row {
                setting.separators = RowSeparators(
                    of: row, before: setting.isLast ? nil : rows[index + 1],
                    isFirst: setting.isFirst, in: setting.settings.look
                )
            }
            if row.gap == nil, setting.role == .row {
                setting.isAlternate =
                    setting.settings.alternatesRows && !number.isMultiple(of: 2)
                number += 1
            }
            let canSelect = !row.layoutValue(SelectionDisabledKey.self)
            if let selection = view.selection, let id, setting.role == .row, canSelect {
                setting.isSelected = graph.watch(self) { selection.contains(id) }
                row.onTap = { selection.tap(id) }
                row.selection = selection.accessibility(of: id)
            } else {
                (row.onTap, row.selection) = (nil, nil)
            }
            if let action, let id, setting.role == .row {
                row.onDoubleTap = { [weak self] in action(self?.rows(around: id) ?? []) }
            } else {
                row.onDoubleTap = nil
            }
            let marksSelection =
                isEditing && view.selection?.isMultiple == true && row.onTap != nil
            let canDelete = showTools(
                of: row, element, isEditing, isSelected: marksSelection ? setting.isSelected : nil
            )
            setting.isIndented = isEditing && (canDelete || marksSelection)
            setting.hasBadge = row.layoutValue(BadgeKey.self) != nil
            row.setting = setting
        }
    }

    /// The rows that a click on one applies to: all selected ones if it is selected.
    private func rows(around id: AnyHashable) -> Set<AnyHashable> {
        guard let selection = view.selection, selection.contains(id) else { return [id] }
        return selection.all()
    }

    /// The rows that a click at a point of the tree applies to.
    private func rows(at point: CGPoint) -> Set<AnyHashable> {
        let row = outerItems.first {
            ($0 as? ListRowItem)?.setting.role == .row && $0.globalFrame.contains(point)
        }
        let id = row.flatMap { $0.layoutValue(TagKey.self) ?? element(of: $0)?.id }
        return id.map(rows(around:)) ?? []
    }

    // MARK: Editing

    /// Shows the tools of a row, and returns whether it can be removed.
    private func showTools(
        of row: ListRowItem, _ element: LazyElement?, _ isEditing: Bool, isSelected: Bool?
    ) -> Bool {
        let key = ObjectIdentifier(row)
        var view = RowTools(isEditing: isEditing, isSelected: isSelected)
        view.openEdge = openRow?.row == key ? openRow?.edge : nil
        (view.buttons, view.firstAction) = (row.swipeSides, firstAction)
        view.close = { [weak self] in self?.open(nil) }
        view.reveal = { [weak self] in self?.open(OpenRow(row: key, edge: .trailing)) }
        view.badge = row.layoutValue(BadgeKey.self)
        if let element, let onDelete = element.owner.edits.onDelete,
            !row.layoutValue(DeleteDisabledKey.self)
        {
            view.delete = { [weak self] in
                self?.open(nil)
                withAnimation { onDelete(IndexSet(integer: element.index)) }
            }
        }
        if let element, let onMove = element.owner.edits.onMove,
            !row.layoutValue(MoveDisabledKey.self)
        {
            view.move = { [weak self, weak row] distance, hasEnded in
                guard let self, let row else { return }
                move(row, element, by: distance, hasEnded, onMove)
            }
        }
        (row.offset, row.onInsert) = (element?.index, element?.owner.edits.onInsert)
        let canSwipe =
            view.buttons.leading != nil || view.buttons.trailing != nil || view.delete != nil
        if hasOpened {
            row.onPress = { [weak self] in if self?.openRow?.row != key { self?.open(nil) } }
        }
        let hasTools =
            canSwipe || view.move != nil || view.badge != nil || isSelected != nil
        let (buttons, canDelete) = (view.buttons, view.delete != nil)
        row.onSwipe =
            canSwipe ? { [weak self] in self?.swipe(key, $0, $1, buttons, canDelete) } : nil
        if let node = tools[key] {
            node.update(view)
        } else if hasTools {
            let node = inner.makeNode(view)
            tools[key] = node
            row.setChildren(row.children + node.items)
        }
        return view.delete != nil
    }

    /// Shows the buttons of a row after a swipe away from an edge, hides those at the other edge,
    /// or runs the first button after a full swipe.
    private func swipe(
        _ row: ObjectIdentifier, _ edge: HorizontalEdge, _ isFull: Bool, _ buttons: SwipeSides,
        _ canDelete: Bool
    ) {
        if let openRow, openRow.row == row, openRow.edge != edge { return open(nil) }
        guard buttons[edge] != nil || (edge == .trailing && canDelete) else { return open(nil) }
        open(OpenRow(row: row, edge: edge))
        guard isFull, buttons[edge]?.allowsFullSwipe ?? true else { return }
        // By then, the buttons have appeared.
        graph.actLast { [firstAction] in firstAction() }
    }

    private func open(_ row: OpenRow?) {
        guard openRow != row, !isRemoved else { return }
        firstAction.action = nil
        withAnimation {
            graph.beginChange()
            openRow = row
            hasOpened = true
            graph.invalidate(self)
        }
    }

    /// Moves a row with the pointer, and the element at the end; the rows that it passes make room.
    private func move(
        _ row: ListRowItem, _ element: LazyElement, by distance: CGFloat, _ hasEnded: Bool,
        _ action: (IndexSet, Int) -> Void
    ) {
        let end = row.frame.midY + distance
        let others = outerItems.filter { $0 !== row && $0.gap == nil }.compactMap { item in
            self.element(of: item).flatMap { $0.owner === element.owner ? ($0.index, item) : nil }
        }
        let before = others.last { $0.1.frame.midY < end }?.0
        let index = before.map { $0 + 1 } ?? others.first?.0 ?? element.index
        guard hasEnded else {
            row.lift(by: distance)
            for (other, item) in others {
                let isAfter = other > element.index
                let isPassed = isAfter ? other < index : other >= index
                let step = isAfter ? -row.frame.height : row.frame.height
                (item as? ListRowItem)?.shift(by: isPassed ? step : 0)
            }
            return
        }
        for case let item as ListRowItem in outerItems { item.shift(by: 0) }
        guard index != element.index, index != element.index + 1 else { return }
        withAnimation { action(IndexSet(integer: element.index), index) }
    }

    /// The element of the innermost `ForEach` that a row shows; nil for none.
    private func element(of row: ViewItem) -> LazyElement? {
        var element: LazyElement?
        var next: ViewItem? = row
        while let item = next {
            if let inner = (item as? TransitionItem)?.elements.first { element = inner }
            next = item.only
        }
        return element
    }
}
