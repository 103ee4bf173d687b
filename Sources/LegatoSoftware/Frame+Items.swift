import CLegatoKernels
import LegatoDrawing
import LegatoGraphics

extension DisplayItem {
    /// Whether it begins or ends a group.
    var isGroupMark: Bool {
        switch self {
        case .beginGroup, .endGroup: true
        case .shape, .shapes, .image, .shadow, .gradient: false
        }
    }
}

extension Frame {
    /// Sets up the operations of a range that come from items; may be called on any thread.
    func setUp(
        _ list: DisplayList, _ operations: UnsafeMutableBufferPointer<Operation>,
        _ range: Range<Int>, from first: UnsafeMutablePointer<LegatoItem>
    ) {
        var item = first
        for index in range where operations[index].source >= 0 {
            let source = Int(operations[index].source)
            var limit = passes[Int(operations[index].pass)].region
            if !operations[index].bounds.isEmpty {
                limit = limit.intersection(operations[index].bounds)
            }
            let setup = ItemSetup(item: item)
            if operations[index].shape >= 0 {
                operations[index].bounds = setUp(list, operations[index], setup, limit)
            } else {
                let isWhole = passes[Int(operations[index].pass)].silhouette != nil
                operations[index].bounds = setUp(list, source, setup, limit, isWhole: isWhole)
            }
            operations[index].item = item
            guard !operations[index].bounds.isEmpty else { continue }
            operations[index].kind = item.pointee.kind
            item = ItemArena.next(after: item)
            operations[index].cut = list.items[source].cut
        }
    }

    /// Returns the pixels of each raster of a list that operations may sample.
    func sampledRasters(of list: DisplayList) -> [PixelRect] {
        var sampled = [PixelRect](repeating: .none, count: list.rasters.count)
        guard !sampled.isEmpty else { return sampled }
        for operation in operations where operation.source >= 0 && operation.shape < 0 {
            guard case .image(let image) = list.items[Int(operation.source)], image.isRaster,
                sampled.indices.contains(Int(image.image))
            else { continue }
            let index = Int(image.image)
            let limit = passes[Int(operation.pass)].region
            let shown = DisplayItem.image(image).deviceBounds(within: limit)
            let pixels = image.pixels(of: list.rasters[index].list.bounds, sampledIn: shown)
            sampled[index] = sampled[index].union(pixels)
        }
        return sampled
    }

    /// Sets up a shape of a run; returns the pixels it can touch, empty if nothing is visible.
    private func setUp(
        _ list: DisplayList, _ operation: Operation, _ setup: ItemSetup, _ limit: PixelRect
    ) -> PixelRect {
        guard case .shapes(let run) = list.items[Int(operation.source)] else { return .none }
        let plain = list.shapes[Int(operation.shape)]
        require(
            plain.isDrawable,
            "The numbers of shape \(operation.shape) must be from -1e9 to 1e9, got \(plain)"
        )
        let bounds = plain.projection.deviceBounds(
            of: plain.rect, within: limit.intersection(run.scissor)
        )
        let shape = plain.item(scissor: run.scissor)
        return !bounds.isEmpty && setup.setShape(shape, bounds: bounds) ? bounds : .none
    }

    /// Sets up an item, or the whole of it without its scissor; returns the pixels it can touch,
    /// empty if nothing is visible.
    private func setUp(
        _ list: DisplayList, _ index: Int, _ setup: ItemSetup, _ limit: PixelRect, isWhole: Bool
    ) -> PixelRect {
        var item = list.items[index]
        if isWhole { item.scissor = limit }
        require(
            item.isDrawable, "The numbers of item \(index) must be from -1e9 to 1e9, got \(item)"
        )
        var bounds = item.deviceBounds(within: limit)
        switch item {
        case .shape(let shape):
            guard !bounds.isEmpty, setup.setShape(shape, bounds: bounds) else { return .none }
        case .shadow(let shadow):
            let next = index + 1 < list.items.count ? list.items[index + 1] : .endGroup
            guard !bounds.isEmpty,
                setup.setShadow(
                    shadow, bounds: bounds, hidden: next.covered, tables: errorTables
                )
            else { return .none }
        case .image(let image):
            let pictures = image.isRaster ? rasters : list.images
            let (count, name) = (pictures.count, image.isRaster ? "raster" : "image")
            require(
                image.image >= 0 && image.image < count,
                "The \(name) of item \(index) must be within 0..<\(count), got \(image.image)"
            )
            let picture = pictures[Int(image.image)]
            // The list keeps the picture alive while it draws, and the picture its immutable bytes.
            let pixels = picture.pixels.withUnsafeBufferPointer(\.baseAddress)
            guard !bounds.isEmpty, let pixels,
                setup.setImage(image, picture: picture, pixels: pixels, bounds: &bounds)
            else { return .none }
        case .gradient(let gradient):
            let count = list.gradients.count
            require(
                gradient.gradient >= 0 && gradient.gradient < count,
                "The gradient of item \(index) must be within 0..<\(count), got "
                    + "\(gradient.gradient)"
            )
            let kind = list.gradients[Int(gradient.gradient)].kind
            let stretches = gradients.stretches(of: Int(gradient.gradient))
            guard !bounds.isEmpty, setup.setGradient(gradient, kind: kind, stretches: stretches)
            else { return .none }
        case .shapes, .beginGroup, .endGroup:
            return .none
        }
        return bounds.isEmpty ? .none : bounds
    }

