import LegatoGraphics

/// Groups that depend on pixels far outside their bounds: large blurs and shadows, and shadows with
/// large offsets.
///
/// At full resolution, the pixels that they sample may be thousands of times as large as the
/// target. They are drawn from pictures at reduced resolution instead (`Raster`), so that the work
/// is proportional to the visible pixels. Groups within the limits are unchanged.
package enum FarGroups {
    /// The standard deviation in pixels up to which a group's shadow is drawn at full resolution.
    package static let shadowSigma: Float = 64
    /// The offset in pixels up to which a group's shadow is drawn along with the group.
    package static let shadowOffset: Float = 512
    /// The standard deviation in pixels up to which a blur is drawn at full resolution.
    package static let blurSigma: Float = 64
    /// The maximum standard deviation in pixels of the reduced picture; at least half of it
    /// remains.
    static let reducedSigma: Float = 12
    /// The maximum nesting depth.
    ///
    /// Groups nested deeper have no shadow and a blur clamped to the limit.
    package static let maximumLevels = 4

    /// The number of halvings of a picture for a blur.
    static func halvings(_ sigma: Float) -> Int32 {
        var (n, sigma) = (Int32(0), sigma)
        while sigma > reducedSigma {
            n += 1
            sigma /= 2
        }
        return n
    }
}

extension GroupShadow {
    /// Whether it is drawn from a picture at reduced resolution.
    package var isFar: Bool {
        sigma > FarGroups.shadowSigma || max(abs(offset.x), abs(offset.y)) > FarGroups.shadowOffset
    }
}

extension GroupFilter {
    /// Whether it is drawn on a picture at reduced resolution.
    package var isFar: Bool {
        if case .blur(let sigma) = self { sigma > FarGroups.blurSigma } else { false }
    }

    /// The filter, clamped to the largest blur that is drawn at full resolution.
    fileprivate var near: GroupFilter { isFar ? .blur(sigma: FarGroups.blurSigma) : self }

    fileprivate var sigma: Float {
        if case .blur(let sigma) = self { min(sigma, BlurScale.largestSigma) } else { 0 }
    }
}

extension DisplayList {
    /// Whether the list or one of its rasters has a far group.
    package var hasFarGroups: Bool {
        let hasBlurs = filters.contains(where: \.isFar)
        return rasters.contains { $0.list.hasFarGroups }
            || items.contains { item in
                guard case .beginGroup(let group) = item else { return false }
                return group.shadow?.isFar == true
                    || (hasBlurs && filters(of: group).contains(where: \.isFar))
            }
    }

    /// The same picture with the far groups of the list and its rasters drawn at reduced
    /// resolution.
    package func reducingFarGroups() -> DisplayList {
        guard hasFarGroups else { return self }
        var count = 0
        return reducingFarGroups(level: 0, &count)
    }

    fileprivate func reducingFarGroups(level: Int, _ count: inout Int) -> DisplayList {
        var reduction = FarReduction(self, level: level, count: count)
        reduction.run()
        count = reduction.count
        return reduction.result
    }
}

/// Rewrites a list with its far groups as pictures at reduced resolution.
private struct FarReduction {
    /// An open group of the new list.
    struct Open {
        /// The pixels to be drawn in it.
        var region: PixelRect
        /// The number of end items that close it.
        var ends: Int
        /// The number of far groups around it.
        var level: Int
    }

    let source: DisplayList
    /// The number of pictures.
    var count: Int
    var result: DisplayList
    private var open: [Open] = []
    private var ends: [Int: Int] = [:]

    init(_ source: DisplayList, level: Int, count: Int) {
        (self.source, self.count) = (source, count)
        open = [Open(region: source.bounds, ends: 0, level: level)]
        result = source
        result.items.removeAll()
        for index in result.rasters.indices where result.rasters[index].list.hasFarGroups {
            result.rasters[index].list =
                result.rasters[index].list.reducingFarGroups(level: level, &self.count)
        }
    }

    mutating func run() {
        var begins: [Int] = []
        for index in source.items.indices {
            if case .beginGroup = source.items[index] { begins.append(index) }
            if case .endGroup = source.items[index], let begin = begins.popLast() {
                ends[begin] = index
            }
        }
        var index = 0
        while index < source.items.count {
            let item = source.items[index]
            index += 1
            switch item {
            case .beginGroup(let group):
                guard let end = ends[index - 1] else { continue }
                index = begin(group, index..<end)
            case .endGroup:
                guard let group = open.popLast() else { continue }
                for _ in 0..<group.ends { result.items.append(.endGroup) }
            default: result.items.append(item)
            }
        }
    }

