public import Foundation

/// A 3 x 3 transform of the plane, which can include perspective.
///
/// Points are row vectors (x, y, 1): a point is multiplied by the matrix and divided by its third
/// component.
public struct ProjectionTransform: Sendable, Hashable {
    /// The first row.
    public var m11: CGFloat = 1
    /// The first row.
    public var m12: CGFloat = 0
    /// The first row.
    public var m13: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0
    /// The second row.
    public var m22: CGFloat = 1
    /// The second row.
    public var m23: CGFloat = 0
    /// The third row.
    public var m31: CGFloat = 0
    /// The third row.
    public var m32: CGFloat = 0
    /// The third row.
    public var m33: CGFloat = 1

    /// Creates the identity.
    public init() {}

    /// Creates the projection of an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Creates the projection of a transform in space, applied to the plane z = 0.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether the transform is the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the transform has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the transform.
    /// - Returns: Whether there is an inverse; the transform is unchanged otherwise.
    @discardableResult
    public mutating func invert() -> Bool {
        let (c11, c12, c13) = (
            m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22
        )
        let determinant = m11 * c11 + m21 * c12 + m31 * c13
        guard determinant != 0, (1 / determinant).isFinite else { return false }
        var inverse = ProjectionTransform()
        inverse.m11 = c11 / determinant
        inverse.m12 = c12 / determinant
        inverse.m13 = c13 / determinant
        inverse.m21 = (m23 * m31 - m21 * m33) / determinant
        inverse.m22 = (m11 * m33 - m13 * m31) / determinant
        inverse.m23 = (m13 * m21 - m11 * m23) / determinant
        inverse.m31 = (m21 * m32 - m22 * m31) / determinant
        inverse.m32 = (m12 * m31 - m11 * m32) / determinant
        inverse.m33 = (m11 * m22 - m12 * m21) / determinant
        self = inverse
        return true
    }

    /// Returns the inverse; the transform itself if there is none.
    public func inverted() -> ProjectionTransform {
        var inverse = self
        inverse.invert()
        return inverse
    }

    /// Returns the transform followed by another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var product = ProjectionTransform()
        product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return product
    }

    /// The elements, row by row.
    package var elements: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// Whether the elements are within the range of numbers in views.
    package var isInRange: Bool { elements.allSatisfy { abs($0) <= NumberCheck.limit } }

    /// The transform in space with the same effect on the plane z = 0.
    package var transform3D: CATransform3D {
        var transform = CATransform3DIdentity
        (transform.m11, transform.m12, transform.m14) = (m11, m12, m13)
        (transform.m21, transform.m22, transform.m24) = (m21, m22, m23)
        (transform.m41, transform.m42, transform.m44) = (m31, m32, m33)
        return transform
    }
}

extension CGPoint {
    /// Returns the point with a projection applied to it.
    ///
    /// A point that the projection sends to infinity is returned unchanged.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = x * m.m13 + y * m.m23 + m.m33
        let point = CGPoint(
            x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w
        )
        return point.x.isFinite && point.y.isFinite ? point : self
    }
}
