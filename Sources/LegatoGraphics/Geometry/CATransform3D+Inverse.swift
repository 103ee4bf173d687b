public import Foundation

/// Returns the inverse of `t`; a singular transform is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

extension CATransform3D {
    /// The 2 x 2 minors of the upper two and the lower two rows, from which the determinant and the
    /// inverse are computed (Laplace expansion along two rows).
    private struct Minors {
        var s: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)
        var c: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

        init(_ t: CATransform3D) {
            s = (
                t.m11 * t.m22 - t.m21 * t.m12, t.m11 * t.m23 - t.m21 * t.m13,
                t.m11 * t.m24 - t.m21 * t.m14, t.m12 * t.m23 - t.m22 * t.m13,
                t.m12 * t.m24 - t.m22 * t.m14, t.m13 * t.m24 - t.m23 * t.m14
            )
            c = (
                t.m31 * t.m42 - t.m41 * t.m32, t.m31 * t.m43 - t.m41 * t.m33,
                t.m31 * t.m44 - t.m41 * t.m34, t.m32 * t.m43 - t.m42 * t.m33,
                t.m32 * t.m44 - t.m42 * t.m34, t.m33 * t.m44 - t.m43 * t.m34
            )
        }

        var determinant: CGFloat {
            let outer = s.0 * c.5 - s.1 * c.4 + s.2 * c.3
            return outer + s.3 * c.2 - s.4 * c.1 + s.5 * c.0
        }
    }

    /// The signed volume of a transformed unit cube; 0 for a singular transform.
    public var determinant: CGFloat { Minors(self).determinant }

    /// The inverse transform; nil if the determinant is 0 or the inverse overflows.
    public var inverse: CATransform3D? {
        let minors = Minors(self)
        let determinant = minors.determinant
        guard determinant != 0 else { return nil }
        let (s, c) = (minors.s, minors.c)
        var r = CATransform3D()
        r.m11 = (m22 * c.5 - m23 * c.4 + m24 * c.3) / determinant
        r.m12 = (-m12 * c.5 + m13 * c.4 - m14 * c.3) / determinant
        r.m13 = (m42 * s.5 - m43 * s.4 + m44 * s.3) / determinant
        r.m14 = (-m32 * s.5 + m33 * s.4 - m34 * s.3) / determinant
        r.m21 = (-m21 * c.5 + m23 * c.2 - m24 * c.1) / determinant
        r.m22 = (m11 * c.5 - m13 * c.2 + m14 * c.1) / determinant
        r.m23 = (-m41 * s.5 + m43 * s.2 - m44 * s.1) / determinant
        r.m24 = (m31 * s.5 - m33 * s.2 + m34 * s.1) / determinant
        r.m31 = (m21 * c.4 - m22 * c.2 + m24 * c.0) / determinant
        r.m32 = (-m11 * c.4 + m12 * c.2 - m14 * c.0) / determinant
        r.m33 = (m41 * s.4 - m42 * s.2 + m44 * s.0) / determinant
        r.m34 = (-m31 * s.4 + m32 * s.2 - m34 * s.0) / determinant
        r.m41 = (-m21 * c.3 + m22 * c.1 - m23 * c.0) / determinant
        r.m42 = (m11 * c.3 - m12 * c.1 + m13 * c.0) / determinant
        r.m43 = (-m41 * s.3 + m42 * s.1 - m43 * s.0) / determinant
        r.m44 = (m31 * s.3 - m32 * s.1 + m33 * s.0) / determinant
        return r.isFinite ? r : nil
    }
}
