import LegatoGraphics

/// A rounded rectangle in one colour under an affine map, which is what most layers draw, stored in
/// one cache line.
@usableFromInline
package struct PlainShape: Sendable, Equatable {
    /// The map from local points to device pixels: (x, y) becomes (ax + cy + tx, bx + dy + ty).
    package var a, b, c, d, tx, ty: Float
    /// The rectangle in local points.
    @usableFromInline
    package var rect: LocalRect
    /// The radius of all corners in points, at least 0 and at most half of the smaller side.
    @usableFromInline
    package var radius: Float
    /// The premultiplied fill colour, including opacity.
    @usableFromInline
    package var fill: DrawColor

    /// Creates a plain shape; with square corners by default.
    @usableFromInline
    package init(
        a: Float = 1, b: Float = 0, c: Float = 0, d: Float = 1, tx: Float = 0, ty: Float = 0,
        rect: LocalRect, radius: Float = 0, fill: DrawColor
    ) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        (self.tx, self.ty) = (tx, ty)
        self.rect = rect
        self.radius = radius
        self.fill = fill
    }

    /// The map as a projection.
    @usableFromInline
    package var projection: Projection { Projection(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    /// Returns the shape as a separate item.
    @inlinable
    package func item(scissor: PixelRect, cut: Int32 = -1) -> ShapeItem {
        var item = ShapeItem(
            shape: RoundedShape(
                projection: projection, rect: rect, radii: SIMD4(repeating: radius)
            ),
            fill: fill,
            scissor: scissor
        )
        item.cut = cut
        return item
    }
}

/// A run of plain shapes drawn one after another.
@usableFromInline
package struct ShapeRun: Sendable, Equatable {
    /// The index of the first shape in `DisplayList.shapes`.
    package var first: Int32
    /// The number of shapes, at least 1.
    package var count: Int32
    /// The pixels that may be drawn to.
    package var scissor: PixelRect
    /// The index of the part of the target that they are clipped to, in `DisplayList.cuts`; -1 for
    /// none.
    package var cut: Int32 = -1

    /// Creates a run.
    @usableFromInline
    package init(first: Int32, count: Int32, scissor: PixelRect) {
        self.first = first
        self.count = count
        self.scissor = scissor
    }
}

extension DisplayList {
    /// Returns the plain shapes of a run.
    /// - Precondition: The list contains them.
    package func shapes(of run: ShapeRun) -> ArraySlice<PlainShape> {
        require(
            run.first >= 0 && run.count >= 0 && Int(run.first) + Int(run.count) <= shapes.count,
            "The shapes of a run must be within 0..<\(shapes.count), got "
                + "\(run.count) from \(run.first) on"
        )
        return shapes[Int(run.first)..<Int(run.first) + Int(run.count)]
    }

    /// The total number of shapes in runs.
    package var shapeCount: Int {
        guard !shapes.isEmpty else { return 0 }
        return items.reduce(0) { count, item in
            if case .shapes(let run) = item { count + Int(run.count) } else { count }
        }
    }

    /// The items, with each shape of a run as a separate item.
    package var singleItems: [DisplayItem] { Array(SingleItems(list: self)) }

    /// Whether both lists have the same items, with runs expanded.
    static func showsSameItems(_ a: DisplayList, _ b: DisplayList) -> Bool {
        if a.items == b.items && a.shapes == b.shapes { return true }
        var (one, other) = (SingleItems(list: a), SingleItems(list: b))
        while let item = one.next() {
            if other.next() != item { return false }
        }
        return other.next() == nil
    }
}

/// Iterates over the items of a list, with each shape of a run as a separate item.
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
