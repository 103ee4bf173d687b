/// A box in local points, relative to the centre of a rectangle.
package struct LocalBox: Equatable {
    package var left, right, top, bottom: Double

    /// Creates the box of a whole rectangle.
    package init(_ rect: LocalRect, in map: InverseProjection) {
        left = Double(rect.x) - map.centerX
        right = Double(rect.x) + Double(rect.width) - map.centerX
        top = Double(rect.y) - map.centerY
        bottom = Double(rect.y) + Double(rect.height) - map.centerY
    }

    /// Whether the box is empty.
    package var isEmpty: Bool { !(left < right && top < bottom) }

    /// Returns the intersection of both boxes.
    package func intersection(_ other: LocalBox) -> LocalBox {
        var box = self
        box.left = max(left, other.left)
        box.right = min(right, other.right)
        box.top = max(top, other.top)
        box.bottom = min(bottom, other.bottom)
        return box
    }

    /// Returns the box outset on every side.
    package func expanded(by amount: Double) -> LocalBox {
        var box = self
        box.left -= amount
        box.right += amount
        box.top -= amount
        box.bottom += amount
        return box
    }
}
