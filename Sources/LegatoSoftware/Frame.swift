import CLegatoKernels
import LegatoDrawing
import LegatoGraphics

/// One target of a frame: the display itself, or a group.
struct Pass {
    /// The pixels that are drawn; the group's picture is clear outside.
    var region: PixelRect
    /// Where the pixels lie.
    var target: LegatoTarget
    /// How many groups lie around.
    var level: Int
    /// The range of operations that holds those of this pass, and those of groups inside.
    var first: Int
    var end: Int
    /// What the region is filled with first: premultiplied RGBA bytes.
    var background: UInt32
    /// The group, nil for the display.
    var group: GroupItem?
    /// Whether opaque items cover the region, so that it needs no background.
    var isCovered = false
    /// Whether it holds one group alone, whose end is its own.
    var isAround = false
    /// The pixels that are drawn when all of the target is.
    var whole = PixelRect.none
    /// What it waits for in between.
    var backdrops: [Backdrop] = []
    /// What its picture goes through.
    var filtering: FilterChain?
    /// The memory of the group's shadow, if it throws one.
    var shadow: ShadowPlanes?
}

/// One thing to draw in one pass.
struct Operation {
    /// The pixels it can touch; empty if nothing shows.
    var bounds: PixelRect
    var pass: Int32
    /// The index of the item in the list, -1 for the picture and the shadow of a group.
    var source: Int32
    /// The kind for the kernels, where `source` is an index.
    var kind: Int32 = -1
    /// The part of the target that it is cut to, an index into the list's cuts; -1 for none.
    var cut: Int32 = -1
    /// The index of the shape, if the item is a run of shapes; -1 for others.
    var shape: Int32 = -1
}

/// How many operations one thread sets up at a time.
private let setupChunk = 256

/// A display list made ready for the kernels; its memory is used again for the next frame.
final class Frame {
    var passes: [Pass] = []
    var operations: [Operation] = []
    /// Whether anything is filtered.
    private(set) var hasFilters = false
    /// Whether the group that begins at an item holds one that filters what lies below it.
    private var holdsBackdrop: [Bool] = []
    private(set) var items: UnsafeMutablePointer<LegatoItem> = .allocate(capacity: 64)
    private var capacity = 64
    private var stack: [Int] = []
    private var occlusion = Occlusion()
    let pool = BufferPool()
    let gradients = GradientTable()
    /// The pictures of the list's rasters.
    private(set) var rasters: [CGImage] = []
    /// The parts of the target that operations are cut to.
    private(set) var cuts = CutTable()

    deinit { items.deallocate() }

    /// Prepares the part of a list that shows in a region, with the pictures of its rasters; counts
    /// into the statistics.
    func prepare(
        _ list: DisplayList,
        rasters: [CGImage],
        region: PixelRect,
        target: LegatoTarget,
        crew: Crew,
        statistics: inout RenderStatistics
    ) {
        pool.reclaim()
        gradients.update(list)
        occlusion.update(list, region: region)
        statistics.occluded += occlusion.count
        self.rasters = rasters
        cuts = list.cuts
        passes.removeAll(keepingCapacity: true)
        operations.removeAll(keepingCapacity: true)
        stack.removeAll(keepingCapacity: true)
        hasFilters = !list.filters.isEmpty
        holdsBackdrop = hasFilters ? list.holdsBackdrop : []
        // A begin and an end make three at most: a shadow, a picture, and one that blends both.
        let most = list.items.count + list.items.count / 2 + list.shapeCount
        if capacity < most {
            items.deallocate()
            capacity = most + most / 2
            items = .allocate(capacity: capacity)
        }
        passes.append(
            Pass(
                region: region,
                target: target,
                level: 0,
                first: 0,
                end: 0,
                background: list.background.packed,
                isCovered: occlusion.hidesBackground,
                whole: list.bounds
            )
        )
        stack.append(0)
        var index = occlusion.first
        while index < list.items.count {
            index = addUntilGroup(list, from: index)
            guard index < list.items.count else { break }
            if !occlusion.hides(index) {
                add(list.items[index], at: index, of: list, statistics: &statistics)
            }
            index += 1
        }
        require(
            stack.count == 1,
            "\(stack.count - 1) groups of the display list are not ended"
        )
        passes[0].end = operations.count
        operations.withUnsafeMutableBufferPointer { operations in
            crew.perform((operations.count + setupChunk - 1) / setupChunk) { chunk, _ in
                let start = chunk * setupChunk
                setUp(list, operations, start..<min(start + setupChunk, operations.count))
            }
        }
        count(into: &statistics)
    }

