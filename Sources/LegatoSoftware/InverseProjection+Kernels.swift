import CLegatoKernels
import LegatoDrawing

extension RoundedShape {
    /// The inverse of the projection, for offsets from a device point in single precision; nil if
    /// it is singular.
    var inverseProjection: InverseProjection? {
        let centred = CentredProjection(projection, around: rect)
        let origin = SIMD2<Double>(SIMD2<Float>(centred.origin))
        guard origin.x.isFinite, origin.y.isFinite else { return nil }
        return InverseProjection(centred, from: origin)
    }
}

// Inverses are computed in double precision and passed to the kernels in single precision;
// `pixels.h` documents the formulas.
extension InverseProjection {
    /// Returns the map for the kernels, with the local axes divided by the given lengths.
    func kernelMap(dividingU divideU: Double, v divideV: Double) -> LegatoMap {
        kernelMap(u / divideU, v / divideV)
    }

    /// Returns a map for the kernels with other linear functions in place of U and V.
    func kernelMap(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> LegatoMap {
        LegatoMap(
            originX: Float(originX), originY: Float(originY), ux: Float(u.x), uy: Float(u.y),
            u0: Float(u.z), vx: Float(v.x), vy: Float(v.y), v0: Float(v.z), wx: Float(w.x),
            wy: Float(w.y), w0: Float(w.z)
        )
    }

    /// Returns the signed distances in pixels to the edges of a box (left, right, top, bottom),
    /// positive inside, each as a linear function of the device offset, `x·dx + y·dy + z`.
    func edges(of box: LocalBox) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        func normalized(_ line: SIMD3<Double>) -> SIMD3<Double> {
            let length = (line.x * line.x + line.y * line.y).squareRoot()
            guard length > 0 else { return SIMD3(0, 0, line.z > 0 ? 1e6 : -1e6) }
            return line / length
        }
        return (
            normalized(u - w * box.left), normalized(w * box.right - u),
            normalized(v - w * box.top), normalized(w * box.bottom - v)
        )
    }
}

extension LocalBox {
    /// Returns whether both sides are longer than a pixel, under an affine map.
    func isThick(in map: InverseProjection) -> Bool {
        right - left > 1.01 * map.gradientU && bottom - top > 1.01 * map.gradientV
    }

    /// Returns whether both sides are within the kernels' limit for small items, under an affine
    /// map.
    func isSmall(in map: InverseProjection) -> Bool {
        let limit = Double(LEGATO_SMALL_SIDE)
        return right - left <= limit * map.gradientU && bottom - top <= limit * map.gradientV
    }
}
