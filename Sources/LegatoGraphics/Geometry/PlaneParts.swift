import Foundation

/// A decomposed affine transform: scale · rotation · remainder, then translation.
///
/// The components are those of CSS Transforms level 1, "decomposing a 2-D matrix".
struct PlaneParts {
    var translation: SIMD2<Double>
    var scale: SIMD2<Double>
    /// The rotation angle in radians.
    var angle: Double
    /// The cosine and sine of the angle, stored so that an unchanged quarter turn stays exact.
    var direction: SIMD2<Double>
    /// The remaining 2 x 2 matrix, in row-major order; the identity if there is no skew.
    var remainder: SIMD4<Double>

    /// Decomposes an affine transform; returns nil if it is singular.
    init?(_ t: CATransform3D) {
        var row1 = SIMD2(Double(t.m11), Double(t.m12))
        var row2 = SIMD2(Double(t.m21), Double(t.m22))
        let determinant = row1.x * row2.y - row1.y * row2.x
        guard determinant != 0 else { return nil }
        var scale = SIMD2((row1 * row1).sum().squareRoot(), (row2 * row2).sum().squareRoot())
        guard scale.x > 0, scale.y > 0 else { return nil }
        if determinant < 0 {
            if row1.x < row2.y { scale.x = -scale.x } else { scale.y = -scale.y }
        }
        row1 /= scale.x
        row2 /= scale.y
        self.scale = scale
        translation = SIMD2(Double(t.m41), Double(t.m42))
        angle = atan2(row1.y, row1.x)
        direction = row1
        remainder = SIMD4(
            lowHalf: row1.x * row1 - row1.y * row2, highHalf: row1.y * row1 + row1.x * row2
        )
    }

    /// Returns the interpolation to `other` at a fraction.
    func interpolated(to other: PlaneParts, fraction: Double) -> PlaneParts {
        let turn = 2 * Double.pi
        var (from, to) = (self, other)
        if (from.scale.x < 0 && to.scale.y < 0) || (from.scale.y < 0 && to.scale.x < 0) {
            from.scale = -from.scale
            from.angle += from.angle < 0 ? .pi : -.pi
            from.direction = -from.direction
        }
        if from.angle == 0 { from.angle = turn }
        if to.angle == 0 { to.angle = turn }
        if abs(from.angle - to.angle) > .pi {
            if from.angle > to.angle { from.angle -= turn } else { to.angle -= turn }
        }
        from.translation += (to.translation - from.translation) * fraction
        from.scale += (to.scale - from.scale) * fraction
        if from.angle != to.angle {
            from.angle += (to.angle - from.angle) * fraction
            from.direction = SIMD2(cos(from.angle), sin(from.angle))
        }
        from.remainder += (to.remainder - from.remainder) * fraction
        return from
    }

    /// The recomposed transform.
    var transform: CATransform3D {
        let (c, s) = (direction.x, direction.y)
        let (upper, lower) = (remainder.lowHalf, remainder.highHalf)
        let row1 = scale.x * (c * upper + s * lower)
        let row2 = scale.y * (c * lower - s * upper)
        var t = CATransform3D()
        (t.m11, t.m12) = (row1.x, row1.y)
        (t.m21, t.m22) = (row2.x, row2.y)
        (t.m41, t.m42) = (translation.x, translation.y)
        return t
    }
}
