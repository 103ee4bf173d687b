import Foundation

/// A decomposed transform: scale · skew · rotation, then translation, then perspective.
///
/// The components are those of CSS Transforms level 2, "decomposing a 3-D matrix".
struct SpaceParts {
    var translation: SIMD3<Double>
    var scale: SIMD3<Double>
    /// Skew of y along x, z along x and z along y.
    var skew: SIMD3<Double>
    /// A unit quaternion (x, y, z, w).
    var rotation: SIMD4<Double>
    /// The fourth column of the perspective; (0, 0, 0, 1) if there is none.
    var perspective: SIMD4<Double>

    /// Decomposes a transform; returns nil if it is singular.
    init?(_ transform: CATransform3D) {
        guard transform.m44 != 0 else { return nil }
        let t = CATransform3D(elements: transform.elements / Double(transform.m44))
        guard t.isFinite else { return nil }
        let affine = CATransform3D(rows: t.row1, t.row2, t.row3, translation: t.row4)
        guard t.determinant != 0, let inverse = affine.inverse else { return nil }
        let w = t.column4
        perspective = SIMD4(
            inverse.row1.dot(SIMD3(w.x, w.y, w.z)), inverse.row2.dot(SIMD3(w.x, w.y, w.z)),
            inverse.row3.dot(SIMD3(w.x, w.y, w.z)), inverse.row4.dot(SIMD3(w.x, w.y, w.z)) + w.w
        )
        translation = t.row4

        var (x, y, z) = (t.row1, t.row2, t.row3)
        scale = .zero
        skew = .zero
        scale.x = x.length
        guard scale.x > 0 else { return nil }
        x /= scale.x
        skew.x = x.dot(y)
        y -= x * skew.x
        scale.y = y.length
        guard scale.y > 0 else { return nil }
        y /= scale.y
        skew.y = x.dot(z)
        z -= x * skew.y
        skew.z = y.dot(z)
        z -= y * skew.z
        scale.z = z.length
        guard scale.z > 0 else { return nil }
        z /= scale.z
        skew /= SIMD3(scale.y, scale.z, scale.z)
        if x.dot(y.cross(z)) < 0 {
            scale = -scale
            (x, y, z) = (-x, -y, -z)
        }
        rotation = SIMD4(rotationRows: x, y, z)
    }

    /// Returns the interpolation to `other` at a fraction.
    func interpolated(to other: SpaceParts, fraction: Double) -> SpaceParts {
        var parts = self
        parts.translation += (other.translation - translation) * fraction
        parts.scale += (other.scale - scale) * fraction
        parts.skew += (other.skew - skew) * fraction
        parts.perspective += (other.perspective - perspective) * fraction
        parts.rotation = rotation.slerped(to: other.rotation, fraction: fraction)
        return parts
    }

    /// The recomposed transform, with `m44` of the affine part equal to 1.
    var transform: CATransform3D {
        let (x, y, z) = rotation.rotationRows
        let row2 = y + x * skew.x
        let row3 = z + x * skew.y + y * skew.z
        let affine = CATransform3D(
            rows: x * scale.x, row2 * scale.y, row3 * scale.z, translation: translation
        )
        var column = CATransform3D()
        (column.m14, column.m24) = (perspective.x, perspective.y)
        (column.m34, column.m44) = (perspective.z, perspective.w)
        return CATransform3DConcat(affine, column)
    }
}
