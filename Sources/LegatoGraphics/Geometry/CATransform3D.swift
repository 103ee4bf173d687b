public import Foundation

/// A 4 x 4 transform for row vectors: `p' = p · M`, with the translation in `m41`, `m42`, `m43`.
///
/// ```swift
/// var transform = CATransform3DIdentity
/// transform.m34 = -1 / 500
/// transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
/// ```
public struct CATransform3D: Sendable, Hashable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
    // The names give the row and the column.
    public var m11, m12, m13, m14: CGFloat
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
    public var m21, m22, m23, m24: CGFloat
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
    public var m31, m32, m33, m34: CGFloat
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
    public var m41, m42, m43, m44: CGFloat

    /// Creates the identity.
    public init() {
        self.init(
            m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
            m34: 0, m41: 0, m42: 0, m43: 0, m44: 1
        )
    }

    /// Creates a transform from its entries, in row-major order.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
        m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()
