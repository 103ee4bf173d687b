import Foundation

/// Unit quaternions (x, y, z, w) as rotations for row vectors.
extension SIMD4<Double> {
    /// Creates the quaternion of a rotation given by its orthonormal rows.
    ///
    /// The largest component is computed first, to avoid cancellation (Shepperd 1978).
    init(rotationRows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        let squares = SIMD4(
            1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z
        )
        let largest = squares.max()
        let q: SIMD4<Double>
        if squares.w == largest {
            q = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, largest)
        } else if squares.x == largest {
            q = SIMD4(largest, x.y + y.x, x.z + z.x, y.z - z.y)
        } else if squares.y == largest {
            q = SIMD4(x.y + y.x, largest, y.z + z.y, z.x - x.z)
        } else {
            q = SIMD4(x.z + z.x, y.z + z.y, largest, x.y - y.x)
        }
        self = q / (q * q).sum().squareRoot()
    }

    /// The rows of the rotation.
    var rotationRows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        (
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        )
    }

    /// Returns the spherical interpolation to `other` at a fraction, along the shortest path.
    func slerped(to other: SIMD4<Double>, fraction: Double) -> SIMD4<Double> {
        let end = (self * other).sum() < 0 ? -other : other
        let (difference, sum) = (end - self, end + self)
        let angle =
            2
            * atan2((difference * difference).sum().squareRoot(), (sum * sum).sum().squareRoot())
        guard angle > 0 else { return self }
        let mixed = self * sin((1 - fraction) * angle) + end * sin(fraction * angle)
        let length = (mixed * mixed).sum().squareRoot()
        return length > 0 ? mixed / length : self
    }
}
