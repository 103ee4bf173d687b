import LegatoGraphics

/// Determines the items of a display list that are invisible because opaque items in front cover
/// all their pixels.
///
/// The items are visited once, from front to back. The largest rectangles covered by opaque items
/// are kept, at most 8, and items entirely within one of them are hidden. Omitting hidden items
/// changes no pixel. Opaque items within a group hide only items below them in that group, and
/// items outside if the group's picture is drawn unchanged. Items in front of a group hide parts of
/// it, unless the group's filters or shadow spread those parts. The backdrop that a filter samples
/// is hidden only by items below the filter.
///
/// The memory is reused for the next list.
package struct Occlusion {
    /// The number of hidden items; each shape of a run counts, and a group counts once with its
    /// contents.
    package private(set) var count = 0
    /// The index of the first item that may be visible; all items before it are hidden.
    package private(set) var first = 0
    /// Whether the background is entirely hidden.
    package private(set) var hidesBackground = false
    /// For each item whether it is hidden; empty if only those before the first are.
    private var hidden: [Bool] = []
    /// For each shape of a run whether it is hidden; not maintained for hidden items.
    private var hiddenShapes: [Bool] = []
    /// The groups of the list, in the order of their ends.
    private var groups: [(begin: Int, end: Int)] = []
    /// The begin indices of open groups.
    private var begins: [Int] = []
    private var levels: [Level] = []
    /// The rectangles of all levels, `maximumCovers` for each.
    private var covers: [Cover] = []
    private static let maximumCovers = 8

    /// A rectangle of opaquely covered pixels.
    private struct Cover {
        var pixels = PixelRect.none
        /// Whether the covering item also hides items below the group, if the group's picture does.
        var leavesGroup = false
    }

    /// The target, or a group.
    private struct Level {
        /// The pixels that are visible.
        var limit: PixelRect
        /// The number of rectangles.
        var count = 0
        /// Whether opaque items are also opaque in the group's picture.
        var staysOpaque = true
    }

    /// Creates a result that hides nothing.
    package init() {}

    /// Returns whether an item of the latest list is hidden.
    package func hides(_ index: Int) -> Bool {
        index < first || (!hidden.isEmpty && hidden[index])
    }

    /// Returns whether a shape is visible, in a run that is not hidden.
    package func showsShape(_ index: Int) -> Bool {
        hiddenShapes.isEmpty || !hiddenShapes[index]
    }

    /// Determines the hidden items of a list within a region.
    package mutating func update(_ list: DisplayList, region: PixelRect) {
        (count, first, hidesBackground) = (0, 0, false)
        hidden.removeAll(keepingCapacity: true)
        hiddenShapes.removeAll(keepingCapacity: true)
        guard findGroups(list) else { return }
        levels.removeAll(keepingCapacity: true)
        push(Level(limit: region))
        list.items.withUnsafeBufferPointer { walk($0, list, region) }
    }

    /// Records the groups; returns whether anything may be hidden.
    private mutating func findGroups(_ list: DisplayList) -> Bool {
        groups.removeAll(keepingCapacity: true)
        begins.removeAll(keepingCapacity: true)
        var isCovered = false
        list.items.withUnsafeBufferPointer { items in
            for index in items.indices {
                switch items[index] {
                case .shape, .image, .gradient:
                    if !isCovered { isCovered = list.opaquePixels(of: items[index]) != nil }
                case .shapes(let run):
                    if !isCovered {
                        isCovered = list.shapes(of: run).contains {
                            $0.opaquePixels(of: run) != nil
                        }
                    }
                case .shadow: break
                case .beginGroup: begins.append(index)
                case .endGroup:
                    // Unbalanced ends are rejected by the renderers.
                    guard let begin = begins.popLast() else { return isCovered = false }
                    groups.append((begin, index))
                }
            }
        }
        return isCovered && begins.isEmpty
    }

    private mutating func walk(
        _ items: UnsafeBufferPointer<DisplayItem>, _ list: DisplayList, _ region: PixelRect
    ) {
        var index = items.count - 1
        while index >= 0 {
            let level = levels.count - 1
            var hasNewCover = false
            switch items[index] {
            case .endGroup:
                guard let group = groups.popLast() else { return }
                guard case .beginGroup(let item) = items[group.begin] else { return }
                if levels[level].count > 0 {
                    let reach = item.blend == .backdrop ? 0 : list.filterReach(of: item)
                    let limit = levels[level].limit
                    let isWide = item.blend == .destinationIn
                    if covers(isWide ? limit : item.deviceBounds(reach: reach, within: limit)) {
                        hide(group.begin...index, of: items.count)
                        while let inner = groups.last, inner.begin > group.begin {
                            groups.removeLast()
                        }
                        index = group.begin
                        break
                    }
                }
                enter(item, hasFilters: !list.filters.isEmpty)
            case .beginGroup(let item):
                leave(item, list)
                hasNewCover = true
            case .shapes(let run):
                if walk(run, list, region) { return hideAll(below: index, items, list) }
            case .shape, .image, .shadow, .gradient:
                if levels[level].count > 0 {
                    let bounds = items[index].deviceBounds(within: levels[level].limit)
                    if covers(bounds) {
                        hide(index...index, of: items.count)
                        break
                    }
                }
                if let pixels = list.opaquePixels(of: items[index]) {
                    add(pixels, leavesGroup: levels[level].staysOpaque)
                    hasNewCover = true
                }
            }
            if hasNewCover && levels.count == 1 && covers(region) {
                return hideAll(below: index, items, list)
            }
            index -= 1
        }
    }
}

