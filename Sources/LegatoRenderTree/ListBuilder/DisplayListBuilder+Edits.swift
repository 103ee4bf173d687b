import LegatoDrawing

extension DisplayListBuilder {
    /// The maximum number of items of a group that are moved immediately for an insertion or
    /// removal.
    ///
    /// An edit before more items is deferred; in nested groups they would be moved once for each
    /// group.
    private static let fewItems = 16

    /// Whether the group that was opened last has so few items that it is edited immediately.
    private func isSmall(_ group: Open) -> Bool {
        edits.count == group.edits && list.items.count - group.begin <= Self.fewItems
    }

    /// Defers an edit before an item.
    mutating func wait(_ index: Int, _ kind: ListEdit.Operation) {
        edits.append(ListEdit(index: index, kind: kind, number: edits.count))
    }

    /// Inserts an item near the start of a group that is ending.
    mutating func insert(_ item: DisplayItem, at index: Int, in group: Open) {
        guard isSmall(group) else { return wait(index, .insert(item)) }
        itemsMoved += list.items.count - index
        list.items.insert(item, at: index)
    }

    /// Removes the begin item of a group that is ending.
    mutating func removeBegin(of group: Open) {
        guard isSmall(group) else { return wait(group.begin, .remove) }
        itemsMoved += list.items.count - group.begin
        list.items.remove(at: group.begin)
    }

    /// Removes the items from an index on, all of which were added since a group began.
    mutating func truncate(to index: Int, in group: Open) {
        list.items.removeSubrange(index...)
        edits.removeSubrange(group.edits...)
        spaces.removeExtents(after: index)
    }

    /// Restores the scissor of the items in a group whose shadow needed a wider one.
    mutating func keepInside(_ scissor: PixelRect, in group: Open) {
        guard scissor != list.bounds else { return }
        let first = group.begin + 1
        guard isSmall(group) else {
            return wait(first, .narrow(until: list.items.count, scissor))
        }
        itemsMoved += list.items.count - first
        var narrowing = Narrowing()
        narrowing.begin(scissor, until: list.items.count)
        for index in first..<list.items.count { narrowing.narrow(&list.items[index], at: index) }
    }
}
