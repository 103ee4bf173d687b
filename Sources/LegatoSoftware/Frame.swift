import CLegatoKernels
import LegatoDrawing
import LegatoGraphics

/// A target of a frame: the display itself, or a group.
struct Pass {
    /// The pixels to draw; the group's picture is transparent outside.
    var region: PixelRect
    /// The memory of the pixels.
    var target: LegatoTarget
    /// The number of enclosing groups.
    var level: Int
    /// The first and the last of its operations, which form a linked list; -1 for none.
    var first: Int32 = -1
    var last: Int32 = -1
    /// The initial content of the region: premultiplied RGBA bytes.
    var background: UInt32
    /// The group; nil for the display.
    var group: GroupItem?
    /// Whether opaque items cover the region, so that it needs no background.
    var isCovered = false
    /// Whether it contains only one group, whose end is also its own.
    var isAround = false
    /// The pixels to draw when the whole target is redrawn.
    var whole = PixelRect.none
    /// The backdrop filters, in order.
    var backdrops: [Backdrop] = []
    /// The filters applied to its picture.
    var filtering: FilterChain?
    /// The memory of the group's shadow; nil if it casts none.
    var shadow: ShadowPlanes?
    /// The operations that draw the group's shadow and its picture; -1 for none.
    var shadowOperation: Int32 = -1
    var pictureOperation: Int32 = -1
    /// The shadow that is drawn from the pass; nil for the display and groups.
    var silhouette: Silhouette?
}

/// A drawing operation of a pass.
struct Operation {
    /// The pixels it can touch; empty if nothing is visible.
    ///
    /// Before it is set up, those that it may touch; empty for the whole pass.
    var bounds: PixelRect
    var pass: Int32
    /// The index of the item in the list; -1 for the picture and the shadow of a group.
    var source: Int32
    /// The kernels' kind, if `source` is an index.
    var kind: Int32 = -1
    /// The index of the part of the target that it is clipped to; -1 for none.
    var cut: Int32 = -1
    /// The index of the shape if the item is a run of shapes; otherwise -1.
    var shape: Int32 = -1
    /// The item for the kernels.
    var item: UnsafeMutablePointer<LegatoItem>
    /// The next operation of the pass; -1 for none.
    var next: Int32 = -1
}

/// A display list prepared for the kernels; its memory is reused for the next frame.
final class Frame {
    @exclusivity(unchecked) var passes: [Pass] = []
    /// The passes by the number of enclosing groups.
    @exclusivity(unchecked) private(set) var levels: [[Int]] = []
    @exclusivity(unchecked) var operations: [Operation] = []
    /// Whether there are any filters.
    private(set) var hasFilters = false
    /// For each item whether it begins a group that contains a backdrop filter.
    private var holdsBackdrop: [Bool] = []
    let items = ItemArena()
    @exclusivity(unchecked) private var stack: [Int] = []
    /// The ends of the open groups that are drawn without a picture.
    @exclusivity(unchecked) private var groundedEnds: [Int] = []
    /// The number of groups that are drawn without a picture.
    @exclusivity(unchecked) var groundedCount = 0
    /// The shadows of such groups.
    let shadows = ShadowCache()
    /// The shadows to draw in this frame.
    var silhouettes: [Silhouette] = []
    /// The number of operations that draw items and groups; those of silhouettes follow.
    private(set) var itemOperations = 0
    /// The items hidden by opaque ones.
    @exclusivity(unchecked) private(set) var occlusion = Occlusion()
    let pool = BufferPool()
    let gradients = GradientTable()
    let errorTables = ErrorTables()
    /// The pictures of the list's rasters; placeholders for those that are not visible.
    @exclusivity(unchecked) private(set) var rasters: [CGImage] = []
    /// The parts of the target that operations are clipped to.
    @exclusivity(unchecked) private(set) var cuts = CutTable()

