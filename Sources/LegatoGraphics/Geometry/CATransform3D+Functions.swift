public import Foundation

/// Returns whether `t` is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether both transforms have equal entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation.
public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    var t = CATransform3D()
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// Returns a scale about the origin; a factor of 0 flattens an axis and a negative one mirrors it.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// Returns a rotation by `angle` radians about the axis (x, y, z) through the origin.
///
/// The axis may have any length; a zero axis returns the identity. A positive angle about z rotates
/// x towards y.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let axis = SIMD3<Double>(Double(x), Double(y), Double(z))
    let largest = max(abs(axis.x), abs(axis.y), abs(axis.z))
    guard largest > 0 else { return CATransform3DIdentity }
    let scaled = axis / largest
    let u = scaled / scaled.length
    let (s, c) = (sin(Double(angle)), cos(Double(angle)))
    let square = u * u
    let diagonal = square + c * (1 - square)
    let (xy, xz, yz) = (u.x * u.y * (1 - c), u.x * u.z * (1 - c), u.y * u.z * (1 - c))
    return CATransform3D(
        rows: SIMD3(diagonal.x, xy + u.z * s, xz - u.y * s),
        SIMD3(xy - u.z * s, diagonal.y, yz + u.x * s), SIMD3(xz + u.y * s, yz - u.x * s, diagonal.z)
    )
}

/// Returns `t` preceded by a translation: T · t.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns `t` preceded by a scale: S · t.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns `t` preceded by a rotation: R · t; `angle` is in radians.
///
/// A zero axis returns `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns `a · b`, which applies `a` first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    @inline(__always)
    func row(
        _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        (
            x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41,
            x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
            x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43,
            x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
        )
    }
    var r = CATransform3D()
    (r.m11, r.m12, r.m13, r.m14) = row(a.m11, a.m12, a.m13, a.m14)
    (r.m21, r.m22, r.m23, r.m24) = row(a.m21, a.m22, a.m23, a.m24)
    (r.m31, r.m32, r.m33, r.m34) = row(a.m31, a.m32, a.m33, a.m34)
    (r.m41, r.m42, r.m43, r.m44) = row(a.m41, a.m42, a.m43, a.m44)
    return r
}

/// Returns a 2-D transform as a 3-D one that leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m12) = (m.a, m.b)
    (t.m21, t.m22) = (m.c, m.d)
    (t.m41, t.m42) = (m.tx, m.ty)
    return t
}

/// Returns whether `t` is exactly a 2-D affine transform.
///
/// It is false for any z scale other than 1, any z translation, any rotation out of the plane and
/// any perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
        && t.m34 == 0 && t.m43 == 0 && t.m33 == 1 && t.m44 == 1
}

/// Returns the 2-D part of `t`: the entries of its first, second and fourth row and column.
///
/// The result is exact if `CATransform3DIsAffine(t)`; otherwise depth and perspective are lost.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
