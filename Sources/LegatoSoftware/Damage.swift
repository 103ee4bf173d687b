import LegatoDrawing
import LegatoGraphics

/// Determines which pixels of two display lists of the same size can differ.
struct Damage {
    private let old, new: DisplayList
    /// For each image that both lists have, whether it differs; empty if none does.
    private let changedImages: [Bool]
    /// For each raster, the pixels that differ between the lists, within the bounds that both
    /// share; empty if none differ.
    private let changedRasters: [PixelRect]
    /// For each gradient that both lists have, whether it differs; empty if none does.
    private let changedGradients: [Bool]
    /// Whether filters differ between the lists.
    private let hasOtherFilters: Bool
    /// Whether any of the cuts differ.
    private let hasChangedCuts: Bool

    /// Returns the smallest rectangle around all pixels that can differ, empty for equal lists; the
    /// whole target if the rectangle covers nearly all of it.
    ///
    /// Lists of equal length are compared item by item. Others, and lists whose groups begin or end
    /// at different indices, are compared from both ends.
    /// - Precondition: Both lists have the same size.
    static func between(_ old: DisplayList, _ new: DisplayList) -> PixelRect {
        guard old.background == new.background else { return new.bounds }
        return new.throughBackdrops(Damage(old: old, new: new).rectangle)
    }

    private init(old: DisplayList, new: DisplayList) {
        self.old = old
        self.new = new
        let changed = zip(old.images, new.images).map { $0 != $1 }
        changedImages = changed.contains(true) ? changed : []
        let redrawn = zip(old.rasters, new.rasters).map { Self.pixels(from: $0.list, to: $1.list) }
        changedRasters = redrawn.allSatisfy(\.isEmpty) ? [] : redrawn
        let isSame = old.stops == new.stops && old.gradients == new.gradients
        changedGradients = isSame ? [] : Self.changedGradients(old, new)
        hasOtherFilters = old.filters != new.filters
        hasChangedCuts = old.cuts != new.cuts
    }

    /// Returns the pixels that differ between two rasters; all of them if their size or position
    /// differs.
    private static func pixels(from old: DisplayList, to new: DisplayList) -> PixelRect {
        if old == new { return .none }
        return old.bounds == new.bounds ? between(old, new) : new.bounds
    }

    private static func changedGradients(_ old: DisplayList, _ new: DisplayList) -> [Bool] {
        zip(old.gradients, new.gradients).map { a, b in
            a.kind != b.kind || !old.stops(of: a).elementsEqual(new.stops(of: b))
        }
    }

    private var rectangle: PixelRect {
        let shared = min(old.items.count, new.items.count)
        var start = 0
        while start < shared && isSame(start, start) { start += 1 }
        var tail = 0
        while tail < shared - start
            && isSame(old.items.count - 1 - tail, new.items.count - 1 - tail)
        {
            tail += 1
        }
        let oldRange = start..<old.items.count - tail
        let newRange = start..<new.items.count - tail
        guard !oldRange.isEmpty || !newRange.isEmpty else { return .none }
        // Computed on demand: if all items differ it does not matter.
        var known: Bool?
        func isAligned() -> Bool {
            let aligned =
                known
                ?? (oldRange == newRange
                    && oldRange.allSatisfy { old.items[$0].nests(like: new.items[$0]) })
            known = aligned
            return aligned
        }
        func isChanged(_ index: Int) -> Bool {
            guard oldRange == newRange, isSame(index, index) else { return true }
            return !isAligned()
        }
        // Whether both lists draw a raster in the same way, so that only its pixels can differ.
        func showsSameRaster(_ index: Int) -> Bool {
            guard isAligned(), old.items[index] == new.items[index] else { return false }
            guard case .image(let image) = new.items[index] else { return false }
            let (before, after) = (old.rasters[Int(image.image)], new.rasters[Int(image.image)])
            guard before.list.bounds == after.list.bounds else { return false }
            let cut = image.cut
            return !hasChangedCuts || cut == -1 || old.cuts[cut] == new.cuts[cut]
        }
        func touched(_ index: Int, of list: DisplayList, _ limit: PixelRect) -> PixelRect {
            if case .image(let image) = list.items[index], image.isRaster,
                changedRasters.indices.contains(Int(image.image)), showsSameRaster(index)
            {
                return image.deviceBounds(
                    sampling: changedRasters[Int(image.image)],
                    of: list.rasters[Int(image.image)].list.bounds, within: limit
                )
            }
            guard case .shapes(let run) = list.items[index] else {
                return list.deviceBounds(of: list.items[index], within: limit)
            }
            return list.bounds(of: run, within: limit, without: isAligned() ? equals(index) : nil)
        }
        let before = old.bounds(of: oldRange, where: isChanged) { touched($0, of: old, $1) }
        guard before != old.bounds else { return before }
        return before.union(new.bounds(of: newRange, where: isChanged) { touched($0, of: new, $1) })
    }

