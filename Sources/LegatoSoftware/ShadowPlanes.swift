import CLegatoKernels
import LegatoDrawing

/// The memory and the weights of a group's shadow.
///
/// The alpha of the clipped picture, rounded to 8 bits, is blurred along rows, rounded to 8 bits,
/// and blurred along columns, rounded to 8 bits. Output pixel x uses the input pixels from `ceil(x
/// - offset - 3 sigma)` to `floor(x - offset + 3 sigma)` with weights `exp(-(distance / sigma)² /
/// 2)`, normalised to a sum of 1, in single precision; the distance includes the fraction of the
/// offset. With sigma 0 the two nearest pixels are interpolated linearly.
struct ShadowPlanes {
    /// The clipped picture; the group's own target if there is no clip.
    var picture: LegatoTarget
    var needsClip: Bool
    var alpha, rows, result: LegatoPlane
    var alongRows, alongColumns: LegatoBlur

    /// Plans the shadow of a region of a target; returns nil if none of it is visible.
    init?(
        _ shadow: GroupShadow, of region: PixelRect, in target: LegatoTarget, visible: PixelRect,
        clip: RoundedShape?, pool: BufferPool
    ) {
        let to = region.moved(by: shadow, forward: true).intersection(visible)
        guard !to.isEmpty else { return nil }
        func plane(_ rect: PixelRect) -> LegatoPlane {
            let stride = (Int(rect.maxX - rect.minX) + 8 + 63) & ~63
            let bytes = pool.take(stride * Int(rect.maxY - rect.minY))
            return LegatoPlane(bytes: bytes, stride: Int64(stride), rect: rect.kernelRect)
        }
        alpha = plane(region)
        rows = plane(PixelRect(minX: to.minX, minY: region.minY, maxX: to.maxX, maxY: region.maxY))
        result = plane(to)
        alongRows = Self.blur(offset: shadow.offset.x, sigma: shadow.sigma, pool: pool)
        alongColumns = Self.blur(offset: shadow.offset.y, sigma: shadow.sigma, pool: pool)
        needsClip = clip != nil
        picture = target
        if needsClip {
            let height = LegatoTarget.rows(height: Int(region.maxY - region.minY))
            picture.pixels = pool.take(Int(target.stride) * height)
        }
    }

    /// Returns the weights of one dimension, for a plane with one byte per pixel that is 0 outside.
    static func blur(offset: Float, sigma: Float, pool: BufferPool) -> LegatoBlur {
        let reach = sigma > 0 ? min(3 * sigma, GroupShadow.mostReach) : 0
        let isSoft = sigma > 0
        let first = Int(Int32(device: (-offset - reach).rounded(isSoft ? .up : .down)))
        let last = isSoft ? Int(Int32(device: (-offset + reach).rounded(.down))) : first + 1
        let count = max(last - first + 1, 1)
        let memory = pool.take(count * 4)
        let weights = UnsafeMutableRawPointer(memory).bindMemory(to: Float.self, capacity: count)
        var sum: Float = 0
        for k in 0..<count {
            let distance = Float(first + k) + offset
            let z = sigma > 0 ? distance / sigma : 0
            weights[k] = sigma > 0 ? portableExponential(-0.5 * (z * z)) : 1 - abs(distance)
            sum += weights[k]
        }
        for k in 0..<count { weights[k] /= sum }
        return LegatoBlur(
            weights: weights, first: Int32(first), count: Int32(count), step: 1, clamps: 0
        )
    }
}

/// Returns e^x for x from -87 to 0, computed only with + - *, so that the result is bit-identical
/// everywhere; as in `shadow.h`.
///
/// Below -87 and for NaN it is e^-87; above 0 it is 1.
func portableExponential(_ x: Float) -> Float {
    // Comparisons with NaN are false.
    let x = x > -87 ? min(x, 0) : -87
    let i = (x * 1.44269504 + 0.5).rounded(.down)
    let f = (x - i * 0.693359375) - i * -2.12194440e-4
    var p: Float = 1.9875691500e-4
    for c: Float in [
        1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1,
    ] {
        p = p * f + c
    }
    return ((p * (f * f) + f) + 1) * Float(bitPattern: UInt32(Int32(i) + 127) << 23)
}
