import LegatoDrawing

extension DisplayListBuilder {
    /// Consecutive items, while edits are applied to a list.
    struct Stretch {
        /// The remaining items.
        var items: Range<Int>
        /// The first edit in them.
        var next: Int
        /// The number of narrowed ranges that contain them.
        var narrowed = 0
        var cutting = Cutting()
    }

    /// Applies the pending edits from index `first` on, all of which are in items from `start` on.
    ///
    /// Each item is moved once, regardless of the number of spaces that sort it.
    mutating func settle(from start: Int = 0, _ first: Int = 0) {
        guard edits.count > first else { return }
        // Of edits at one item, that of the outermost group comes first; it was made last.
        edits[first...].sort { ($0.index, $1.number) < ($1.index, $0.number) }
        spare.removeAll(keepingCapacity: true)
        spare.append(contentsOf: list.items[start...])
        list.items.removeSubrange(start...)
        list.items.reserveCapacity(start + spare.count + edits.count - first)
        var narrowing = Narrowing()
        stretches.append(Stretch(items: start..<start + spare.count, next: first))
        while var stretch = stretches.popLast() {
            narrowing.end(keeping: stretch.narrowed)
            write(&stretch, spareFrom: start, &narrowing)
        }
        edits.removeSubrange(first...)
    }

    /// Writes the items of a stretch up to its end, or up to a space, whose parts are written next.
    private mutating func write(
        _ stretch: inout Stretch, spareFrom start: Int, _ narrowing: inout Narrowing
    ) {
        for index in stretch.items {
            var isRemoved = false
            while stretch.next < edits.count, edits[stretch.next].index == index {
                switch edits[stretch.next].kind {
                case .insert(let item): write(item, at: index, &stretch, &narrowing)
                case .remove: isRemoved = true
                case .narrow(let end, let scissor): narrowing.begin(scissor, until: end)
                case .reorder(let end, let parts):
                    narrowing.end(before: index)
                    stretch.narrowed = narrowing.count
                    return turn(from: stretch, to: parts, until: end)
                }
                stretch.next += 1
            }
            itemsMoved += 1
            if !isRemoved { write(spare[index - start], at: index, &stretch, &narrowing) }
        }
    }

    private mutating func write(
        _ item: DisplayItem, at index: Int, _ stretch: inout Stretch, _ narrowing: inout Narrowing
    ) {
        list.items.append(item)
        let last = list.items.count - 1
        narrowing.narrow(&list.items[last], at: index)
        stretch.cutting.cut(&list.items[last])
    }

    /// Continues with the parts of a space, and then with the rest of the stretch that contains it.
    private mutating func turn(from outer: Stretch, to parts: Range<Int>, until end: Int) {
        let inner = outer.next + 1
        var rest = outer
        rest.items = end..<outer.items.upperBound
        rest.next = firstEdit(at: end, from: inner)
        stretches.append(rest)
        for part in spaces.parts[parts].reversed() {
            stretches.append(
                Stretch(
                    items: part.items, next: firstEdit(at: part.items.lowerBound, from: inner),
                    narrowed: outer.narrowed, cutting: outer.cutting.inner(part.cuts, &list.cuts)
                )
            )
        }
    }

    /// The first edit, from a given one on, that is not before an item.
    private func firstEdit(at index: Int, from first: Int) -> Int {
        var range = first..<edits.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if edits[middle].index < index {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }
}