    /// Prepares the part of a list that is visible in a region.
    ///
    /// The memory of pictures is allocated only when the levels are planned. `rasters` receives the
    /// pixels of each raster that may be sampled and returns their pictures, which are drawn in
    /// other frames.
    func prepare(
        _ list: DisplayList, region: PixelRect, target: LegatoTarget, workers: WorkerPool,
        rasters: (_ sampled: [PixelRect]) -> [CGImage]
    ) {
        pool.reclaim()
        gradients.update(list)
        occlusion.update(list, region: region)
        cuts = list.cuts
        passes.removeAll(keepingCapacity: true)
        for level in levels.indices { levels[level].removeAll(keepingCapacity: true) }
        operations.removeAll(keepingCapacity: true)
        stack.removeAll(keepingCapacity: true)
        groundedEnds.removeAll(keepingCapacity: true)
        silhouettes.removeAll(keepingCapacity: true)
        groundedCount = 0
        shadows.beginFrame()
        errorTables.beginFrame()
        hasFilters = !list.filters.isEmpty
        holdsBackdrop = hasFilters ? list.holdsBackdrop : []
        let maximum = list.items.count + list.shapeCount
        if operations.capacity < maximum { operations.reserveCapacity(maximum + maximum / 8) }
        // A group's begin and end make at most three operations: a shadow, a picture, and one that
        // blends both. Without a picture, they and the first item make at most six: four parts of
        // the shadow, and two of the item.
        items.begin(
            operations: 2 * list.items.count + list.shapeCount,
            groups: list.items.count + list.items.count / 2
        )
        append(
            Pass(
                region: region, target: target, level: 0, background: list.background.packed,
                isCovered: occlusion.hidesBackground, whole: list.bounds
            )
        )
        var index = occlusion.first
        while index < list.items.count {
            index = addUntilGroup(list, from: index)
            guard index < list.items.count else { break }
            if !occlusion.hides(index) {
                index = add(list.items[index], at: index, of: list)
            } else {
                index += 1
            }
        }
        require(
            stack.count == 1,
            "Each beginGroup needs a matching endGroup, but \(stack.count - 1) groups are "
                + "still open"
        )
        itemOperations = operations.count
        addSilhouettes()
        self.rasters = rasters(sampledRasters(of: list))
        operations.withUnsafeMutableBufferPointer { operations in
            let size = ItemArena.chunk
            workers.perform((operations.count + size - 1) / size) { chunk, _ in
                let range = chunk * size..<min((chunk + 1) * size, operations.count)
                setUp(list, operations, range, from: items.start(ofChunk: chunk))
            }
        }
    }

    private func append(_ pass: Pass) {
        stack.append(passes.count)
        add(pass)
    }

    /// Adds a pass without opening it.
    func add(_ pass: Pass) {
        while levels.count <= pass.level { levels.append([]) }
        levels[pass.level].append(passes.count)
        passes.append(pass)
    }

    /// Appends an operation to its pass.
    func append(_ operation: Operation) {
        operations.append(operation)
        link(Int32(truncatingIfNeeded: operations.count - 1), to: Int(operation.pass))
    }

    /// Adds the items before the next begin or end of a group or hidden item; returns its index.
    private func addUntilGroup(_ list: DisplayList, from start: Int) -> Int {
        let pass = stack[stack.count - 1]
        let number = Int32(truncatingIfNeeded: pass)
        let first = operations.count
        let none = items.none
        let end = list.items.withUnsafeBufferPointer { items in
            var end = start
            while end < items.count && !items[end].isGroupMark && !occlusion.hides(end) {
                let operation = Operation(
                    bounds: .none, pass: number, source: Int32(truncatingIfNeeded: end), item: none
                )
                if case .shapes(let run) = items[end] {
                    // A closure for the shapes would be allocated for each group.
                    for shape in list.shapes(of: run).indices where occlusion.showsShape(shape) {
                        var part = operation
                        part.shape = Int32(truncatingIfNeeded: shape)
                        operations.append(part)
                    }
                } else {
                    operations.append(operation)
                }
                end += 1
            }
            return end
        }
        guard operations.count > first else { return end }
        for index in first..<operations.count {
            operations[index].next = Int32(truncatingIfNeeded: index + 1)
        }
        link(Int32(truncatingIfNeeded: first), to: pass)
        return end
    }

    /// Appends the linked operations from one on to a pass.
    private func link(_ first: Int32, to pass: Int) {
        if passes[pass].last >= 0 {
            operations[Int(passes[pass].last)].next = first
        } else {
            passes[pass].first = first
        }
        operations[operations.count - 1].next = -1
        passes[pass].last = Int32(truncatingIfNeeded: operations.count - 1)
    }

