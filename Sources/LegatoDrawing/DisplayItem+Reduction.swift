import LegatoGraphics

/// Copies display items into another list at reduced resolution.
///
/// A pixel of the new list covers 2 to the power of `halvings` pixels of the old one per side.
/// Pictures, gradients, rasters, filters and cuts are copied if items refer to them.
struct ReducedCopy {
    /// The source list.
    let source: DisplayList
    /// The number of times that sides are halved.
    let halvings: Int32
    /// The new list.
    private(set) var list: DisplayList
    private let factor: Float
    private var images: [Int32: Int32] = [:]
    private var rasters: [Int32: Int32] = [:]
    private var gradients: [Int32: Int32] = [:]
    private var cuts: [Int32: Int32] = [-1: -1]

    /// Creates a list whose target is a non-empty rectangle of reduced pixels.
    init(of source: DisplayList, halvings: Int32, target: PixelRect) {
        self.source = source
        self.halvings = halvings
        factor = Float(sign: .plus, exponent: -Int(halvings), significand: 1)
        list = DisplayList(
            width: Int(target.maxX - target.minX), height: Int(target.maxY - target.minY)
        )
        list.origin = SIMD2(target.minX, target.minY)
        list.time = source.time
    }

    /// Appends an item that belongs to the new list.
    mutating func append(_ item: DisplayItem) { list.items.append(item) }

    /// Adds filters to the new list.
    mutating func add(_ filters: [GroupFilter]) -> FilterRun { list.add(filters) }

    /// Copies an item of the source list.
    mutating func copy(_ item: DisplayItem) {
        switch item {
        case .shape(var item):
            item.shape = reduced(item.shape)
            (item.scissor, item.cut) = (item.scissor.reduced(by: halvings), reduced(cut: item.cut))
            list.items.append(.shape(item))
        case .shapes(var run):
            let shapes = source.shapes(of: run)
            run.first = Int32(list.shapes.count)
            list.shapes += shapes.map(reduced)
            (run.scissor, run.cut) = (run.scissor.reduced(by: halvings), reduced(cut: run.cut))
            list.items.append(.shapes(run))
        case .image(var item):
            item.shape = reduced(item.shape)
            (item.scissor, item.cut) = (item.scissor.reduced(by: halvings), reduced(cut: item.cut))
            item.image = item.isRaster ? reduced(raster: item.image) : reduced(image: item.image)
            list.items.append(.image(item))
        case .shadow(var item):
            item.shape = reduced(item.shape)
            (item.scissor, item.cut) = (item.scissor.reduced(by: halvings), reduced(cut: item.cut))
            list.items.append(.shadow(item))
        case .gradient(var item):
            item.shape = reduced(item.shape)
            (item.scissor, item.cut) = (item.scissor.reduced(by: halvings), reduced(cut: item.cut))
            item.gradient = reduced(gradient: item.gradient)
            list.items.append(.gradient(item))
        case .beginGroup(let group): list.items.append(.beginGroup(reduced(group)))
        case .endGroup: list.items.append(.endGroup)
        }
    }

    private mutating func reduced(_ group: GroupItem) -> GroupItem {
        var group = group
        group.bounds = group.bounds.reduced(by: halvings)
        group.cut = reduced(cut: group.cut)
        if let clip = group.clip { group.clip = reduced(clip) }
        if var shadow = group.shadow {
            shadow.offset *= factor
            shadow.sigma *= factor
            // As everywhere, a blur of less than a third of a pixel has no effect.
            if shadow.sigma < 1.0 / 3 { shadow.sigma = 0 }
            group.shadow = shadow
        }
        let filters = source.filters(of: group).map { filter -> GroupFilter in
            switch filter {
            case .blur(let sigma):
                GroupFilter.blur(sigma: min(sigma, BlurScale.largestSigma) * factor)
            case .colors: filter
            case .shader(let shader): .shader(shader.reduced(by: halvings))
            }
        }
        group.filters = list.add(filters)
        return group
    }

    private func reduced(_ shape: RoundedShape) -> RoundedShape {
        var shape = shape
        shape.projection.scale(by: factor)
        return shape
    }

    private func reduced(_ shape: PlainShape) -> PlainShape {
        var shape = shape
        (shape.a, shape.b, shape.c) = (shape.a * factor, shape.b * factor, shape.c * factor)
        (shape.d, shape.tx, shape.ty) = (shape.d * factor, shape.tx * factor, shape.ty * factor)
        return shape
    }

    private mutating func reduced(cut: Int32) -> Int32 {
        if let known = cuts[cut] { return known }
        let lines = source.cuts[cut].map { line in
            CutLine(
                x: line.x, y: line.y, constant: line.constant * Double(factor),
                isClosed: line.isClosed
            )
        }
        let index = list.cuts.append(lines)
        cuts[cut] = index
        return index
    }

    private mutating func reduced(image: Int32) -> Int32 {
        Self.copied(image, &images, from: source.images, to: &list.images)
    }

    private mutating func reduced(raster: Int32) -> Int32 {
        Self.copied(raster, &rasters, from: source.rasters, to: &list.rasters)
    }

    private mutating func reduced(gradient: Int32) -> Int32 {
        let first = list.stops.count
        var stops: ArraySlice<GradientStop> = []
        let index = Self.copied(
            gradient,
            &gradients,
            from: source.gradients,
            to: &list.gradients
        ) { [source] entry in
            stops = source.stops.dropFirst(Int(entry.firstStop)).prefix(Int(entry.stopCount))
            entry.firstStop = Int32(first)
        }
        list.stops += stops
        return index
    }

    /// Returns the index in the new list of an entry of the old one, which is copied on first use;
    /// -1 if the old list does not contain it.
    private static func copied<Entry>(
        _ old: Int32, _ known: inout [Int32: Int32], from entries: [Entry], to list: inout [Entry],
        _ change: (inout Entry) -> Void = { _ in }
    ) -> Int32 {
        if let index = known[old] { return index }
        guard entries.indices.contains(Int(old)) else { return -1 }
        var entry = entries[Int(old)]
        change(&entry)
        let index = Int32(list.count)
        list.append(entry)
        known[old] = index
        return index
    }
}

extension Projection {
    /// Scales device points about the origin.
    fileprivate mutating func scale(by factor: Float) {
        (a, b, c) = (a * factor, b * factor, c * factor)
        (d, tx, ty) = (d * factor, tx * factor, ty * factor)
    }
}

extension PixelRect {
    /// Returns the pixels of a picture halved `n` times that overlap any of these.
    func reduced(by n: Int32) -> PixelRect {
        PixelRect(minX: minX >> n, minY: minY >> n, maxX: -(-maxX >> n), maxY: -(-maxY >> n))
    }
}