    /// Adds what comes before the next begin or end of a group or hidden item; returns where that is.
    private func addUntilGroup(_ list: DisplayList, from start: Int) -> Int {
        let pass = Int32(truncatingIfNeeded: stack[stack.count - 1])
        let end = list.items.withUnsafeBufferPointer { items in
            var end = start
            while end < items.count && !items[end].isGroupMark && !occlusion.hides(end) {
                var operation = Operation(
                    bounds: .none,
                    pass: pass,
                    source: Int32(truncatingIfNeeded: end)
                )
                if case .shapes(let run) = items[end] {
                    let shown = list.shapes(of: run).indices.lazy.filter(occlusion.showsShape)
                    operations.append(
                        contentsOf: shown.map { shape in
                            operation.shape = Int32(truncatingIfNeeded: shape)
                            return operation
                        }
                    )
                } else {
                    operations.append(operation)
                }
                end += 1
            }
            return end
        }
        return end
    }

    /// Takes the begin or the end of a group.
    private func add(
        _ item: DisplayItem,
        at index: Int,
        of list: DisplayList,
        statistics: inout RenderStatistics
    ) {
        let pass = stack[stack.count - 1]
        switch item {
        case .beginGroup(let group):
            require(item.isFinite, "Item \(index) has a number that is not finite: \(item)")
            let holds = hasFilters && holdsBackdrop[index]
            guard let parts = group.parts(outside: passes[pass].region, in: list) else {
                return begin(group, in: pass, of: list, holdsBackdrop: holds)
            }
            for part in parts {
                let parent = stack[stack.count - 1]
                begin(part, in: parent, of: list, holdsBackdrop: holds)
                passes[passes.count - 1].isAround = true
            }
            passes[passes.count - 1].isAround = false
        case .endGroup:
            require(stack.count > 1, "Item \(index) ends a group, but none is open")
            end(pass, of: list, statistics: &statistics)
            while let outer = stack.last, passes[outer].isAround {
                end(outer, of: list, statistics: &statistics)
            }
        case .shape, .shapes, .image, .shadow, .gradient:
            break
        }
    }

    private func begin(
        _ group: GroupItem,
        in parent: Int,
        of list: DisplayList,
        holdsBackdrop: Bool
    ) {
        let reach = group.blend == .backdrop ? 0 : list.filterReach(of: group)
        func picture(within outside: PixelRect) -> PixelRect {
            var visible = outside.grown(by: reach)
            if let shadow = group.shadow, !outside.isEmpty {
                visible = visible.union(outside.moved(by: shadow, forward: false))
            }
            return group.pictureBounds(within: visible)
        }
        let outside = passes[parent].region
        var region = picture(within: outside)
        if group.opacity <= 0 || outside.isEmpty || region.isEmpty { region = .none }
        // What lies below a backdrop is needed in full, whatever is drawn anew.
        let whole = holdsBackdrop ? picture(within: passes[parent].whole) : region
        if holdsBackdrop && !region.isEmpty { region = whole }
        stack.append(passes.count)
        passes.append(
            Pass(
                region: region,
                target: newTarget(region),
                level: passes[parent].level + 1,
                first: operations.count,
                end: operations.count,
                background: 0,
                group: group,
                whole: whole
            )
        )
    }

    private func newTarget(_ region: PixelRect) -> LegatoTarget {
        let stride = LegatoTarget.stride(width: Int(region.maxX - region.minX))
        let bytes = stride * LegatoTarget.rows(height: Int(region.maxY - region.minY))
        return LegatoTarget(
            pixels: bytes == 0 ? nil : pool.take(bytes),
            stride: Int64(stride),
            originX: region.minX,
            originY: region.minY
        )
    }

