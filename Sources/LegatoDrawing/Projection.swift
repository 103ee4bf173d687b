package import LegatoGraphics

/// A projective map of a plane for row vectors, from a layer's local points to device pixels.
///
/// `(X, Y, W) = (x·a + y·c + tx, x·b + y·d + ty, x·p + y·q + w)`, and the device point is `(X / W,
/// Y / W)`. Device x increases to the right and y downwards; the centre of the top left pixel is
/// (0.5, 0.5). Points with `W <= 0` are behind the viewpoint and not drawn.
@usableFromInline
package struct Projection: Sendable, Equatable {
    /// The coefficient of x in X.
    package var a: Float
    /// The coefficient of x in Y.
    package var b: Float
    /// The coefficient of x in W; 0 for an affine map.
    package var p: Float
    /// The coefficient of y in X.
    package var c: Float
    /// The coefficient of y in Y.
    package var d: Float
    /// The coefficient of y in W; 0 for an affine map.
    package var q: Float
    /// The constant term of X.
    package var tx: Float
    /// The constant term of Y.
    package var ty: Float
    /// The constant term of W; 1 for an affine map.
    package var w: Float

    /// Creates an affine map; the identity by default.
    @usableFromInline
    package init(
        a: Float = 1, b: Float = 0, c: Float = 0, d: Float = 1, tx: Float = 0, ty: Float = 0
    ) {
        (self.a, self.b, self.p) = (a, b, 0)
        (self.c, self.d, self.q) = (c, d, 0)
        (self.tx, self.ty, self.w) = (tx, ty, 1)
    }

    /// Creates the map of the plane z = 0 under a 3-D transform.
    package init(_ t: CATransform3D) {
        (a, b, p) = (Float(t.m11), Float(t.m12), Float(t.m14))
        (c, d, q) = (Float(t.m21), Float(t.m22), Float(t.m24))
        (tx, ty, w) = (Float(t.m41), Float(t.m42), Float(t.m44))
        if p == 0 && q == 0 && w != 1 && w > 0 {
            self = Projection(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
        }
    }

    /// Whether parallel lines stay parallel: `p` and `q` are 0 and `w` is 1.
    @usableFromInline
    package var isAffine: Bool { p == 0 && q == 0 && w == 1 }

    /// Whether axis-aligned rectangles stay axis-aligned, up to rotations by multiples of 90°.
    @usableFromInline
    package var keepsAxes: Bool { isAffine && ((b == 0 && c == 0) || (a == 0 && d == 0)) }

    /// The signed area of a transformed unit square, for an affine map.
    package var determinant: Float { a * d - b * c }
}
