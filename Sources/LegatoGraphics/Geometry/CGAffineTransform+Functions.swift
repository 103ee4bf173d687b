public import Foundation

extension CGAffineTransform {
    /// Creates the identity.
    public init() { self = .identity }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale about the origin; a negative factor mirrors an axis.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin by an angle in radians; a positive angle rotates x
    /// towards y.
    public init(rotationAngle angle: CGFloat) {
        let (s, c) = (sin(angle), cos(angle))
        self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// Whether the transform is exactly the identity.
    public var isIdentity: Bool { self == .identity }

    /// The signed area of a transformed unit square; 0 for a singular transform.
    public var determinant: CGFloat { a * d - b * c }

    /// Returns `self · other`, which applies this transform first.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty
        )
    }

    /// Returns this transform preceded by a translation.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns this transform preceded by a scale.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns this transform preceded by a rotation in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse transform; a singular transform is returned unchanged.
    public func inverted() -> CGAffineTransform {
        let determinant = determinant
        guard determinant != 0 else { return self }
        let inverse = CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant
        )
        return inverse.isFinite ? inverse : self
    }
}

extension CGPoint {
    /// Returns the point transformed by `t`.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
}

extension CGSize {
    /// Returns the displacement transformed by `t`, without its translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
}

extension CGRect {
    /// Returns the bounding box of the four transformed corners.
    ///
    /// The null and the infinite rectangle are returned unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull && !isInfinite else { return self }
        let x0 = CGPoint(x: minX, y: minY).applying(t)
        let x1 = CGPoint(x: maxX, y: minY).applying(t)
        let x2 = CGPoint(x: minX, y: maxY).applying(t)
        let x3 = CGPoint(x: maxX, y: maxY).applying(t)
        let (left, right) = (min(x0.x, x1.x, x2.x, x3.x), max(x0.x, x1.x, x2.x, x3.x))
        let (top, bottom) = (min(x0.y, x1.y, x2.y, x3.y), max(x0.y, x1.y, x2.y, x3.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
