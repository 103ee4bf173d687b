import Foundation

extension SIMD3<Double> {
    /// Returns the dot product.
    @inline(__always)
    func dot(_ other: Self) -> Double { (self * other).sum() }

    /// Returns the cross product, by the right-hand rule.
    @inline(__always)
    func cross(_ other: Self) -> Self {
        Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    /// The Euclidean length.
    @inline(__always)
    var length: Double {
        let square = dot(self)
        if square.isFinite { return square.squareRoot() }
        let largest = Swift.max(abs(x), abs(y), abs(z))
        let rest = self / largest
        return largest * rest.dot(rest).squareRoot()
    }
}
