public import Foundation

/// A 2-D affine transform for row vectors: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// ```swift
/// let transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
/// let point = CGPoint(x: 1, y: 0).applying(transform)
/// ```
public struct CGAffineTransform: Sendable, Hashable {
    /// The entry in row 1, column 1.
    public var a: CGFloat
    /// The entry in row 1, column 2.
    public var b: CGFloat
    /// The entry in row 2, column 1.
    public var c: CGFloat
    /// The entry in row 2, column 2.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// Creates a transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}
