import LegatoGraphics

/// A rounded rectangle in one colour under an affine map, as most layers are, in one line of a
/// processor's cache.
public struct PlainShape: Sendable, Equatable {
    /// From local points to device pixels: the image of (x, y) is (ax + cy + tx, bx + dy + ty).
    public var a, b, c, d, tx, ty: Float
    /// The rectangle in local points.
    public var rect: LocalRect
    /// The radius of all corners in points, at least 0 and at most half of the smaller side.
    public var radius: Float
    /// The premultiplied colour inside, opacity included.
    public var fill: DrawColor

    /// Creates a plain shape; with square corners by default.
    public init(
        a: Float = 1,
        b: Float = 0,
        c: Float = 0,
        d: Float = 1,
        tx: Float = 0,
        ty: Float = 0,
        rect: LocalRect,
        radius: Float = 0,
        fill: DrawColor
    ) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        (self.tx, self.ty) = (tx, ty)
        self.rect = rect
        self.radius = radius
        self.fill = fill
    }

    /// The map.
    @inlinable
    public var projection: Projection { Projection(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    /// The same as an item of its own.
    @inlinable
    public func item(scissor: PixelRect, cut: Int32 = -1) -> ShapeItem {
        var item = ShapeItem(
            shape: RoundedShape(
                projection: projection,
                rect: rect,
                radii: SIMD4(repeating: radius)
            ),
            fill: fill,
            scissor: scissor
        )
        item.cut = cut
        return item
    }
}

/// Plain shapes that are drawn one over the other.
public struct ShapeRun: Sendable, Equatable {
    /// The index of the first in `DisplayList.shapes`.
    public var first: Int32
    /// How many there are, at least 1.
    public var count: Int32
    /// The pixels that may be touched.
    public var scissor: PixelRect
    /// The index of the part of the target that they are cut to, in `DisplayList.cuts`; -1 for none.
    public var cut: Int32 = -1

    /// Creates a run.
    public init(first: Int32, count: Int32, scissor: PixelRect) {
        self.first = first
        self.count = count
        self.scissor = scissor
    }
}

extension DisplayList {
    /// The plain shapes of a run.
    /// - Precondition: the list has them.
    public func shapes(of run: ShapeRun) -> ArraySlice<PlainShape> {
        require(
            run.first >= 0 && run.count >= 0 && Int(run.first) + Int(run.count) <= shapes.count,
            "A run shows the shapes \(run.first)..<\(run.first + run.count) of \(shapes.count)"
        )
        return shapes[Int(run.first)..<Int(run.first) + Int(run.count)]
    }

    /// How many shapes all runs have.
    package var shapeCount: Int {
        guard !shapes.isEmpty else { return 0 }
        return items.reduce(0) { count, item in
            if case .shapes(let run) = item { count + Int(run.count) } else { count }
        }
    }

    /// The items, each shape of a run as an item of its own.
    public var singleItems: [DisplayItem] { Array(SingleItems(list: self)) }

    /// Whether the items of both draw the same, each by itself.
    static func showsSameItems(_ a: DisplayList, _ b: DisplayList) -> Bool {
        if a.items == b.items && a.shapes == b.shapes { return true }
        var (one, other) = (SingleItems(list: a), SingleItems(list: b))
        while let item = one.next() {
            if other.next() != item { return false }
        }
        return other.next() == nil
    }
}

/// The items of a list, each shape of a run as an item of its own.
private struct SingleItems: Sequence, IteratorProtocol {
    let list: DisplayList
    private var index = 0
    private var place = 0

    init(list: DisplayList) { self.list = list }

    mutating func next() -> DisplayItem? {
        while index < list.items.count {
            guard case .shapes(let run) = list.items[index] else {
                index += 1
                return list.items[index - 1]
            }
            let shapes = list.shapes(of: run)
            guard place < shapes.count else {
                (index, place) = (index + 1, 0)
                continue
            }
            place += 1
            let shape = shapes[shapes.startIndex + place - 1]
            return .shape(shape.item(scissor: run.scissor, cut: run.cut))
        }
        return nil
    }
}
