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
    /// The rows and the columns of the alpha that equal those in the middle.
    var equalRows: Range<Int32> = 0..<0
    var equalColumns: Range<Int32> = 0..<0

    /// Plans the shadow of a region of a target; returns nil if none of it is visible.
    init?(
        _ shadow: GroupShadow, of region: PixelRect, in target: LegatoTarget, visible: PixelRect,
        clip: RoundedShape?, pool: BufferPool
    ) {
        let to = region.moved(by: shadow, forward: true).intersection(visible)
        guard !to.isEmpty else { return nil }
        self.init(
            shadow, of: region, in: target, result: Self.plane(to, pool), needsClip: clip != nil,
            pool: pool
        )
    }

    /// Plans a shadow whose memory is given.
    init(_ silhouette: Silhouette, in target: LegatoTarget, pool: BufferPool) {
        self.init(
            silhouette.shadow, of: silhouette.pixels, in: target, result: silhouette.result,
            needsClip: false, pool: pool
        )
    }

    private init(
        _ shadow: GroupShadow, of region: PixelRect, in target: LegatoTarget, result: LegatoPlane,
        needsClip: Bool, pool: BufferPool
    ) {
        let to = PixelRect(result.rect)
        alpha = Self.plane(region, pool)
        rows = Self.plane(
            PixelRect(minX: to.minX, minY: region.minY, maxX: to.maxX, maxY: region.maxY), pool
        )
        self.result = result
        alongRows = Self.blur(offset: shadow.offset.x, sigma: shadow.sigma, pool: pool)
        alongColumns = Self.blur(offset: shadow.offset.y, sigma: shadow.sigma, pool: pool)
        self.needsClip = needsClip
        picture = target
        if needsClip {
            let height = LegatoTarget.rows(height: Int(region.maxY - region.minY))
            picture.pixels = pool.take(Int(target.stride) * height)
        }
    }

    /// Returns the bytes per row of a plane of pixels.
    static func stride(of pixels: PixelRect) -> Int {
        (Int(pixels.maxX - pixels.minX) + 8 + 63) & ~63
    }

    private static func plane(_ pixels: PixelRect, _ pool: BufferPool) -> LegatoPlane {
        let stride = stride(of: pixels)
        let bytes = pool.take(stride * Int(pixels.maxY - pixels.minY))
        return LegatoPlane(bytes: bytes, stride: Int64(stride), rect: pixels.kernelRect)
    }

    /// Returns the pixels that the pixels of a shadow depend on.
    static func sampled(by pixels: PixelRect, of shadow: GroupShadow) -> PixelRect {
        let x = taps(offset: shadow.offset.x, sigma: shadow.sigma)
        let y = taps(offset: shadow.offset.y, sigma: shadow.sigma)
        return PixelRect(
            minX: pixels.minX + Int32(x.first), minY: pixels.minY + Int32(y.first),
            maxX: pixels.maxX + Int32(x.first + x.count - 1),
            maxY: pixels.maxY + Int32(y.first + y.count - 1)
        )
    }

    /// Returns the first input pixel of output pixel 0, and the number of input pixels.
    private static func taps(offset: Float, sigma: Float) -> (first: Int, count: Int) {
        let reach = sigma > 0 ? min(3 * sigma, GroupShadow.maximumReach) : 0
        let isSoft = sigma > 0
        let first = Int(Int32(device: (-offset - reach).rounded(isSoft ? .up : .down)))
        let last = isSoft ? Int(Int32(device: (-offset + reach).rounded(.down))) : first + 1
        return (first, max(last - first + 1, 1))
    }

    /// Returns the weights of one dimension, for a plane with one byte per pixel that is 0 outside.
    static func blur(offset: Float, sigma: Float, pool: BufferPool) -> LegatoBlur {
        let (first, count) = taps(offset: offset, sigma: sigma)
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
