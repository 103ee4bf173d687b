import CLegatoKernels
import LegatoDrawing

/// The map from device offsets to an image's texels: affine, or projective, with the divisor
/// `map.w`.
struct TexelMap {
    let map: InverseProjection
    let s, t: SIMD3<Double>

    /// The map for the kernels.
    var kernelMap: LegatoMap { map.kernelMap(s, t) }

    /// The device pixel of the first texel, if texels and device pixels coincide.
    var wholePixelOffset: (Int32, Int32)? {
        guard map.isAffine, s.x == 1, s.y == 0, t.x == 0, t.y == 1 else { return nil }
        let x = map.originX - s.z
        let y = map.originY - t.z
        guard x == x.rounded(), y == y.rounded(), abs(x) < 1e8, abs(y) < 1e8 else { return nil }
        return (Int32(device: x), Int32(device: y))
    }
}

extension InverseProjection {
    /// Returns the texels of an image whose part `source` (in unit space) is stretched over
    /// `frame`.
    func texels(frame: LocalBox, source: LocalRect, width: Int, height: Int) -> TexelMap {
        let scaleX = Double(source.width) * Double(width) / (frame.right - frame.left)
        let scaleY = Double(source.height) * Double(height) / (frame.bottom - frame.top)
        let startX = Double(source.x) * Double(width) - frame.left * scaleX
        let startY = Double(source.y) * Double(height) - frame.top * scaleY
        return TexelMap(map: self, s: u * scaleX + w * startX, t: v * scaleY + w * startY)
    }
}
