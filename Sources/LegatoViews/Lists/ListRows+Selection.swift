import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension ListRowsNode {
    /// Selects a row that is clicked.
    func click(_ id: AnyHashable, _ modifiers: EventModifiers) {
        guard let selection = view.selection else { return }
        choice.click(id, modifiers, in: selection, isEditing: isEditing) { selectable(selection) }
    }

    /// Gives the focus to the list around a row.
    func takeFocus(from row: ListRowItem) {
        var item = row.container
        while let current = item, !(current is FocusItem) { item = current.container }
        guard let list = item as? FocusItem, list.isOn else { return }
        environment.focusKeeper?.focus(list)
    }

    /// Changes the selection on an arrow key or Control-A; returns whether it does.
    func keyDown(_ event: KeyEvent) -> Bool {
        guard let selection = view.selection, !isRemoved else { return false }
        let held = event.modifiers
        if event.key == "a", held == .control || held == .command {
            guard selection.isMultiple else { return false }
            selection.choose(selectable(selection))
            return true
        }
        guard event.key == "up" || event.key == "down", held.isSubset(of: .shift) else {
            return false
        }
        let next = choice.move(
            by: event.key == "up" ? -1 : 1, extends: held == .shift, in: selection,
            selectable(selection)
        )
        guard let next else { return false }
        show(next)
        return true
    }

    /// The rows that can be selected, in order, also those without items.
    private func selectable(_ selection: ListSelection) -> [AnyHashable] {
        let rows = outerItems
        // The elements of a collection are rows if those with items are, by their own ids.
        var others: Set<ObjectIdentifier> = []
        var owners: Set<ObjectIdentifier> = []
        for case let row as ListRowItem in rows where row.gap == nil {
            guard let element = element(of: row) else { continue }
            let owner = ObjectIdentifier(element.owner)
            owners.insert(owner)
            if let tag = row.layoutValue(TagKey.self), tag != element.id { others.insert(owner) }
        }
        return rows.flatMap { item -> [AnyHashable] in
            if let gap = item.gap as? LazyGap {
                let owner = ObjectIdentifier(gap.owner)
                guard owners.contains(owner), !others.contains(owner) else { return [] }
                return gap.range.compactMap(gap.owner.id).filter(selection.accepts)
            }
            guard let row = item as? ListRowItem, row.onTap != nil,
                let id = id(of: row), selection.accepts(id)
            else { return [] }
            return [id]
        }
    }

    /// The tag of a row or, without one, the id of its element; nil for none.
    private func id(of row: ViewItem) -> AnyHashable? {
        row.layoutValue(TagKey.self) ?? element(of: row)?.id
    }

    /// Scrolls to a row.
    private func show(_ id: AnyHashable) {
        if let row = outerItems.first(where: { $0.gap == nil && self.id(of: $0) == id }) {
            return row.reveal()
        }
        wanted = id
        graph.beginChange()
        graph.invalidate(self)
    }

    /// Creates the row to which to scroll, and scrolls to it after the layout.
    func showWanted() {
        guard let id = wanted else { return }
        wanted = nil
        graph.afterGathering { [self] in _ = child.identified(id) }
        graph.later { [self] in
            guard let item = child.identified(id)?.items.first else { return }
            item.scrollItem?.scroll(to: item, anchor: nil)
        }
    }
}
