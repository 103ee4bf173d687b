// Apple's names, which are not in camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Glibc

// MARK: Length and direction

/// Returns the dot product of two vectors.
@inlinable
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    (x * y).sum()
}

/// Returns the squared length of a vector.
@inlinable
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    dot(x, x)
}

/// Returns the length of a vector.
@inlinable
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    dot(x, x).squareRoot()
}

/// Returns the distance between two points.
@inlinable
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    length(y - x)
}

/// Returns the squared distance between two points.
@inlinable
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    length_squared(y - x)
}

/// Returns the unit vector in the direction of a vector; NaN for the zero vector.
@inlinable
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x / length(x) }

/// Returns the sum of the magnitudes of a vector's elements.
@inlinable
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    abs(x).sum()
}

/// Returns the largest magnitude of a vector's elements.
@inlinable
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    abs(x).max()
}

/// Returns the projection of a vector onto another.
@inlinable
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    y * (dot(x, y) / dot(y, y))
}

/// Returns the cross product of two vectors in the plane: a vector along the z axis.
@inlinable
public func cross<S: BinaryFloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// Returns the cross product of two vectors.
@inlinable
public func cross<S: BinaryFloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y) - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

/// Returns the reflection of a vector at a plane with a unit normal.
@inlinable
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint {
    x - n * (2 * dot(x, n))
}

/// Returns the direction of a ray refracted at a surface, from unit vectors.
///
/// - Parameters:
///   - x: The direction of the ray.
///   - n: The normal of the surface, pointing against the ray.
///   - eta: The ratio of the refractive indices before and after the surface.
/// - Returns: The direction; zero for total internal reflection.
@inlinable
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint {
    let cosine = dot(x, n)
    let square = 1 - eta * eta * (1 - cosine * cosine)
    return square < 0 ? .zero : x * eta - n * (eta * cosine + square.squareRoot())
}

// MARK: Elements

/// Returns the magnitudes of a vector's elements.
@inlinable
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    max(x, .zero - x)
}

/// Returns the magnitudes of a vector's elements.
@inlinable
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
    x.replacing(with: V.zero &- x, where: x .< V.zero)
}

/// Returns the element-wise minimum of two vectors.
@inlinable
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// Returns the element-wise maximum of two vectors.
@inlinable
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// Returns a vector with each element clamped to its own range.
@inlinable
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}

/// Returns a vector with all elements clamped to a range.
@inlinable
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: Comparable {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

/// Returns 1 for each element above 0, -1 for each below 0, and 0 for all others.
@inlinable
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// Returns the linear interpolation of two vectors: the first for 0, the second for 1.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: BinaryFloatingPoint {
    x + t * (y - x)
}

/// Returns the linear interpolation of two vectors: the first for 0, the second for 1.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    x + (y - x) * t
}

/// Returns 0 for each element below its edge, otherwise 1.
@inlinable
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: BinaryFloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Returns 0 for each element below its first edge, 1 above its second, and a smooth cubic between.
@inlinable
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V
where V.Scalar: BinaryFloatingPoint {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}

/// Returns the fractional parts of a vector's elements, from 0 to 1.
@inlinable
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x - floor(x) }

/// Returns the reciprocal of each element.
@inlinable
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x }

/// Returns the reciprocal square root of each element.
@inlinable
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    1 / x.squareRoot()
}

/// Returns the square root of each element.
@inlinable
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.squareRoot() }

/// Returns each element rounded down.
@inlinable
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.down) }

/// Returns each element rounded up.
@inlinable
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.up) }

/// Returns each element rounded to the nearest integer, and halves away from zero.
@inlinable
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.rounded(.toNearestOrAwayFromZero)
}

/// Returns each element rounded towards zero.
@inlinable
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.rounded(.towardZero)
}

/// Returns the sum of a vector's elements.
@inlinable
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.sum() }

/// Returns the smallest element of a vector.
@inlinable
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// Returns the largest element of a vector.
@inlinable
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
