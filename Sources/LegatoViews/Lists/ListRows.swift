import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The rows of a list around its content.
nonisolated struct ListRows<Content: View>: View {
    var content: Content
    var selection: ListSelection?
    var swipe: OpenSwipe
    var finder: RowFinder
    var index: SectionIndex
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

final class ListRowsNode<Content: View>: WrappingNode<ListRows<Content>>, PlaceFollower {
    var isFollowing = false
    /// How clicks and keys change the selection.
    let choice = RowChoice()
    /// The row without an item to which to scroll at the next update; nil for none.
    var wanted: AnyHashable?
    /// The tools of rows, by their items.
    private var tools: [ObjectIdentifier: TypedNode<RowTools>] = [:]
    /// Whether the rows are edited.
    private(set) var isEditing = false
    /// Whether a row has been swiped, so that presses on other rows are observed.
    private var hasOpened = false
    /// The move of a row with the pointer; nil for none.
    var rowMove: RowMove?

    override var children: [ViewNode] {
        [child]
            + outerItems.flatMap { item -> [ViewNode] in
                let buttons = (item as? ListRowItem)?.swipe?.node
                return [tools[ObjectIdentifier(item)], buttons].compactMap(\.self)
            }
    }

    override func wrap(_ item: ViewItem) -> ViewItem { ListRowItem(context) }

    override func gatherItems() {
        let before = outerRows
        super.gatherItems()
        let rows = Set(outerItems.map(ObjectIdentifier.init))
        for (row, node) in tools where !rows.contains(row) {
            tools[row] = nil
            node.remove()
        }
        // The items of the buttons leave with the row.
        for row in before where !rows.contains(ObjectIdentifier(row)) { row.swipe?.node?.remove() }
        showRows()
    }

    private var outerRows: [ListRowItem] {
        hasOpened ? outerItems.compactMap { $0 as? ListRowItem } : []
    }

    override func updateView(_ view: ListRows<Content>) {
        _ = outerItems
        super.updateView(view)
        child.update(view.content)
        showRows()
    }

    override func refreshView() {
        showRows()
        showWanted()
    }

    func placesChanged() {
        for case let row as ListRowItem in outerItems { row.stayAtTop() }
    }

    override func environmentChanged() {
        super.environmentChanged()
        showRows()
    }

    /// Sets each row's place in its section and the available actions.
    private func showRows() {
        view.swipe.close = { [weak self] in self?.closeSwipes() }
        view.finder.rows = { [weak self] in self?.rows(at: $0) ?? [] }
        view.finder.onKey = { [weak self] in self?.keyDown($0) ?? false }
        if environment.listSettings.look == .plain { graph.follow(self) }
        let action = environment.selectionMenu?.primaryAction
        let rows = outerItems
        let marks = rows.map { $0.layoutValue(SectionMarkKey.self) }
        showIndex(rows, marks)
        let mode = environment.editMode
        let isEditing = graph.watch(self) { mode?.wrappedValue.isEditing ?? false }
        self.isEditing = isEditing
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
                row.onTap = { [weak self, weak row] modifiers in
                    guard let self, let row else { return selection.choose([id]) }
                    takeFocus(from: row)
                    click(id, modifiers)
                }
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
        view.reveal = { [weak self, weak row] in if let row { self?.reveal(row) } }
        view.badge = row.layoutValue(BadgeKey.self)
        var delete: (() -> Void)?
        if let element, let onDelete = element.owner.edits.onDelete,
            !row.layoutValue(DeleteDisabledKey.self)
        {
            delete = { withAnimation { onDelete(IndexSet(integer: element.index)) } }
        }
        view.canDelete = delete != nil
        view.reach = max(row.layoutValue(ContainerValuesKey.self).rowInsets.leading ?? 16, 0)
        if let element, let onMove = element.owner.edits.onMove,
            !row.layoutValue(MoveDisabledKey.self)
        {
            view.move = { [weak self, weak row] distance, hasEnded in
                guard let self, let row else { return }
                move(row, element, by: distance, hasEnded, onMove)
            }
        }
        row.onMove = isEditing ? nil : view.move
        (row.offset, row.onInsert) = (element?.index, element?.owner.edits.onInsert)
        let sides = row.swipeSides
        showButtons(of: row, sides, delete)
        let hasTools =
            row.onSwipe != nil || view.move != nil || view.badge != nil || isSelected != nil
        if let node = tools[key] {
            node.update(view)
        } else if hasTools {
            let node = inner.makeNode(view)
            tools[key] = node
            row.setChildren(row.children + node.items)
        }
        return view.canDelete
    }

    // MARK: Swipes

    /// Lets a row be swiped if it has buttons, and shows those that a swipe uncovers.
    private func showButtons(
        of row: ListRowItem, _ sides: SwipeSides, _ delete: (() -> Void)?
    ) {
        /// Whether a full swipe from an edge runs the first button; nil without buttons.
        func allowsFullSwipe(_ edge: HorizontalEdge) -> Bool? {
            sides[edge]?.allowsFullSwipe ?? (edge == .trailing && delete != nil ? true : nil)
        }
        row.closeSwipe = { [weak self, weak row] in if let row { self?.settle(row, at: 0) } }
        if hasOpened {
            row.onPress = { [weak self, weak row] in self?.closeSwipes(except: row) }
        }
        let canSwipe = allowsFullSwipe(.leading) != nil || allowsFullSwipe(.trailing) != nil
        row.onSwipe =
            canSwipe
            ? { [weak self, weak row] drag in
                if let row { self?.swipe(row, drag, allowsFullSwipe) }
            } : nil
        guard let swipe = row.swipe else { return }
        let isGone = swipe.node?.isRemoved ?? false
        guard !swipe.isOver, !isGone, canSwipe else { return removeButtons(of: row) }
        row.followSwipe()
        var view = RowButtons(edge: swipe.edge, isFull: swipe.isFull, first: swipe.first)
        (view.buttons, view.delete, view.close) = (sides, delete, row.closeSwipe)
        if let node = swipe.node {
            node.update(view)
        } else {
            let node = inner.makeNode(view)
            swipe.node = node
            row.setChildren(row.children + node.items)
        }
    }

    private func removeButtons(of row: ListRowItem) {
        guard let swipe = row.swipe else { return }
        swipe.offset.stop()
        row.swipe = nil
        if let node = swipe.node {
            row.setChildren(row.children.filter { item in !node.items.contains { $0 === item } })
            if !node.isRemoved { node.remove() }
        }
        row.takeTaps()
    }

    /// The swipe of a row; a new one at an edge if it has none.
    private func startedSwipe(of row: ListRowItem, at edge: HorizontalEdge) -> RowSwipe {
        hasOpened = true
        closeSwipes(except: row)
        if let swipe = row.swipe { return swipe }
        let swipe = RowSwipe(at: edge, graph, row.transactions)
        row.swipe = swipe
        return swipe
    }

    private func swipe(
        _ row: ListRowItem, _ drag: RowDrag, _ allowsFullSwipe: @escaping (HorizontalEdge) -> Bool?
    ) {
        switch drag {
        case .moved(let distance):
            let swipe = startedSwipe(of: row, at: distance > 0 ? .leading : .trailing)
            let (wasFull, isNew) = (swipe.isFull, swipe.node == nil)
            var isOther = false
            withTransaction(.gestureChange) {
                graph.beginChange()
                isOther = swipe.follow(distance, in: row.frame.size, allowsFullSwipe)
                swipe.isOver = false
                if isNew { return graph.invalidate(self) }
                // The other rows, and the buttons, do not depend on the offset.
                graph.afterGathering { [weak row] in row?.followSwipe() }
            }
            guard isOther, !isNew else { return }
            withTransaction(
                wasFull == swipe.isFull ? .gestureChange : Transaction(animation: .default)
            ) {
                graph.beginChange()
                graph.invalidate(self)
            }
        case .ended(let velocity):
            guard let swipe = row.swipe, swipe.isHeld else { return }
            guard let width = swipe.width(in: row.frame.height) else {
                // By then, the buttons are part of the tree.
                return graph.actLast { [weak self, weak row] in
                    if let row { self?.swipe(row, drag, allowsFullSwipe) }
                }
            }
            let isFull = swipe.isFull
            let staysOpen = swipe.release(velocity, width)
            guard isFull, let action = swipe.first.action else {
                return settle(row, at: staysOpen ? swipe.sign * width : 0)
            }
            settle(row, at: action.isDestructive ? swipe.sign * row.frame.width : 0)
            graph.act(action.run)
        }
    }

    /// Uncovers the buttons at the trailing edge of a row.
    private func reveal(_ row: ListRowItem) {
        let swipe = startedSwipe(of: row, at: .trailing)
        graph.beginChange()
        graph.invalidate(self)
        graph.actLast { [weak self, weak row] in
            guard let self, let row, let width = swipe.width(in: row.frame.height) else { return }
            settle(row, at: -width)
        }
    }

    /// Moves the content of a row to where it rests: at its place, beside its buttons, or beyond the
    /// edge, from where it comes back if the row is still there at the end.
    private func settle(_ row: ListRowItem, at offset: CGFloat) {
        guard let swipe = row.swipe, !isRemoved else { return }
        swipe.letGo()
        swipe.isOpen = offset != 0
        let isAway = abs(offset) >= row.frame.width
        withAnimation(.default, completionCriteria: .removed) {
            graph.beginChange()
            swipe.goal = offset
            row.takeTaps()
            graph.invalidate(self)
        } completion: { [weak self, weak row] in
            guard let self, let row, row.swipe === swipe, !swipe.isHeld, !isRemoved,
                swipe.goal == offset, swipe.offset.isSettled
            else { return }
            if isAway { return settle(row, at: 0) }
            guard offset == 0 else { return }
            swipe.isOver = true
            graph.beginChange()
            graph.invalidate(self)
        }
    }

    /// Covers the buttons of all rows but one.
    private func closeSwipes(except other: ListRowItem? = nil) {
        for row in outerRows where row !== other && row.swipe?.isOpen == true {
            settle(row, at: 0)
        }
    }
}
