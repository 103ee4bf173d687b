import LegatoDrawing

/// The open 3-D spaces while a list is built, each in a plane of the previous one.
struct OpenSpaces {
    /// The number of open spaces.
    var count = 0
    /// The planes of the open spaces.
    var planes: [SpacePlane] = []
    /// The summaries of closed spaces in those planes, in item order.
    private(set) var extents: [SpaceExtent] = []
    /// The ordered parts of closed spaces whose reordering is pending.
    private(set) var parts: [OrderedPart] = []

    /// Removes everything, keeping the memory.
    mutating func removeAll() {
        count = 0
        planes.removeAll(keepingCapacity: true)
        removeClosed()
    }

    /// Removes closed spaces.
    mutating func removeClosed() {
        extents.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    /// Removes the summaries of spaces whose items are removed, from an index on.
    mutating func removeExtents(after index: Int) {
        while let last = extents.last, last.contents.items.upperBound > index {
            extents.removeLast()
        }
    }

    /// Adds the summary of a space, which replaces those of the spaces in it.
    mutating func add(_ extent: SpaceExtent) {
        extents.removeSubrange(extent.contents.extents)
        extents.append(extent)
    }

    /// Adds the order of a space; returns the range of its parts.
    mutating func add(_ order: [PlanePart], of planes: ArraySlice<SpacePlane>) -> Range<Int> {
        let first = parts.count
        for part in order {
            let items = planes[planes.startIndex + part.plane].contents.items
            parts.append(OrderedPart(items: items, cuts: part.cuts))
        }
        return first..<parts.count
    }

    /// The number of items that belong directly to a space or plane, and the number drawn,
    /// including those of nested spaces, some of which are split.
    func counts(_ contents: SpaceContents) -> (own: Int, drawn: Int) {
        var (own, drawn) = (contents.items.count, contents.items.count)
        for extent in extents[contents.extents] {
            own -= extent.contents.items.count
            drawn += extent.drawn - extent.contents.items.count
        }
        return (own, drawn)
    }
}

/// The summary of a closed space in a plane of another one, which avoids visiting its items for
/// each enclosing space.
struct SpaceExtent {
    let contents: SpaceContents
    /// The number of items once its planes are sorted and split.
    let drawn: Int
    /// The bounds of its drawing; nil if the viewer is too near.
    let hull: DeviceHull?

    /// The maximum number of items that are visited again instead of being summarised.
    static let fewItems = 32
}

/// The items of a plane, or of a part of it, in the order of a space.
struct OrderedPart {
    let items: Range<Int>
    let cuts: [CutLine]
}