    /// Counts what is visible: items (groups are counted at their end), filled shapes, and runs of
    /// one kind on one target.
    func count(into statistics: inout RenderStatistics) {
        statistics.occluded += occlusion.count
        statistics.items += groundedCount
        var last: (kind: Int32, pass: Int32) = (-1, -1)
        for operation in operations[..<itemOperations] where !operation.bounds.isEmpty {
            let isItem = operation.source >= 0
            let next = (isItem ? operation.kind : operation.item.pointee.kind, operation.pass)
            if next != last { statistics.batches += 1 }
            last = next
            statistics.instances += 1
            statistics.drawnPixels += operation.bounds.area
            if isItem { statistics.items += 1 }
        }
    }
}

extension DisplayItem {
    /// Pixels that the item covers opaquely; empty for most items.
    ///
    /// They may be fewer than those of `DisplayList.opaquePixels(of:)`, but include those of small
    /// shapes, too.
    fileprivate var covered: PixelRect {
        guard case .shape(let item) = self, item.fill.w >= 1, item.cut == -1,
            item.shape.projection.keepsAxes
        else { return .none }
        let (rect, p) = (item.shape.rect, item.shape.projection)
        // The middle of a circular or continuous corner is outside this inset.
        let corner = CornerFigure(item.shape).extents.max()
        let inset = corner * (1 - 0.5.squareRoot())
        let center = CentredProjection(p, around: rect).origin
        let (halfX, halfY) = (Double(rect.width) / 2 - inset, Double(rect.height) / 2 - inset)
        guard halfX > 0, halfY > 0 else { return .none }
        let reachX = abs(Double(p.a)) * halfX + abs(Double(p.c)) * halfY - 1
        let reachY = abs(Double(p.b)) * halfX + abs(Double(p.d)) * halfY - 1
        guard reachX > 0, reachY > 0, abs(center.x) + reachX < 8192,
            abs(center.y) + reachY < 8192
        else { return .none }
        return PixelRect(
            minX: Int32(device: (center.x - reachX).rounded(.up)),
            minY: Int32(device: (center.y - reachY).rounded(.up)),
            maxX: Int32(device: (center.x + reachX).rounded(.down)),
            maxY: Int32(device: (center.y + reachY).rounded(.down))
        ).intersection(item.scissor)
    }

    /// The pixels that a shape or an image may be drawn to; none for other items.
    fileprivate var scissor: PixelRect {
        get {
            switch self {
            case .shape(let item): item.scissor
            case .image(let item): item.scissor
            case .shapes, .shadow, .gradient, .beginGroup, .endGroup: .none
            }
        }
        set {
            switch self {
            case .shape(var item):
                item.scissor = newValue
                self = .shape(item)
            case .image(var item):
                item.scissor = newValue
                self = .image(item)
            case .shapes, .shadow, .gradient, .beginGroup, .endGroup: break
            }
        }
    }
}

extension DisplayList {
    /// For each item whether it begins a group that contains a backdrop filter.
    var holdsBackdrop: [Bool] {
        var holds = [Bool](repeating: false, count: items.count)
        var open: [Int] = []
        for (index, item) in items.enumerated() {
            switch item {
            case .beginGroup(let group):
                if group.blend == .backdrop {
                    for outer in open.reversed() {
                        // The groups that enclose a marked group are already marked.
                        if holds[outer] { break }
                        holds[outer] = true
                    }
                }
                open.append(index)
            case .endGroup: _ = open.popLast()
            default: break
            }
        }
        return holds
    }
}
