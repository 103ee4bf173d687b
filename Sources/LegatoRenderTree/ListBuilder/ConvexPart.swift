import LegatoDrawing

/// A convex polygon in device pixels.
struct ConvexPart: Equatable {
    /// The corners in order; fewer than 3 for an empty polygon.
    var corners: [SIMD2<Double>]

    var isEmpty: Bool { corners.count < 3 }

    /// The minimum and maximum x.
    var columns: (low: Double, high: Double) {
        corners.reduce((.infinity, -.infinity)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    }

    /// The minimum and maximum y.
    var rows: (low: Double, high: Double) {
        corners.reduce((.infinity, -.infinity)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    }

    /// The part in the half-plane where `normal · point + constant` is at least 0.
    func cut(_ normal: SIMD2<Double>, _ constant: Double) -> ConvexPart {
        var rest: [SIMD2<Double>] = []
        guard var from = corners.last else { return self }
        var height = (from * normal).sum() + constant
        for corner in corners {
            let next = (corner * normal).sum() + constant
            if (height < 0) != (next < 0) {
                rest.append(from + (corner - from) * (height / (height - next)))
            }
            if next >= 0 { rest.append(corner) }
            (from, height) = (corner, next)
        }
        return ConvexPart(corners: rest)
    }

    /// Whether the distance between two parts is below a margin.
    func meets(_ other: ConvexPart, margin: Double) -> Bool {
        !isEmpty && !other.isEmpty && !isApart(other, margin) && !other.isApart(self, margin)
    }

    /// Whether another part is entirely beyond one of this part's sides.
    private func isApart(_ other: ConvexPart, _ margin: Double) -> Bool {
        var from = corners[corners.count - 1]
        for corner in corners {
            let side = corner - from
            let length = (side * side).sum().squareRoot()
            defer { from = corner }
            guard length > 0 else { continue }
            let normal = SIMD2(side.y, -side.x) / length
            let own = range(along: normal)
            let others = other.range(along: normal)
            if others.low > own.high + margin || others.high < own.low - margin { return true }
        }
        return false
    }

    private func range(along normal: SIMD2<Double>) -> (low: Double, high: Double) {
        corners.reduce((.infinity, -.infinity)) { range, corner in
            let place = (corner * normal).sum()
            return (min(range.0, place), max(range.1, place))
        }
    }
}