    /// Returns the comparison of the runs of shapes at an index, if both lists have one there with
    /// the same cut.
    private func equals(_ index: Int) -> ShapeEquals? {
        guard case .shapes(let before) = old.items[index],
            case .shapes(let after) = new.items[index],
            before.scissor == after.scissor, before.cut == after.cut,
            !hasChangedCuts || after.cut == -1 || old.cuts[before.cut] == new.cuts[after.cut]
        else { return nil }
        return ShapeEquals(old.shapes(of: before), new.shapes(of: after))
    }

    private func isSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
        let item = new.items[newIndex]
        if case .shapes(let after) = item, case .shapes(var before) = old.items[oldIndex] {
            guard old.shapes(of: before) == new.shapes(of: after) else { return false }
            before.first = after.first
            guard before == after else { return false }
        } else if old.items[oldIndex] != item {
            return false
        }
        if hasChangedCuts && item.cut != -1 && old.cuts[item.cut] != new.cuts[item.cut] {
            return false
        }
        switch item {
        case .image(let image):
            guard image.isRaster else { return !changedImages.holds(true, at: image.image) }
            return !changedRasters.indices.contains(Int(image.image))
                || changedRasters[Int(image.image)].isEmpty
        case .gradient(let gradient): return !changedGradients.holds(true, at: gradient.gradient)
        case .beginGroup(let group) where hasOtherFilters:
            return old.filters(of: group) == new.filters(of: group)
        default: return true
        }
    }
}

/// Determines which shapes two runs share.
private struct ShapeEquals {
    private let old, new: ArraySlice<PlainShape>
    /// The number of equal shapes at the start and at the end, if the runs have different lengths.
    private var start = 0
    private var tail = 0

    init(_ old: ArraySlice<PlainShape>, _ new: ArraySlice<PlainShape>) {
        (self.old, self.new) = (old, new)
        guard old.count != new.count else { return }
        let shared = min(old.count, new.count)
        while start < shared && isSame(start) { start += 1 }
        while tail < shared - start
            && old[old.endIndex - 1 - tail] == new[new.endIndex - 1 - tail]
        {
            tail += 1
        }
    }

    private func isSame(_ place: Int) -> Bool {
        old[old.startIndex + place] == new[new.startIndex + place]
    }

    /// Returns whether the shape at an index of one of the runs, which has `count` shapes, is also
    /// in the other.
    func contains(_ place: Int, of count: Int) -> Bool {
        guard old.count != new.count else { return isSame(place) }
        return place < start || place >= count - tail
    }
}

extension [Bool] {
    /// Returns whether the index exists and has the value.
    fileprivate func holds(_ value: Bool, at index: Int32) -> Bool {
        indices.contains(Int(index)) && self[Int(index)] == value
    }
}

extension DisplayList {
    /// Returns the stops of a gradient that exist in the list.
    fileprivate func stops(of gradient: Gradient) -> ArraySlice<GradientStop> {
        stops.dropFirst(max(0, Int(gradient.firstStop))).prefix(max(0, Int(gradient.stopCount)))
    }
}

/// An open group during the traversal of a list.
private struct OpenGroup {
    let item: GroupItem
    let reach: Int32
    /// The map from pixels touched inside the group to those that change on the target.
    let spread: GroupSpread
}

/// The map from pixels touched inside groups to those that change outside, by their shadows and
/// filters.
private struct GroupSpread {
    /// The outsets on each side, and the limit of the result.
    private var left, top, right, bottom: Int32
    private var limit: PixelRect
    private static let maximum: Int32 = 1 << 28

    init(_ group: GroupItem, reach: Int32, within limit: PixelRect) {
        var grown = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1).grown(by: reach)
        if let shadow = group.shadow {
            grown = grown.union(grown.moved(by: shadow, forward: true))
        }
        (left, top) = (-grown.minX, -grown.minY)
        (right, bottom) = (grown.maxX - 1, grown.maxY - 1)
        self.limit = limit
    }

    /// Returns this map followed by another one.
    func followed(by outer: GroupSpread) -> GroupSpread {
        var spread = outer
        spread.limit = outer.limit.intersection(limit.isEmpty ? limit : outer.grown(limit))
        spread.left = min(left + outer.left, Self.maximum)
        spread.top = min(top + outer.top, Self.maximum)
        spread.right = min(right + outer.right, Self.maximum)
        spread.bottom = min(bottom + outer.bottom, Self.maximum)
        return spread
    }

    func callAsFunction(_ touched: PixelRect) -> PixelRect {
        touched.isEmpty ? touched : grown(touched).intersection(limit)
    }

    private func grown(_ rect: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(rect.minX, -Self.maximum) - left, minY: max(rect.minY, -Self.maximum) - top,
            maxX: min(rect.maxX, Self.maximum) + right, maxY: min(rect.maxY, Self.maximum) + bottom
        )
    }
}