    /// Adds an operation that is set up once its picture exists; returns its index.
    private func addWaiting(to pass: Int, cut: Int32) -> Int32 {
        append(
            Operation(
                bounds: .none, pass: Int32(truncatingIfNeeded: pass), source: -1, cut: cut,
                item: items.none
            )
        )
        return Int32(truncatingIfNeeded: operations.count - 1)
    }

    /// Adds the begin or the end of a group; returns the index of the next item to add.
    private func add(_ item: DisplayItem, at index: Int, of list: DisplayList) -> Int {
        let pass = stack[stack.count - 1]
        switch item {
        case .beginGroup(let group):
            require(
                item.isDrawable,
                "The numbers of item \(index) must be from -1e9 to 1e9, got \(item)"
            )
            let holds = hasFilters && holdsBackdrop[index]
            if !holds, let shadow = group.shadow,
                let grounded = grounded(group, at: index, in: pass, of: list)
            {
                groundedEnds.append(grounded.end)
                add(grounded, at: index, shadow: shadow, to: pass)
                return index + 2
            }
            guard let parts = group.parts(outside: passes[pass].region, in: list) else {
                begin(group, in: pass, of: list, holdsBackdrop: holds)
                return index + 1
            }
            for part in parts {
                let parent = stack[stack.count - 1]
                begin(part, in: parent, of: list, holdsBackdrop: holds)
                passes[passes.count - 1].isAround = true
            }
            passes[passes.count - 1].isAround = false
        case .endGroup where groundedEnds.last == index:
            groundedEnds.removeLast()
        case .endGroup:
            require(stack.count > 1, "The endGroup item \(index) needs a matching beginGroup")
            end(pass)
            while let outer = stack.last, passes[outer].isAround { end(outer) }
        case .shape, .shapes, .image, .shadow, .gradient:
            break
        }
        return index + 1
    }

    private func begin(
        _ group: GroupItem, in parent: Int, of list: DisplayList, holdsBackdrop: Bool
    ) {
        let reach = group.blend == .backdrop ? 0 : list.filterReach(of: group)
        func picture(within outside: PixelRect) -> PixelRect {
            group.pictureBounds(within: group.visible(from: outside, reach: reach))
        }
        let outside = passes[parent].region
        var region = picture(within: outside)
        if group.opacity <= 0 || outside.isEmpty || region.isEmpty { region = .none }
        // The content below a backdrop filter is always drawn in full, regardless of the damage.
        let whole = holdsBackdrop ? picture(within: passes[parent].whole) : region
        if holdsBackdrop && !region.isEmpty { region = whole }
        append(
            Pass(
                region: region, target: LegatoTarget(), level: passes[parent].level + 1,
                background: 0, group: group, whole: whole
            )
        )
    }

    /// Ends a group: the operations that draw it are added to the enclosing pass.
    private func end(_ index: Int) {
        stack.removeLast()
        let parent = stack[stack.count - 1]
        guard let group = passes[index].group else { return }
        let keeps = group.blend == .destinationIn
        guard !(keeps ? passes[parent].region : passes[index].region).isEmpty else { return }
        if group.blend == .backdrop {
            passes[parent].backdrops.append(
                Backdrop(after: passes[parent].last, shape: index, opacity: min(group.opacity, 1))
            )
            return
        }
        if let shadow = group.shadow, shadow.color != .zero, !keeps {
            passes[index].shadowOperation = addWaiting(to: parent, cut: group.cut)
        }
        passes[index].pictureOperation = addWaiting(to: parent, cut: group.cut)
    }
}

extension LegatoTarget {
    /// Returns the bytes per row: rows start on cache lines and have 8 spare pixels.
    static func stride(width: Int) -> Int { ((width + 8) * 4 + 63) & ~63 }

    /// Returns the number of rows in memory: the kernels may process two at a time.
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
    /// The premultiplied bytes, with red in the lowest.
    var packed: UInt32 {
        let c = (clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
        let (r, g, b, a) = (UInt32(c.x), UInt32(c.y), UInt32(c.z), UInt32(c.w))
        return r | g << 8 | b << 16 | a << 24
    }
}
