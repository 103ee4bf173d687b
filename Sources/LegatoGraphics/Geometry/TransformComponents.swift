import Foundation

/// The components that the key paths `transform.scale`, `.rotation` and `.translation` read and
/// write.
///
/// The transform is scale, then rotation about x, y and z in this order, then translation: `M = S ·
/// Rx · Ry · Rz · T` for row vectors. Skew and perspective are lost.
public struct TransformComponents: Sendable, Equatable {
    /// The translation along x, y and z, in points.
    public var translation: SIMD3<Double>
    /// The scale factors along x, y and z; negative for a mirrored axis, 1 by default.
    public var scale: SIMD3<Double>
    /// The angles about x, y and z in radians; -π to π when decomposed.
    public var rotation: SIMD3<Double>

    /// Creates components; by default those of the identity.
    public init(
        translation: SIMD3<Double> = .zero, scale: SIMD3<Double> = .one,
        rotation: SIMD3<Double> = .zero
    ) {
        self.translation = translation
        self.scale = scale
        self.rotation = rotation
    }

    /// The mean of the three scale factors; setting it sets all three.
    public var uniformScale: Double {
        get { scale.x == scale.y && scale.y == scale.z ? scale.x : scale.sum() / 3 }
        set { scale = SIMD3(repeating: newValue) }
    }

    /// Decomposes a transform.
    ///
    /// The scale factors are the lengths of the rows. For a mirrored transform one factor or all
    /// three are negative, whichever leaves the smallest rotation. If an axis is flat (factor 0),
    /// the rotation is determined from the others. If x is mapped onto the z axis, only the sum of
    /// the angles about x and z is determined, and the one about z is 0. Of the two equivalent sets
    /// of angles, the one with the smaller sum of magnitudes is chosen, so that a half turn about y
    /// is decomposed as such.
    public init(_ t: CATransform3D) {
        if CATransform3DIsIdentity(t) {
            (translation, scale, rotation) = (.zero, .one, .zero)
            return
        }
        translation = t.row4
        scale = SIMD3(t.row1.length, t.row2.length, t.row3.length)
        var (x, y, z) = Self.orthonormal(t.row1, t.row2, t.row3)
        if t.row1.dot(t.row2.cross(t.row3)) < 0 {
            let diagonal = SIMD3(x.x, y.y, -z.z)
            let all = -diagonal.sum()
            let single = SIMD3(
                diagonal.sum() - 2 * diagonal.x, diagonal.sum() - 2 * diagonal.y,
                diagonal.sum() - 2 * diagonal.z
            )
            z = -z
            var sign = SIMD3<Double>.one
            if all > single.max() {
                sign = -sign
            } else if single.x == single.max() {
                sign.x = -1
            } else if single.y == single.max() {
                sign.y = -1
            } else {
                sign.z = -1
            }
            scale *= sign
            (x, y, z) = (x * sign.x, y * sign.y, z * sign.z)
        }
        let sine = max(-1, min(1, -x.z))
        let cosine = (x.x * x.x + x.y * x.y).squareRoot()
        if cosine > 1e-9 {
            rotation = Self.shorter(atan2(y.z, z.z), atan2(sine, cosine), atan2(x.y, x.x))
        } else {
            rotation = SIMD3(atan2(-z.y, y.y), atan2(sine, cosine), 0)
        }
    }

    /// The recomposed transform.
    public var transform: CATransform3D {
        transform { (sin($0), cos($0)) }
    }

    /// Returns the recomposed transform, using a custom function for sine and cosine.
    package func transform(
        sineAndCosine: (Double) -> (sine: Double, cosine: Double)
    ) -> CATransform3D {
        let (sz, cz) = sineAndCosine(rotation.z)
        if rotation.x == 0 && rotation.y == 0 {
            // Most rotations are about z alone; the products below would give the same result.
            return CATransform3D(
                rows: SIMD3(cz, sz, 0) * scale.x, SIMD3(-sz, cz, 0) * scale.y,
                SIMD3(0, 0, 1) * scale.z, translation: translation
            )
        }
        let (sx, cx) = sineAndCosine(rotation.x)
        let (sy, cy) = sineAndCosine(rotation.y)
        return CATransform3D(
            rows: SIMD3(cy * cz, cy * sz, -sy) * scale.x,
            SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy) * scale.y,
            SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy) * scale.z,
            translation: translation
        )
    }

    /// Returns the angles, or the equivalent ones half a turn further about x and z, whichever have
    /// the smaller sum of magnitudes.
    private static func shorter(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
        // Each pair of equivalent angles adds up to half a turn.
        guard abs(x) + abs(y) + abs(z) > 1.5 * .pi else { return SIMD3(x, y, z) }
        func other(_ angle: Double) -> Double { angle - Double(signOf: angle, magnitudeOf: .pi) }
        return SIMD3(other(x), -other(y), other(z))
    }

    /// Returns a right-handed orthonormal frame that keeps the direction of the first row, then of
    /// the second; a row of length zero takes the direction nearest to its own axis.
    private static func orthonormal(
        _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
    ) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        func perpendicular(_ v: SIMD3<Double>, to u: SIMD3<Double>) -> SIMD3<Double>? {
            guard v.length > 0 else { return nil }
            let unit = v / v.length
            let rest = unit - u * u.dot(unit)
            return rest.length > 1e-9 ? rest / rest.length : nil
        }
        let (ex, ey, ez) = (SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1))
        if x.length > 0 {
            let u = x / x.length
            if let v = perpendicular(y, to: u) { return (u, v, u.cross(v)) }
            let w = perpendicular(z, to: u) ?? perpendicular(ez, to: u) ?? ex
            return (u, w.cross(u), w)
        }
        if y.length > 0 {
            let v = y / y.length
            let w = perpendicular(z, to: v) ?? perpendicular(ez, to: v) ?? ex
            return (v.cross(w), v, w)
        }
        guard z.length > 0 else { return (ex, ey, ez) }
        let w = z / z.length
        let u = perpendicular(ex, to: w) ?? ey
        return (u, w.cross(u), w)
    }
}
