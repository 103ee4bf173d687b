import LegatoDrawing

/// A change in the midst of a list that waits until what comes after it is complete.
struct ListEdit {
    enum Kind {
        /// An item comes before.
        case insert(DisplayItem)
        /// The item goes.
        case remove
        /// The items up to an index, outside of groups that throw a shadow, show in a scissor only.
        case narrow(until: Int, PixelRect)
        /// The items up to an index come in the order of a space, which is a range of its parts.
        case reorder(until: Int, Range<Int>)
    }

    /// The item, counted without the changes.
    let index: Int
    let kind: Kind
    /// Which came first.
    let number: Int
}

extension DisplayListBuilder {
    /// Up to how many items of a group are moved at once for one more or one less before them.
    ///
    /// A change before more of them waits: in groups in each other they would be moved for each.
    private static let fewItems = 16

    /// Whether what was opened last holds so little that its begin is changed at once.
    private func isSmall(_ group: Open) -> Bool {
        edits.count == group.edits && list.items.count - group.begin <= Self.fewItems
    }

    /// Notes a change to make before an item.
    mutating func wait(_ index: Int, _ kind: ListEdit.Kind) {
        edits.append(ListEdit(index: index, kind: kind, number: edits.count))
    }

    /// Puts an item before one of a group that ends, near its begin.
    mutating func insert(_ item: DisplayItem, at index: Int, in group: Open) {
        guard isSmall(group) else { return wait(index, .insert(item)) }
        itemsMoved += list.items.count - index
        list.items.insert(item, at: index)
    }

    /// Takes the begin of a group away that ends.
    mutating func removeBegin(of group: Open) {
        guard isSmall(group) else { return wait(group.begin, .remove) }
        itemsMoved += list.items.count - group.begin
        list.items.remove(at: group.begin)
    }

    /// Takes the items from an index on away, which all came since a group began.
    mutating func truncate(to index: Int, in group: Open) {
        list.items.removeSubrange(index...)
        edits.removeSubrange(group.edits...)
        spaces.removeExtents(after: index)
    }

    /// Takes back the wider scissor that the items of a group with a shadow were given.
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
