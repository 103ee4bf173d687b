/// A rectangle in a layer's local space, in points.
@usableFromInline
package struct LocalRect: Sendable, Equatable {
    /// The smallest x.
    package var x: Float
    /// The smallest y.
    package var y: Float
    /// The width, at least 0.
    package var width: Float
    /// The height, at least 0.
    package var height: Float

    /// Creates a rectangle from its corner and size.
    @usableFromInline
    package init(x: Float, y: Float, width: Float, height: Float) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// A half-open rectangle of whole device pixels.
@usableFromInline
package struct PixelRect: Sendable, Equatable {
    /// The first column.
    package var minX: Int32
    /// The first row.
    package var minY: Int32
    /// One past the last column.
    package var maxX: Int32
    /// One past the last row.
    package var maxY: Int32

    /// Creates a rectangle from its edges.
    @usableFromInline
    package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Whether the rectangle is empty.
    @usableFromInline
    package var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// Returns the pixels in both rectangles.
    @usableFromInline
    package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
    }

    /// Returns the smallest rectangle that contains both; an empty one is ignored.
    @usableFromInline
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }
}
