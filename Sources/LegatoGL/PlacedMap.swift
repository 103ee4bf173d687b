import LegatoDrawing

/// The projection of a rectangle into a target, and its inverse around the rectangle's centre.
///
/// It is computed in double precision; the formulas are those of the software renderer.
struct PlacedMap {
    /// The coefficients from local points relative to the centre: `X = u·a + v·c + x`, `Y = u·b +
    /// v·d + y`, `W = u·p + v·q + w`.
    let a, b, p, c, d, q, x, y, w: Double
    /// The local centre.
    let centerX, centerY: Double
    /// The point of the target that offsets are relative to.
    let originX, originY: Double
    /// The coefficients from an offset (dx, dy, 1) to `U`, `V` and `W`; the local point is `(U / W,
    /// V / W)`.
    let u, v, inverseW: SIMD3<Double>
    let isAffine: Bool
    /// For affine maps the lengths of the gradients of u and v, and their dot product.
    let gradientU, gradientV, gradientUV: Double

    /// Inverts a projection; returns nil if it is singular.
    init?(_ m: Projection, around rect: LocalRect, _ place: Placement) {
        let (dx, dy) = (Double(place.dx), Double(place.dy))
        (p, q) = (Double(m.p), Double(m.q))
        centerX = Double(rect.x) + Double(rect.width) / 2
        centerY = Double(rect.y) + Double(rect.height) / 2
        w = centerX * p + centerY * q + Double(m.w)
        let (ma, mb, mc, md) = (Double(m.a), Double(m.b), Double(m.c), Double(m.d))
        a = ma + p * dx
        b = mb + p * dy
        c = mc + q * dx
        d = md + q * dy
        x = centerX * ma + centerY * mc + Double(m.tx) + w * dx
        y = centerX * mb + centerY * md + Double(m.ty) + w * dy
        isAffine = m.isAffine
        guard abs(x) < 1e9, abs(y) < 1e9 else { return nil }
        if isAffine {
            let determinant = a * d - b * c
            guard determinant != 0 else { return nil }
            (originX, originY) = (x, y)
            u = SIMD3(d, -c, 0) / determinant
            v = SIMD3(-b, a, 0) / determinant
            inverseW = SIMD3(0, 0, 1)
            gradientU = (u.x * u.x + u.y * u.y).squareRoot()
            gradientV = (v.x * v.x + v.y * v.y).squareRoot()
            gradientUV = u.x * v.x + u.y * v.y
            guard Float(gradientU).isNormal, Float(gradientV).isNormal else { return nil }
        } else {
            let isInFront = w > 0 && abs(x) < w * 1e6 && abs(y) < w * 1e6
            (originX, originY) = isInFront ? (x / w, y / w) : (0, 0)
            let (a, b) = (self.a - originX * p, self.b - originY * p)
            let (c, d) = (self.c - originX * q, self.d - originY * q)
            let (e, f) = (x - originX * w, y - originY * w)
            let determinant = a * (d * w - q * f) - b * (c * w - q * e) + p * (c * f - d * e)
            let k = 1 / determinant
            u = SIMD3(d * w - q * f, q * e - c * w, c * f - d * e) * k
            v = SIMD3(p * f - b * w, a * w - p * e, b * e - a * f) * k
            inverseW = SIMD3(b * q - p * d, p * c - a * q, a * d - b * c) * k
            (gradientU, gradientV, gradientUV) = (1, 1, 0)
            guard k.isFinite, (u + v + inverseW).sum().isFinite else { return nil }
        }
    }

    /// Whether the map is a similarity, within one part in 100,000.
    var isSimilar: Bool {
        isAffine && abs(gradientU - gradientV) <= 1e-5 * gradientU
            && abs(gradientUV) <= 1e-5 * gradientU * gradientV
    }

    /// Whether the box's sides stay parallel to the pixel grid.
    var keepsAxes: Bool { isAffine && ((b == 0 && c == 0) || (a == 0 && d == 0)) }
}

/// A box in local points, relative to the centre of a rectangle.
struct LocalBox {
    var left, right, top, bottom: Double

    /// Creates the box of a whole rectangle.
    init(_ rect: LocalRect, in map: PlacedMap) {
        left = Double(rect.x) - map.centerX
        right = Double(rect.x) + Double(rect.width) - map.centerX
        top = Double(rect.y) - map.centerY
        bottom = Double(rect.y) + Double(rect.height) - map.centerY
    }

    var isEmpty: Bool { !(left < right && top < bottom) }

    /// Returns the intersection of both boxes.
    func intersection(_ other: LocalBox) -> LocalBox {
        var box = self
        box.left = max(left, other.left)
        box.right = min(right, other.right)
        box.top = max(top, other.top)
        box.bottom = min(bottom, other.bottom)
        return box
    }

    /// Returns the box outset on every side.
    func expanded(by amount: Double) -> LocalBox {
        var box = self
        box.left -= amount
        box.right += amount
        box.top -= amount
        box.bottom += amount
        return box
    }
}
