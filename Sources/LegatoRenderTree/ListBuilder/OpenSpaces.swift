import LegatoDrawing

/// The spaces that are open while a list is made, each in a plane of the one before.
struct OpenSpaces {
    /// How many there are.
    var count = 0
    /// Their planes.
    var planes: [SpacePlane] = []
    /// What is known of closed spaces in their planes, in the order of the items.
    private(set) var extents: [SpaceExtent] = []
    /// The parts of closed spaces that wait to be put in order.
    private(set) var parts: [OrderedPart] = []

    /// Forgets everything, keeping the memory.
    mutating func removeAll() {
        count = 0
        planes.removeAll(keepingCapacity: true)
        removeClosed()
    }

    /// Forgets closed spaces.
    mutating func removeClosed() {
        extents.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    /// Forgets what is known of spaces whose items are taken away, from an index on.
    mutating func removeExtents(after index: Int) {
        while let last = extents.last, last.contents.items.upperBound > index {
            extents.removeLast()
        }
    }

    /// Keeps what is known of a space instead of what is known of those in it.
    mutating func add(_ extent: SpaceExtent) {
        extents.removeSubrange(extent.contents.extents)
        extents.append(extent)
    }

    /// Keeps the order of a space; returns where it stands.
    mutating func add(_ order: [PlanePart], of planes: ArraySlice<SpacePlane>) -> Range<Int> {
        let first = parts.count
        for part in order {
            let items = planes[planes.startIndex + part.plane].contents.items
            parts.append(OrderedPart(items: items, cuts: part.cuts))
        }
        return first..<parts.count
    }

    /// How many items a space or a plane has by itself, and how many are drawn with those of the
    /// spaces in it, of which some are cut in two.
    func counts(_ contents: SpaceContents) -> (own: Int, drawn: Int) {
        var (own, drawn) = (contents.items.count, contents.items.count)
        for extent in extents[contents.extents] {
            own -= extent.contents.items.count
            drawn += extent.drawn - extent.contents.items.count
        }
        return (own, drawn)
    }
}

/// What hangs in a space or in one of its planes.
struct SpaceContents {
    /// The items of the list.
    var items: Range<Int>
    /// The changes that wait in them.
    var edits: Range<Int>
    /// What is known of closed spaces in them.
    var extents: Range<Int>
}

/// What is known of a closed space in a plane of another one, for which its items would be looked at
/// again for each space around it.
struct SpaceExtent {
    let contents: SpaceContents
    /// How many items there are once its planes are in order and cut.
    let drawn: Int
    /// Where they show; nil if the eye is too near.
    let hull: DeviceHull?

    /// Up to how many items are looked at again.
    static let fewItems = 32
}

/// The items of a plane, or of a part of it, where the order of a space has it.
struct OrderedPart {
    let items: Range<Int>
    let cuts: [CutLine]
}
