import LegatoDrawing

extension Emitter {
    /// What an open entry is to a space that keeps depth.
    enum DepthRole {
        /// It is the space; the planes in it begin at an index of the emitter's.
        case space(Int)
        /// It is a plane in the space, of an index of the emitter's.
        case plane(Int)
    }

    /// Whether a layer that comes next is a plane of its own in a space.
    var isInSpace: Bool {
        guard spaceCount > 0 else { return false }
        return if case .space? = open.last?.depth { true } else { false }
    }

    /// Opens a space, until entry `end`: what is drawn in its planes is put in order of depth.
    mutating func beginSpace(end: Int) {
        begin(end: end, group: nil, scissor: scissor)
        open[open.count - 1].depth = .space(planes.count)
        spaceCount += 1
    }

    /// Opens a plane of the space opened last, until entry `end`.
    mutating func beginPlane(end: Int, _ plane: SpacePlane) {
        begin(end: end, group: nil, scissor: scissor)
        open[open.count - 1].depth = .plane(planes.count)
        planes.append(plane)
    }

    /// Closes a space or a plane.
    mutating func finish(_ role: DepthRole, _ top: Open) {
        switch role {
        case .plane(let index):
            settle(from: planes[index].items.lowerBound, top.edits)
            planes[index].items = planes[index].items.lowerBound..<list.items.count
        case .space(let first):
            spaceCount -= 1
            if planes.count > first + 1 { sortPlanes(from: first) }
            planes.removeSubrange(first...)
        }
    }

    /// Puts the items of the planes from an index on in order, and cuts those that need it.
    private mutating func sortPlanes(from first: Int) {
        let start = planes[first].items.lowerBound
        let parts = (first..<planes.count).map { planes[$0].part($0, in: list) }
        let sorted = PlaneOrder.sorted(parts)
        let isChanged = sorted.enumerated().contains { $0 != $1.plane || !$1.cuts.isEmpty }
        guard isChanged else { return }
        spare.removeAll(keepingCapacity: true)
        spare.append(contentsOf: list.items[start...])
        list.items.removeSubrange(start...)
        for part in sorted {
            let range = planes[part.plane].items
            append(spare[(range.lowerBound - start)..<(range.upperBound - start)], part.cuts)
        }
    }

    /// Appends the items of a plane, cut to half-planes.
    private mutating func append(_ items: ArraySlice<DisplayItem>, _ lines: [CutLine]) {
        guard !lines.isEmpty else {
            list.items.append(contentsOf: items)
            return
        }
        var latest: (inner: Int32, both: Int32)?
        var depth = 0
        // Of what is filtered below a plane, the shape is cut in which that is done.
        var isInBackdrop = false
        for var item in items {
            if case .beginGroup(let group) = item, depth == 0, group.blend == .backdrop {
                isInBackdrop = true
                list.items.append(item)
                continue
            }
            if item.isEnd {
                if depth == 0 && isInBackdrop { isInBackdrop = false } else { depth -= 1 }
            }
            if depth == 0, !item.isEnd {
                if latest?.inner != item.cut {
                    let all = Array(list.cuts[item.cut]) + lines
                    latest = (item.cut, list.cuts.append(all))
                }
                item.cut = latest?.both ?? -1
            }
            if case .beginGroup = item { depth += 1 }
            list.items.append(item)
        }
    }
}

extension DisplayItem {
    fileprivate var isEnd: Bool {
        if case .endGroup = self { true } else { false }
    }
}