    /// Begins a group, or draws all of it; returns the index of the next item.
    private mutating func begin(_ group: GroupItem, _ inner: Range<Int>) -> Int {
        guard let top = open.last else { return inner.upperBound + 1 }
        let (outside, level) = (top.region, top.level)
        let filters = source.filters(of: group)
        let isPicture = group.blend != .backdrop && group.blend != .destinationIn
        let throwsFar = isPicture && group.shadow?.isFar == true
        let blursFar = group.blend != .backdrop && filters.contains(where: \.isFar)
        guard throwsFar || blursFar else {
            let reach = group.blend == .backdrop ? 0 : source.filterReach(of: group)
            let visible = group.visible(from: outside, reach: reach)
            result.items.append(.beginGroup(group))
            let region = group.bounds.intersection(visible)
            open.append(Open(region: region, ends: 1, level: level))
            return inner.lowerBound
        }
        // A group with a blend mode wraps the group without it.
        var (group, endCount) = (group, 0)
        if group.blend != .normal {
            var outer = GroupItem(bounds: outside, blend: group.blend)
            outer.cut = group.cut
            result.items.append(.beginGroup(outer))
            (group.blend, group.cut, endCount) = (.normal, -1, 1)
        }
        if throwsFar {
            if level < FarGroups.maximumLevels { addShadow(of: group, inner, top) }
            group.shadow = nil
        }
        guard blursFar, level < FarGroups.maximumLevels else {
            if blursFar { group.filters = result.add(filters.map(\.near)) }
            let reach = result.filterReach(of: group)
            let region = group.bounds.intersection(outside.grown(by: reach))
            result.items.append(.beginGroup(group))
            open.append(Open(region: region, ends: endCount + 1, level: level + 1))
            return inner.lowerBound
        }
        addBlurred(group, filters, inner, top)
        for _ in 0..<endCount { result.items.append(.endGroup) }
        return inner.upperBound + 1
    }

    /// Draws only the shadow of a group.
    private mutating func addShadow(of group: GroupItem, _ inner: Range<Int>, _ outer: Open) {
        guard let shadow = group.shadow, group.opacity > 0 else { return }
        let landing = group.bounds.grown(by: source.filterReach(of: group))
            .moved(by: shadow, forward: true).intersection(outer.region)
        guard !landing.isEmpty else { return }
        let n = FarGroups.halvings(shadow.sigma)
        let thrown = landing.moved(
            by: GroupShadow(offset: shadow.offset, sigma: 0, color: .zero), forward: false
        )
        var white = ColorMatrix(red: .zero, green: .zero, blue: .zero)
        white.bias = SIMD4(1, 1, 1, 0)
        let blur = GroupFilter.blur(sigma: shadow.sigma / Float(1 << n))
        var picture = group
        (picture.shadow, picture.opacity, picture.cut) = (nil, 1, -1)
        var item = draw(
            picture, inner, reducedBy: n, then: [.colors(white), blur], target: thrown,
            level: outer.level + 1
        )
        (item.shape.projection.tx, item.shape.projection.ty) = (shadow.offset.x, shadow.offset.y)
        item.tint = shadow.color * min(group.opacity, 1)
        (item.scissor, item.cut) = (outer.region, group.cut)
        result.items.append(.image(item))
    }

    /// Draws a blurred group.
    private mutating func addBlurred(
        _ group: GroupItem, _ filters: ArraySlice<GroupFilter>, _ inner: Range<Int>, _ outer: Open
    ) {
        let shown = group.bounds.grown(by: source.filterReach(of: group)).intersection(outer.region)
        guard !shown.isEmpty, group.opacity > 0 else { return }
        let n = FarGroups.halvings(filters.reduce(0) { max($0, $1.sigma) })
        var picture = group
        (picture.opacity, picture.cut) = (1, -1)
        var item = draw(
            picture, inner, reducedBy: n, then: [], target: shown, level: outer.level + 1
        )
        item.tint = DrawColor(repeating: min(group.opacity, 1))
        (item.scissor, item.cut) = (outer.region, group.cut)
        result.items.append(.image(item))
    }

    /// Adds a group's picture as a raster at reduced resolution, with the remaining blur.
    ///
    /// Returns the item that draws it at full size.
    private mutating func draw(
        _ group: GroupItem, _ inner: Range<Int>, reducedBy n: Int32, then filters: [GroupFilter],
        target: PixelRect, level: Int
    ) -> ImageItem {
        // Linear sampling needs one more pixel at the edges.
        let small = target.reduced(by: n).grown(by: 1)
        var copy = ReducedCopy(of: source, halvings: n, target: small)
        if !filters.isEmpty {
            let run = copy.add(filters)
            let bounds = group.bounds.grown(by: source.filterReach(of: group)).reduced(by: n)
            copy.append(.beginGroup(GroupItem(bounds: bounds, filters: run)))
        }
        let isPlain = group.clip == nil && group.filters.isEmpty && !filters.isEmpty
        if !isPlain { copy.copy(.beginGroup(group)) }
        for index in inner { copy.copy(source.items[index]) }
        if !isPlain { copy.append(.endGroup) }
        if !filters.isEmpty { copy.append(.endGroup) }
        let id = Raster.ID(layer: .max, copy: count)
        count += 1
        let list = copy.list.reducingFarGroups(level: level, &count)
        let size = Float(1 << n)
        let rect = LocalRect(
            x: Float(small.minX) * size, y: Float(small.minY) * size,
            width: Float(small.maxX - small.minX) * size,
            height: Float(small.maxY - small.minY) * size
        )
        result.rasters.append(Raster(id: id, list: list))
        return ImageItem(
            shape: RoundedShape(projection: Projection(), rect: rect),
            image: Int32(result.rasters.count - 1), frame: rect, scissor: .none, isRaster: true
        )
    }
}
