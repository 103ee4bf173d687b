import LegatoDrawing

extension DisplayListBuilder {
    /// A part of a plane's drawing.
    enum Shown {
        case outline(ShownOutline)
        /// Everything drawn in a space; nil if the viewer is too near.
        case space(DeviceHull?)
    }

    /// Whether `body` is true for everything drawn in a space or a plane.
    func allSatisfy(_ contents: SpaceContents, _ body: (Shown) -> Bool) -> Bool {
        var (item, edit) = (contents.items.lowerBound, contents.edits.lowerBound)
        for extent in spaces.extents[contents.extents] {
            let inner = extent.contents
            guard allOutlines(item..<inner.items.lowerBound, edit..<inner.edits.lowerBound, body),
                body(.space(extent.hull))
            else { return false }
            (item, edit) = (inner.items.upperBound, inner.edits.upperBound)
        }
        return allOutlines(item..<contents.items.upperBound, edit..<contents.edits.upperBound, body)
    }

    /// The same for items and pending insertions.
    private func allOutlines(
        _ items: Range<Int>, _ edits: Range<Int>, _ body: (Shown) -> Bool
    ) -> Bool {
        func isShown(_ outline: ShownOutline) -> Bool { body(.outline(outline)) }
        return list.items[items].allSatisfy { list.allOutlines(of: $0, isShown) }
            && self.edits[edits].allSatisfy {
                if case .insert(let item) = $0.kind {
                    list.allOutlines(of: item, isShown)
                } else {
                    true
                }
            }
    }

    /// Records the order of the planes from an index on, which share a space.
    mutating func sortPlanes(from first: Int, _ contents: SpaceContents) {
        let planes = spaces.planes[first...]
        for plane in planes { countMeasured(plane.contents) }
        let sorted = PlaneOrder.sorted(planes.indices.map { planes[$0].part($0 - first, in: self) })
        let isChanged = sorted.enumerated().contains { $0 != $1.plane || !$1.cuts.isEmpty }
        if isChanged {
            let parts = spaces.add(sorted, of: planes)
            wait(contents.items.lowerBound, .reorder(until: contents.items.upperBound, parts))
        }
        guard spaces.count > 0 else { return }
        var all = contents
        all.edits = contents.edits.lowerBound..<edits.count
        let drawn = sorted.reduce(0) { $0 + spaces.counts(planes[first + $1.plane].contents).drawn }
        sumUp(all, drawn: drawn)
    }

    /// Adds a summary of a closing space if it has many items, or draws more items than it
    /// contains.
    private mutating func sumUp(_ contents: SpaceContents, drawn: Int) {
        let counts = spaces.counts(contents)
        guard
            counts.own + contents.extents.count > SpaceExtent.fewItems || drawn > counts.drawn
        else { return }
        countMeasured(contents)
        var hull = DeviceHull()
        let isKnown = allSatisfy(contents) { shown in
            switch shown {
            case .outline(let outline): return outline.allDeviceCorners { hull.add($0) }
            case .space(let inner?):
                hull.add(inner)
                return true
            case .space(nil): return false
            }
        }
        spaces.add(SpaceExtent(contents: contents, drawn: drawn, hull: isKnown ? hull : nil))
    }

    private mutating func countMeasured(_ contents: SpaceContents) {
        itemsMeasured += spaces.counts(contents).own + contents.extents.count
    }
}
