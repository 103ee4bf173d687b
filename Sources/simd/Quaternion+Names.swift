// Apple's names, which are not in camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension simd_float3x3 {
    /// Creates the matrix of a rotation.
    @inlinable
    public init(_ quaternion: simd_quatf) { self.init(quaternion.columns) }
}

extension simd_double3x3 {
    /// Creates the matrix of a rotation.
    @inlinable
    public init(_ quaternion: simd_quatd) { self.init(quaternion.columns) }
}

extension simd_float4x4 {
    /// Creates the matrix of a rotation.
    @inlinable
    public init(_ quaternion: simd_quatf) {
        self.init(quaternion.columns.map { SIMD4($0, 0) } + [SIMD4(0, 0, 0, 1)])
    }
}

extension simd_double4x4 {
    /// Creates the matrix of a rotation.
    @inlinable
    public init(_ quaternion: simd_quatd) {
        self.init(quaternion.columns.map { SIMD4($0, 0) } + [SIMD4(0, 0, 0, 1)])
    }
}

/// Returns the matrix of a rotation.
@inlinable
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }

/// Returns the matrix of a rotation.
@inlinable
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }

/// Returns the matrix of a rotation.
@inlinable
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }

/// Returns the matrix of a rotation.
@inlinable
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }

/// Returns the rotation by an angle in radians about a unit axis.
@inlinable
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
    simd_quatf(angle: angle, axis: axis)
}

/// Returns the rotation by an angle in radians about a unit axis.
@inlinable
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}

/// Returns a quaternion from its imaginary parts and its real part.
@inlinable
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}

/// Returns a quaternion from its imaginary parts and its real part.
@inlinable
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}

/// Returns the shortest rotation from one unit vector to another.
@inlinable
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
    simd_quatf(from: from, to: to)
}

/// Returns the shortest rotation from one unit vector to another.
@inlinable
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
    simd_quatd(from: from, to: to)
}

/// Returns a vector rotated by a unit quaternion.
@inlinable
public func simd_act<Q: Quaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> { q.act(v) }

/// Returns the product, which rotates by `q` first, then by `p`.
@inlinable
public func simd_mul<Q: Quaternion>(_ p: Q, _ q: Q) -> Q { p * q }

/// Returns the sum of two quaternions.
@inlinable
public func simd_add<Q: Quaternion>(_ p: Q, _ q: Q) -> Q { p + q }

/// Returns the difference of two quaternions.
@inlinable
public func simd_sub<Q: Quaternion>(_ p: Q, _ q: Q) -> Q { p - q }

/// Returns the negated quaternion.
@inlinable
public func simd_negate<Q: Quaternion>(_ q: Q) -> Q { -q }

/// Returns the conjugate of a quaternion.
@inlinable
public func simd_conjugate<Q: Quaternion>(_ q: Q) -> Q { q.conjugate }

/// Returns the inverse of a quaternion.
@inlinable
public func simd_inverse<Q: Quaternion>(_ q: Q) -> Q { q.inverse }

/// Returns the normalized quaternion.
@inlinable
public func simd_normalize<Q: Quaternion>(_ q: Q) -> Q { q.normalized }

/// Returns the length of a quaternion.
@inlinable
public func simd_length<Q: Quaternion>(_ q: Q) -> Q.Scalar { q.length }

/// Returns the dot product of two quaternions.
@inlinable
public func simd_dot<Q: Quaternion>(_ p: Q, _ q: Q) -> Q.Scalar { dot(p.vector, q.vector) }

/// Returns the real part of a quaternion.
@inlinable
public func simd_real<Q: Quaternion>(_ q: Q) -> Q.Scalar { q.real }

/// Returns the imaginary parts of a quaternion.
@inlinable
public func simd_imag<Q: Quaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }

/// Returns the angle of a rotation in radians.
@inlinable
public func simd_angle<Q: Quaternion>(_ q: Q) -> Q.Scalar { q.angle }

/// Returns the unit axis of a rotation.
@inlinable
public func simd_axis<Q: Quaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }

/// Returns the spherical interpolation along the shorter arc: the first for 0, the second for 1.
@inlinable
public func simd_slerp<Q: Quaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
    slerp(q0, dot(q0.vector, q1.vector) < 0 ? -q1 : q1, t)
}

/// Returns the spherical interpolation along the longer arc: the first for 0, the second for 1.
@inlinable
public func simd_slerp_longest<Q: Quaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
    slerp(q0, dot(q0.vector, q1.vector) < 0 ? q1 : -q1, t)
}

@usableFromInline func slerp<Q: Quaternion>(_ a: Q, _ b: Q, _ t: Q.Scalar) -> Q {
    let angle = 2 * atan2(Double((a - b).length), Double((a + b).length))
    guard Swift.abs(sin(angle)) > 1e-6 else {
        return Q(vector: mix(a.vector, b.vector, t: t)).normalized
    }
    let (first, second) = (sin((1 - Double(t)) * angle), sin(Double(t) * angle))
    return (a * Q.Scalar(first) + b * Q.Scalar(second)) / Q.Scalar(sin(angle))
}
