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
    }

    /// The item, counted without the changes.
    let index: Int
    let kind: Kind
    /// Which came first.
    fileprivate let number: Int
}

extension Emitter {
    /// Up to how many items of a group are moved at once for one more or one less before them.
    ///
    /// A change before more of them waits: in groups in each other they would be moved for each.
    private static let fewItems = 16

    /// Whether what was opened last holds so little that its begin is changed at once.
    private func isSmall(_ group: Open) -> Bool {
        edits.count == group.edits && list.items.count - group.begin <= Self.fewItems
    }

    private mutating func wait(_ index: Int, _ kind: ListEdit.Kind) {
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

    /// Makes the changes that wait since there were `first` of them, none of which is before an item.
    mutating func settle(from start: Int = 0, _ first: Int = 0) {
        guard edits.count > first else { return }
        // Of changes at one place that of the outer group comes first, which was made last.
        edits[first...].sort { ($0.index, $1.number) < ($1.index, $0.number) }
        spare.removeAll(keepingCapacity: true)
        spare.append(contentsOf: list.items[start...])
        list.items.removeSubrange(start...)
        itemsMoved += spare.count
        list.items.reserveCapacity(start + spare.count + edits.count - first)
        var narrowing = Narrowing()
        var next = first
        for place in spare.indices {
            let index = start + place
            var isRemoved = false
            while next < edits.count, edits[next].index == index {
                switch edits[next].kind {
                case .insert(var item):
                    narrowing.narrow(&item, at: index)
                    list.items.append(item)
                case .remove: isRemoved = true
                case .narrow(let end, let scissor): narrowing.begin(scissor, until: end)
                }
                next += 1
            }
            guard !isRemoved else { continue }
            list.items.append(spare[place])
            narrowing.narrow(&list.items[list.items.count - 1], at: index)
        }
        edits.removeSubrange(first...)
    }
}

/// Narrows the scissors of items that follow each other, by ranges in each other.
private struct Narrowing {
    private struct Part {
        /// Where it ends: an index, or the end of a group at a depth.
        var end: Int
        var depth: Int?
        /// Nil where nothing is narrowed: what throws a shadow into the scissor lies around it.
        var scissor: PixelRect?
    }

    private var parts: [Part] = []
    private var depth = 0

    mutating func begin(_ scissor: PixelRect, until end: Int) {
        var inner = scissor
        if let outer = parts.last?.scissor { inner = inner.intersection(outer) }
        parts.append(Part(end: end, depth: nil, scissor: inner))
    }

    /// Goes on to the next item, which stands at an index.
    mutating func narrow(_ item: inout DisplayItem, at index: Int) {
        while let part = parts.last, part.depth == nil, part.end <= index { parts.removeLast() }
        guard let part = parts.last else { return }
        switch item {
        case .beginGroup(let group) where group.shadow != nil:
            parts.append(Part(end: 0, depth: depth, scissor: nil))
            depth += 1
        case .beginGroup(var group):
            if let scissor = part.scissor {
                group.bounds = group.bounds.intersection(scissor)
                item = .beginGroup(group)
            }
            depth += 1
        case .endGroup:
            depth -= 1
            if part.depth == depth { parts.removeLast() }
        case .shape, .shapes, .image, .shadow, .gradient:
            if let scissor = part.scissor { item.narrow(to: scissor) }
        }
    }
}

extension DisplayItem {
    /// Cuts an item that is no group to a scissor.
    fileprivate mutating func narrow(to scissor: PixelRect) {
        switch self {
        case .shape(var item):
            item.scissor = item.scissor.intersection(scissor)
            self = .shape(item)
        case .shapes(var run):
            run.scissor = run.scissor.intersection(scissor)
            self = .shapes(run)
        case .image(var item):
            item.scissor = item.scissor.intersection(scissor)
            self = .image(item)
        case .shadow(var item):
            item.scissor = item.scissor.intersection(scissor)
            self = .shadow(item)
        case .gradient(var item):
            item.scissor = item.scissor.intersection(scissor)
            self = .gradient(item)
        case .beginGroup, .endGroup: break
        }
    }
}