extension DisplayItem {
    /// Returns whether both items begin a group, both end one, or both do neither.
    fileprivate func nests(like other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.beginGroup, .beginGroup), (.endGroup, .endGroup): true
        case (.beginGroup, _), (.endGroup, _), (_, .beginGroup), (_, .endGroup): false
        default: true
        }
    }
}

extension DisplayList {
    fileprivate func deviceBounds(of item: DisplayItem, within limit: PixelRect) -> PixelRect {
        guard case .beginGroup(let group) = item, !group.filters.isEmpty else {
            return item.deviceBounds(within: limit)
        }
        return group.deviceBounds(reach: filterReach(of: group), within: limit)
    }

    /// Whether a group within a group filters its backdrop.
    private var hasInnerBackdrops: Bool {
        guard !filters.isEmpty else { return false }
        var depth = 0
        for item in items {
            switch item {
            case .beginGroup(let group):
                if depth > 0 && group.blend == .backdrop { return true }
                depth += 1
            case .endGroup: depth -= 1
            default: break
            }
        }
        return false
    }

    /// Returns the pixels to redraw so that a part of the target is correct: for backdrop filters
    /// this includes everything they sample.
    fileprivate func throughBackdrops(_ damage: PixelRect) -> PixelRect {
        guard !filters.isEmpty, !damage.isEmpty else { return damage }
        var areas: [PixelRect] = []
        var depth = 0
        for item in items {
            switch item {
            case .beginGroup(let group):
                if depth == 0 && group.blend == .backdrop {
                    let area = group.bounds.intersection(bounds)
                    areas.append(area.grown(by: filterReach(of: group)).intersection(bounds))
                }
                depth += 1
            case .endGroup: depth -= 1
            default: break
            }
        }
        var damage = damage
        var last = PixelRect.none
        while damage != last {
            last = damage
            for area in areas where !area.intersection(damage).isEmpty {
                damage = damage.union(area)
            }
        }
        return damage
    }

    /// Returns the pixels that shapes of a run can touch, within a limit, without those that two
    /// runs share.
    fileprivate func bounds(
        of run: ShapeRun, within limit: PixelRect, without equals: ShapeEquals?
    ) -> PixelRect {
        let limit = limit.intersection(run.scissor)
        var all = PixelRect.none
        for (place, shape) in shapes(of: run).enumerated()
        where equals?.contains(place, of: Int(run.count)) != true {
            require(
                shape.isDrawable,
                "The numbers of shape \(Int(run.first) + place) must be from -1e9 to 1e9, "
                    + "got \(shape)"
            )
            all = all.union(shape.projection.deviceBounds(of: shape.rect, within: limit))
            if all.area >= limit.area / 8 * 7 { return limit }
        }
        return all
    }

    /// Returns the pixels of the target that some items of a range can touch, including through the
    /// shadows and filters of their groups.
    fileprivate func bounds(
        of range: Range<Int>,
        where isIncluded: (Int) -> Bool,
        _ touchedBy: (_ index: Int, _ limit: PixelRect) -> PixelRect
    ) -> PixelRect {
        var groups: [OpenGroup] = []
        var all = PixelRect.none
        let hasInnerBackdrops = hasInnerBackdrops
        for index in 0..<range.upperBound {
            let item = items[index]
            if range.contains(index) && isIncluded(index) {
                require(
                    item.isDrawable,
                    "The numbers of item \(index) must be from -1e9 to 1e9, got \(item)"
                )
                let limit = groups.last?.item.bounds ?? bounds
                var touched = touchedBy(index, limit)
                if let group = groups.last { touched = group.spread(touched) }
                // The content below a backdrop filter may itself be invisible.
                if hasInnerBackdrops, let outermost = groups.first {
                    touched = touched.union(
                        outermost.item.deviceBounds(reach: outermost.reach, within: bounds)
                    )
                }
                all = all.union(touched)
                if all.area >= bounds.area / 8 * 7 { return bounds }
            }
            switch item {
            case .beginGroup(let group):
                let reach = group.blend == .backdrop ? 0 : filterReach(of: group)
                let own = GroupSpread(
                    group, reach: reach, within: groups.last?.item.bounds ?? bounds)
                let spread = groups.last.map { own.followed(by: $0.spread) } ?? own
                groups.append(OpenGroup(item: group, reach: reach, spread: spread))
            case .endGroup: _ = groups.popLast()
            default: break
            }
        }
        return all
    }
}
