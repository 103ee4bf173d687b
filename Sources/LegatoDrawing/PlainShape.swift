import LegatoGraphics

/// A rounded rectangle in one colour under an affine map, stored in one cache line; most layers
/// draw only this.
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

/// A run of plain shapes, drawn in sequence.
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
