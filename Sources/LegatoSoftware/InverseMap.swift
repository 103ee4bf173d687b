import CLegatoKernels
import LegatoDrawing

/// The inverse of a projection: from device pixels to local points relative to a rectangle's
/// centre.
///
/// It is computed in double precision and passed to the kernels in single precision; `pixels.h`
/// documents the formulas.
struct InverseMap {
    /// The local centre that local coordinates are relative to.
    let centerX, centerY: Double
    /// The device point that device offsets are relative to.
    let originX, originY: Float
    /// The coefficients of `U = x·ux + y·uy + u0` for device offsets x and y, likewise of V and W;
    /// W is 1 if affine.
    let ux, uy, u0: Double
    let vx, vy, v0: Double
    let wx, wy, w0: Double
    let isAffine: Bool
    /// For affine maps the lengths of the gradients of u and v, and their dot product.
    let gradientU, gradientV, gradientUV: Double

    /// Inverts a projection; returns nil if it is singular.
    init?(_ projection: Projection, around rect: LocalRect) {
        let p = projection
        centerX = Double(rect.x) + Double(rect.width) / 2
        centerY = Double(rect.y) + Double(rect.height) / 2
        let (a, b, c, d) = (Double(p.a), Double(p.b), Double(p.c), Double(p.d))
        let tx = centerX * a + centerY * c + Double(p.tx)
        let ty = centerX * b + centerY * d + Double(p.ty)
        isAffine = p.isAffine
        if isAffine {
            let determinant = a * d - b * c
            originX = Float(tx)
            originY = Float(ty)
            guard determinant != 0, originX.isFinite, originY.isFinite else { return nil }
            let (restX, restY) = (Double(originX) - tx, Double(originY) - ty)
            (ux, uy) = (d / determinant, -c / determinant)
            (vx, vy) = (-b / determinant, a / determinant)
            u0 = restX * ux + restY * uy
            v0 = restX * vx + restY * vy
            (wx, wy, w0) = (0, 0, 1)
            gradientU = (ux * ux + uy * uy).squareRoot()
            gradientV = (vx * vx + vy * vy).squareRoot()
            gradientUV = ux * vx + uy * vy
            guard Float(gradientU).isNormal, Float(gradientV).isNormal else { return nil }
        } else {
            let (pp, q) = (Double(p.p), Double(p.q))
            let w = centerX * pp + centerY * q + Double(p.w)
            let isInFront = w > 0 && abs(tx) < w * 1e6 && abs(ty) < w * 1e6
            originX = isInFront ? Float(tx / w) : 0
            originY = isInFront ? Float(ty / w) : 0
            let (ox, oy) = (Double(originX), Double(originY))
            let (a, b) = (a - ox * pp, b - oy * pp)
            let (c, d) = (c - ox * q, d - oy * q)
            let (e, f) = (tx - ox * w, ty - oy * w)
            let determinant = a * (d * w - q * f) - b * (c * w - q * e) + pp * (c * f - d * e)
            guard determinant != 0, determinant.isFinite else { return nil }
            let k = 1 / determinant
            (ux, vx, wx) = ((d * w - q * f) * k, (pp * f - b * w) * k, (b * q - pp * d) * k)
            (uy, vy, wy) = ((q * e - c * w) * k, (a * w - pp * e) * k, (pp * c - a * q) * k)
            (u0, v0, w0) = ((c * f - d * e) * k, (b * e - a * f) * k, (a * d - b * c) * k)
            (gradientU, gradientV, gradientUV) = (1, 1, 0)
            guard k.isFinite, ux.isFinite, vy.isFinite, w0.isFinite else { return nil }
        }
    }

    /// Whether the map is a similarity, within one part in 100,000.
    var isSimilar: Bool {
        isAffine && abs(gradientU - gradientV) <= 1e-5 * gradientU
            && abs(gradientUV) <= 1e-5 * gradientU * gradientV
    }

    /// Returns the map for the kernels, with the local axes divided by the given lengths.
    func kernelMap(dividingU divideU: Double, v divideV: Double) -> LegatoMap {
        LegatoMap(
            originX: originX, originY: originY, ux: Float(ux / divideU), uy: Float(uy / divideU),
            u0: Float(u0 / divideU), vx: Float(vx / divideV), vy: Float(vy / divideV),
            v0: Float(v0 / divideV), wx: Float(wx), wy: Float(wy), w0: Float(w0)
        )
    }
}

/// A box in local points, relative to the centre of an outline.
struct LocalBox: Equatable {
    var left, right, top, bottom: Double

    /// Creates the box of a whole rectangle.
    init(_ rect: LocalRect, in map: InverseMap) {
        left = Double(rect.x) - map.centerX
        right = Double(rect.x) + Double(rect.width) - map.centerX
        top = Double(rect.y) - map.centerY
        bottom = Double(rect.y) + Double(rect.height) - map.centerY
    }

    var isEmpty: Bool { left >= right || top >= bottom }

    /// Returns whether both sides are longer than a pixel, under an affine map.
    func isThick(in map: InverseMap) -> Bool {
        right - left > 1.01 * map.gradientU && bottom - top > 1.01 * map.gradientV
    }

    /// Returns whether both sides are within the kernels' limit for small items, under an affine
    /// map.
    func isSmall(in map: InverseMap) -> Bool {
        let limit = Double(LEGATO_SMALL_SIDE)
        return right - left <= limit * map.gradientU && bottom - top <= limit * map.gradientV
    }

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