    private func end(
        _ index: Int,
        of list: DisplayList,
        statistics: inout RenderStatistics
    ) {
        stack.removeLast()
        passes[index].end = operations.count
        let parent = stack[stack.count - 1]
        guard let group = passes[index].group else { return }
        let outside = passes[parent].region
        if group.blend == .destinationIn {
            keep(passes[index], in: parent)
            statistics.offscreenPixels += passes[index].region.area
            if !outside.isEmpty { statistics.items += 1 }
            return
        }
        guard !passes[index].region.isEmpty else { return }
        if group.blend == .backdrop {
            addBackdrop(index, group, in: parent, of: list)
            statistics.offscreenPixels += passes[index].region.area
            statistics.items += 1
            return
        }
        var (picture, shown) = (passes[index].target, passes[index].region)
        if !group.filters.isEmpty {
            let chain = FilterChain(
                list.filters(of: group),
                of: picture,
                from: shown,
                to: outside,
                clamps: false,
                pool: pool
            )
            passes[index].filtering = chain
            (picture, shown) = (chain.target, PixelRect(chain.result.rect))
        }
        let countBefore = operations.count
        if let shadow = group.shadow, shadow.color != .zero {
            let planes = ShadowPlanes(
                shadow,
                of: passes[index],
                visible: outside,
                clip: group.clip,
                pool: pool
            )
            if let planes {
                passes[index].shadow = planes
                ItemSetup(item: items + operations.count).setGroupShadow(
                    shadow.color,
                    opacity: group.opacity,
                    plane: planes.result
                )
                operations.append(
                    Operation(
                        bounds: PixelRect(planes.result.rect),
                        pass: Int32(parent),
                        source: -1,
                        cut: group.cut
                    )
                )
            }
        }
        let bounds = shown.intersection(outside)
        let setup = ItemSetup(item: items + operations.count)
        if !bounds.isEmpty,
            setup.setGroup(
                group.clip,
                opacity: group.opacity,
                picture: picture,
                blend: group.blend
            )
        {
            operations.append(
                Operation(bounds: bounds, pass: Int32(parent), source: -1, cut: group.cut)
            )
        }
        statistics.offscreenPixels += passes[index].region.area
        if operations.count > countBefore { statistics.items += 1 }
    }

    /// Notes that what a pass holds is filtered where another one's picture has alpha.
    private func addBackdrop(
        _ index: Int,
        _ group: GroupItem,
        in parent: Int,
        of list: DisplayList
    ) {
        let filters = list.filters(of: group)
        let reach = list.filterReach(of: group)
        let shown = passes[index].region.intersection(passes[parent].region)
        let chain = FilterChain(
            filters,
            of: passes[parent].target,
            from: shown.grown(by: reach).intersection(passes[parent].region),
            to: shown,
            clamps: passes[parent].level == 0,
            pool: pool
        )
        guard !chain.steps.isEmpty else { return }
        passes[parent].backdrops.append(
            Backdrop(
                operation: operations.count,
                shape: index,
                opacity: min(group.opacity, 1),
                chain: chain
            )
        )
    }

    /// Multiplies all that a pass holds by the alpha of another one's picture.
    private func keep(_ pass: Pass, in parent: Int) {
        let outside = passes[parent].region
        guard !outside.isEmpty, let group = pass.group else { return }
        ItemSetup(item: items + operations.count).setKeeper(
            opacity: group.opacity,
            picture: pass.target,
            region: pass.region
        )
        operations.append(
            Operation(bounds: outside, pass: Int32(parent), source: -1, cut: group.cut)
        )
    }
}

extension LegatoTarget {
    /// Bytes per row: rows start on cache lines and have 8 pixels to spare.
    static func stride(width: Int) -> Int { ((width + 8) * 4 + 63) & ~63 }

    /// How many rows there are in memory: the kernels may take two at a time.
    static func rows(height: Int) -> Int { (height + 1) & ~1 }
}

extension PixelRect {
    init(_ rect: LegatoRect) {
        self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    }

    /// The rectangle for the kernels.
    var kernelRect: LegatoRect { LegatoRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }
}

extension DrawColor {
    /// Premultiplied bytes, red lowest.
    var packed: UInt32 {
        let c = (clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
        let (r, g, b, a) = (UInt32(c.x), UInt32(c.y), UInt32(c.z), UInt32(c.w))
        return r | g << 8 | b << 16 | a << 24
    }
}
