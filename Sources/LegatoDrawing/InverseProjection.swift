/// A projection for points relative to a rectangle's centre, in double precision.
package struct CentredProjection {
    /// The coefficients for a local point (u, v) relative to the centre:
    /// `(X, Y, W) = (u·a + v·c + x, u·b + v·d + y, u·p + v·q + w)`.
    package private(set) var a, b, p, c, d, q, x, y, w: Double
    /// The local centre.
    package let centerX, centerY: Double
    /// Whether parallel lines stay parallel.
    package let isAffine: Bool

    /// Creates the projection around a rectangle's centre.
    package init(_ m: Projection, around rect: LocalRect) {
        (a, b, p) = (Double(m.a), Double(m.b), Double(m.p))
        (c, d, q) = (Double(m.c), Double(m.d), Double(m.q))
        centerX = Double(rect.x) + Double(rect.width) / 2
        centerY = Double(rect.y) + Double(rect.height) / 2
        x = centerX * a + centerY * c + Double(m.tx)
        y = centerX * b + centerY * d + Double(m.ty)
        w = centerX * p + centerY * q + Double(m.w)
        isAffine = m.isAffine
    }

    /// Returns the projection followed by a translation.
    package func translated(by dx: Double, _ dy: Double) -> CentredProjection {
        var moved = self
        moved.a += p * dx
        moved.b += p * dy
        moved.c += q * dx
        moved.d += q * dy
        moved.x += w * dx
        moved.y += w * dy
        return moved
    }

    /// The centre's image; 0 if the centre is behind the viewpoint or too far away.
    package var origin: SIMD2<Double> {
        if isAffine { return SIMD2(x, y) }
        let isInFront = w > 0 && abs(x) < w * 1e6 && abs(y) < w * 1e6
        return isInFront ? SIMD2(x / w, y / w) : .zero
    }
}

/// The inverse of a projection: from offsets in pixels to local points relative to a rectangle's
/// centre.
///
/// It takes less than 128 bytes, so that it is copied without a call.
@usableFromInline
package struct InverseProjection {
    /// The local centre.
    package let centerX, centerY: Double
    /// The point that offsets are relative to.
    package let originX, originY: Double
    @usableFromInline let ux, uy, u0, vx, vy, v0, wx, wy, w0: Double
    /// For affine projections the lengths of the gradients of u and v.
    package let gradientU, gradientV: Double
    /// Whether the projection is affine.
    package let isAffine: Bool

    // The coefficients from an offset (dx, dy, 1) to `U`, `V` and `W`; the local point is
    // `(U / W, V / W)`.

    /// The coefficients of `U`.
    @inlinable package var u: SIMD3<Double> { SIMD3(ux, uy, u0) }
    /// The coefficients of `V`.
    @inlinable package var v: SIMD3<Double> { SIMD3(vx, vy, v0) }
    /// The coefficients of `W`, which is 1 for an affine projection.
    @inlinable package var w: SIMD3<Double> { SIMD3(wx, wy, w0) }

    /// Inverts a projection for offsets from a point near its origin; returns nil if it is
    /// singular.
    package init?(_ m: CentredProjection, from origin: SIMD2<Double>) {
        (centerX, centerY) = (m.centerX, m.centerY)
        (originX, originY) = (origin.x, origin.y)
        isAffine = m.isAffine
        if m.isAffine {
            let determinant = m.a * m.d - m.b * m.c
            guard determinant != 0 else { return nil }
            let (restX, restY) = (originX - m.x, originY - m.y)
            (ux, uy) = (m.d / determinant, -m.c / determinant)
            (vx, vy) = (-m.b / determinant, m.a / determinant)
            u0 = restX * ux + restY * uy
            v0 = restX * vx + restY * vy
            (wx, wy, w0) = (0, 0, 1)
            gradientU = (ux * ux + uy * uy).squareRoot()
            gradientV = (vx * vx + vy * vy).squareRoot()
            guard Float(gradientU).isNormal, Float(gradientV).isNormal else { return nil }
        } else {
            let (a, b) = (m.a - originX * m.p, m.b - originY * m.p)
            let (c, d) = (m.c - originX * m.q, m.d - originY * m.q)
            let (e, f) = (m.x - originX * m.w, m.y - originY * m.w)
            let determinant =
                a * (d * m.w - m.q * f) - b * (c * m.w - m.q * e) + m.p * (c * f - d * e)
            let k = 1 / determinant
            (ux, vx, wx) =
                ((d * m.w - m.q * f) * k, (m.p * f - b * m.w) * k, (b * m.q - m.p * d) * k)
            (uy, vy, wy) =
                ((m.q * e - c * m.w) * k, (a * m.w - m.p * e) * k, (m.p * c - a * m.q) * k)
            (u0, v0, w0) = ((c * f - d * e) * k, (b * e - a * f) * k, (a * d - b * c) * k)
            (gradientU, gradientV) = (1, 1)
            guard k.isFinite, (u + v + w).sum().isFinite else { return nil }
        }
    }

    /// The dot product of the gradients of u and v, for an affine projection.
    package var gradientUV: Double { ux * vx + uy * vy }

    /// Whether the projection is a similarity, within one part in 100,000.
    package var isSimilar: Bool {
        isAffine && abs(gradientU - gradientV) <= 1e-5 * gradientU
            && abs(gradientUV) <= 1e-5 * gradientU * gradientV
    }
}
