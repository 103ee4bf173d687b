/// The smallest octagon around points of the target, with horizontal, vertical and diagonal sides.
struct DeviceHull {
    /// The minimum of x, y, x + y and x - y.
    private var low = SIMD4(repeating: Double.infinity)
    /// The maximum of x, y, x + y and x - y.
    private var high = SIMD4(repeating: -Double.infinity)

    /// The largest coordinate, in pixels; sums of larger ones are not precise enough.
    private static let farthest = 1e9

    /// Adds a point; returns false if it is too far away.
    mutating func add(_ point: SIMD2<Double>) -> Bool {
        guard max(abs(point.x), abs(point.y)) < Self.farthest else { return false }
        let along = SIMD4(point.x, point.y, point.x + point.y, point.x - point.y)
        low = pointwiseMin(low, along)
        high = pointwiseMax(high, along)
        return true
    }

    /// Adds all points of another hull.
    mutating func add(_ other: DeviceHull) {
        low = pointwiseMin(low, other.low)
        high = pointwiseMax(high, other.high)
    }

    /// The corners in order; some may coincide.
    var corners: [SIMD2<Double>] {
        guard low.x <= high.x else { return [] }
        return [
            SIMD2(high.x, high.z - high.x), SIMD2(high.z - high.y, high.y),
            SIMD2(low.w + high.y, high.y), SIMD2(low.x, low.x - low.w),
            SIMD2(low.x, low.z - low.x), SIMD2(low.z - low.y, low.y),
            SIMD2(high.w + low.y, low.y), SIMD2(high.x, high.x - high.w),
        ]
    }
}