extension Occlusion {
    /// Returns whether pixels are within one covered rectangle of the innermost level.
    private func covers(_ pixels: PixelRect) -> Bool {
        guard !pixels.isEmpty else { return false }
        let start = (levels.count - 1) * Self.maximumCovers
        for k in start..<start + levels[levels.count - 1].count
        where covers[k].pixels.contains(pixels) { return true }
        return false
    }

    private mutating func hide(_ range: ClosedRange<Int>, of total: Int) {
        if hidden.isEmpty { hidden.append(contentsOf: repeatElement(false, count: total)) }
        for index in range { hidden[index] = true }
        count += 1
    }

    /// Visits the shapes of a run; returns whether one covers the whole region and hides those
    /// below it in the run.
    private mutating func walk(_ run: ShapeRun, _ list: DisplayList, _ region: PixelRect) -> Bool {
        let level = levels.count - 1
        let limit = levels[level].limit.intersection(run.scissor)
        let range = list.shapes(of: run).indices
        return list.shapes.withUnsafeBufferPointer { shapes in
            for index in range.reversed() {
                if levels[level].count > 0 {
                    let shape = shapes[index]
                    if covers(shape.projection.deviceBounds(of: shape.rect, within: limit)) {
                        hideShapes(index..<index + 1, of: shapes.count)
                        continue
                    }
                }
                guard let pixels = shapes[index].opaquePixels(of: run) else { continue }
                add(pixels, leavesGroup: levels[level].staysOpaque)
                if level == 0 && covers(region) {
                    hideShapes(range.lowerBound..<index, of: shapes.count)
                    return true
                }
            }
            return false
        }
    }

    private mutating func hideShapes(_ range: Range<Int>, of total: Int) {
        if hiddenShapes.isEmpty {
            hiddenShapes.append(contentsOf: repeatElement(false, count: total))
        }
        for index in range { hiddenShapes[index] = true }
        count += range.count
    }

    /// Hides the background and everything below an item outside of groups.
    private mutating func hideAll(
        below first: Int, _ items: UnsafeBufferPointer<DisplayItem>, _ list: DisplayList
    ) {
        (self.first, hidesBackground) = (first, true)
        var depth = 0
        for index in 0..<first {
            switch items[index] {
            case .beginGroup: depth += 1
            case .endGroup:
                depth -= 1
                if depth == 0 { count += 1 }
            case .shapes(let run): if depth == 0 { count += list.shapes(of: run).count }
            case .shape, .image, .shadow, .gradient: if depth == 0 { count += 1 }
            }
        }
    }

    private mutating func push(_ level: Level) {
        levels.append(level)
        while covers.count < levels.count * Self.maximumCovers { covers.append(Cover()) }
    }

    /// Enters a group at its end.
    private mutating func enter(_ group: GroupItem, hasFilters: Bool) {
        let outer = levels[levels.count - 1]
        var level = Level(limit: group.bounds)
        // A pixel of the picture then affects only the same pixel around the group.
        let isPixelwise =
            group.shadow == nil && (group.filters.isEmpty || group.blend == .backdrop)
        if isPixelwise {
            level.count = outer.count
            if !hasFilters { level.limit = level.limit.intersection(outer.limit) }
        }
        push(level)
        let start = (levels.count - 1) * Self.maximumCovers
        for k in start..<start + level.count {
            covers[k] = Cover(pixels: covers[k - Self.maximumCovers].pixels)
        }
    }

    /// Leaves a group at its begin.
    private mutating func leave(_ group: GroupItem, _ list: DisplayList) {
        let inner = levels.removeLast()
        let start = levels.count * Self.maximumCovers
        let level = levels.count - 1
        switch group.blend {
        case .backdrop:
            levels[level].staysOpaque = false
            forgetCovers(in: group.bounds.grown(by: list.filterReach(of: group)))
        case .destinationIn, .destinationOut:
            levels[level].staysOpaque = false
        default:
            guard group.passesOpaque else { return }
            var visible = group.bounds
            if let clip = group.clip {
                guard let inside = clip.coveredPixels(within: visible) else { return }
                visible = inside
            }
            for k in start..<start + inner.count where covers[k].leavesGroup {
                let pixels = covers[k].pixels.intersection(visible)
                guard pixels.area >= PixelRect.minimumOpaqueArea else { continue }
                add(pixels, leavesGroup: levels[level].staysOpaque)
            }
        }
    }

    /// Removes the rectangles of the innermost level that an item above samples.
    private mutating func forgetCovers(in area: PixelRect) {
        let level = levels.count - 1
        var k = level * Self.maximumCovers
        while k < level * Self.maximumCovers + levels[level].count {
            guard covers[k].pixels.intersection(area).isEmpty else {
                levels[level].count -= 1
                covers[k] = covers[level * Self.maximumCovers + levels[level].count]
                continue
            }
            k += 1
        }
    }

    /// Adds a rectangle to the innermost level if it is among the largest.
    private mutating func add(_ pixels: PixelRect, leavesGroup: Bool) {
        let level = levels.count - 1
        let start = level * Self.maximumCovers
        let end = start + levels[level].count
        var minimum = start
        for k in start..<end {
            if covers[k].pixels.contains(pixels) && (covers[k].leavesGroup || !leavesGroup) {
                return
            }
            if covers[k].pixels.area < covers[minimum].pixels.area { minimum = k }
        }
        let cover = Cover(pixels: pixels, leavesGroup: leavesGroup)
        if end < start + Self.maximumCovers {
            covers[end] = cover
            levels[level].count += 1
        } else if covers[minimum].pixels.area < pixels.area {
            covers[minimum] = cover
        }
    }
}
