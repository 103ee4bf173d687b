// Apple's names, which are not in camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The vector functions by their C names, without argument labels.

/// Returns the dot product of two vectors.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    dot(x, y)
}

/// Returns the length of a vector.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    length(x)
}

/// Returns the length of a vector; the same as `simd_length`.
@inlinable public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    length(x)
}

/// Returns the squared length of a vector.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    length_squared(x)
}

/// Returns the distance between two points.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    distance(x, y)
}

/// Returns the distance between two points; the same as `simd_distance`.
@inlinable public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    distance(x, y)
}

/// Returns the squared distance between two points.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    distance_squared(x, y)
}

/// Returns the unit vector in the direction of a vector; NaN for the zero vector.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    normalize(x)
}

/// Returns the unit vector in the direction of a vector; the same as `simd_normalize`.
@inlinable public func simd_fast_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: BinaryFloatingPoint {
    normalize(x)
}

/// Returns the projection of a vector onto another.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: BinaryFloatingPoint {
    project(x, y)
}

/// Returns the reflection of a vector at a plane with a unit normal.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V
where V.Scalar: BinaryFloatingPoint {
    reflect(x, n: n)
}

/// Returns the direction of a refracted ray; see `refract(_:n:eta:)`.
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint {
    refract(x, n: n, eta: eta)
}

/// Returns the sum of the magnitudes of a vector's elements.
@inlinable public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    norm_one(x)
}

/// Returns the largest magnitude of a vector's elements.
@inlinable public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    norm_inf(x)
}

/// Returns the magnitudes of a vector's elements.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    abs(x)
}

/// Returns the element-wise minimum of two vectors.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
    pointwiseMin(x, y)
}

/// Returns the element-wise maximum of two vectors.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
    pointwiseMax(x, y)
}

/// Returns a vector with each element clamped to its own range.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V
where V.Scalar: Comparable {
    clamp(x, min: min, max: max)
}

/// Returns 1 for each element above 0, -1 for each below 0, and 0 for all others.
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    sign(x)
}

/// Returns the linear interpolation of two vectors: the first for 0, the second for 1.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V
where V.Scalar: BinaryFloatingPoint {
    mix(x, y, t: t)
}

/// Returns the linear interpolation of two vectors: the first for 0, the second for 1.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint {
    mix(x, y, t: t)
}

/// Returns 0 for each element below its edge, otherwise 1.
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V
where V.Scalar: BinaryFloatingPoint {
    step(x, edge: edge)
}

/// Returns 0 for each element below its first edge, 1 above its second, and a smooth cubic between.
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: BinaryFloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}

/// Returns the fractional parts of a vector's elements, from 0 to 1.
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    fract(x)
}

/// Returns the reciprocal of each element.
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    recip(x)
}

/// Returns the reciprocal square root of each element.
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    rsqrt(x)
}

/// Returns the sum of a vector's elements.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
    reduce_add(x)
}

/// Returns the smallest element of a vector.
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
    reduce_min(x)
}

/// Returns the largest element of a vector.
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
    reduce_max(x)
}

/// Returns whether all elements of two vectors are equal.
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool {
    x == y
}

/// Returns whether the elements of two vectors differ by at most a tolerance.
@inlinable public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tolerance: V.Scalar)
    -> Bool where V.Scalar: BinaryFloatingPoint
{
    norm_inf(x - y) <= tolerance
}

/// Returns the cross product of two vectors: a vector along the z axis.
@inlinable public func simd_cross<S: BinaryFloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S>
{
    cross(x, y)
}

/// Returns the cross product of two vectors.
@inlinable public func simd_cross<S: BinaryFloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S>
{
    cross(x, y)
}
