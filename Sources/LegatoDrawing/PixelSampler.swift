import LegatoGraphics

/// A projective map between device pixels and the points of a layer.
package struct PixelMap: Sendable, Equatable {
    /// The factors of x, y and 1 for x, for y and for the divisor.
    package var x: SIMD3<Float>, y: SIMD3<Float>, depth: SIMD3<Float>

    /// Creates a map; the identity by default.
    package init(
        x: SIMD3<Float> = SIMD3(1, 0, 0), y: SIMD3<Float> = SIMD3(0, 1, 0),
        depth: SIMD3<Float> = SIMD3(0, 0, 1)
    ) {
        (self.x, self.y, self.depth) = (x, y, depth)
    }

    /// The image of a point; not finite if the point has no image.
    package func callAsFunction(_ point: SIMD2<Float>) -> SIMD2<Float> {
        let p = SIMD3(point, 1)
        let depth = (self.depth * p).sum()
        let image = SIMD2((x * p).sum(), (y * p).sum())
        return depth == 1 ? image : image / depth
    }

    /// Whether its numbers are finite.
    var isFinite: Bool { ((x + y + depth) * 0) == .zero }
}

/// Premultiplied pixels in memory, four bytes each.
package struct PixelPlane: @unchecked Sendable {
    /// The first pixel of the rectangle.
    package var bytes: UnsafeMutablePointer<UInt8>
    /// The number of bytes from a row to the next.
    package var stride: Int
    /// The device pixels.
    package var rect: PixelRect

    /// Creates a plane.
    package init(bytes: UnsafeMutablePointer<UInt8>, stride: Int, rect: PixelRect) {
        (self.bytes, self.stride, self.rect) = (bytes, stride, rect)
    }

    fileprivate func pixel(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt8> {
        bytes + (Int(y - rect.minY) * stride + Int(x - rect.minX) * 4)
    }

    /// The colour of a pixel; transparent outside.
    func color(_ x: Int32, _ y: Int32) -> SIMD4<Float> {
        guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return .zero }
        let p = pixel(x, y)
        return SIMD4(Float(p[0]), Float(p[1]), Float(p[2]), Float(p[3])) / 255
    }

    /// Sets a pixel to the nearest valid premultiplied colour; NaN counts as 0.
    func set(_ color: SIMD4<Float>, _ x: Int32, _ y: Int32) {
        var color = color
        color.replace(with: 0, where: color .!= color)
        let alpha = min(max(color.w, 0), 1)
        let whole =
            (color.clamped(
                lowerBound: .zero, upperBound: SIMD4(repeating: alpha)
            ) * 255).rounded(.toNearestOrAwayFromZero)
        let p = pixel(x, y)
        // Bounded: from 0 to 255.
        for i in 0..<4 { p[i] = UInt8(whole[i]) }
    }
}

/// Reads the picture of a layer at points of the layer.
package struct PixelSampler {
    fileprivate let plane: PixelPlane
    fileprivate let toDevice: PixelMap
    /// The texels that may be read.
    fileprivate var low: SIMD2<Float>, high: SIMD2<Float>

    /// Creates a sampler without readable texels; see `limit(to:around:_:in:)`.
    init(_ plane: PixelPlane, _ toDevice: PixelMap) {
        (self.plane, self.toDevice) = (plane, toDevice)
        (low, high) = (.zero, .zero)
    }

    /// Returns the premultiplied colour at a point, interpolated between pixels; transparent
    /// outside the picture and at points that are not finite.
    package func sample(_ point: SIMD2<Float>) -> SIMD4<Float> {
        let place = toDevice(point) - 0.5
        // False for NaN.
        guard place.x > low.x - 1, place.y > low.y - 1, place.x < high.x, place.y < high.y else {
            return .zero
        }
        let corner = place.rounded(.down)
        let part = place - corner
        // Bounded: by the texels.
        let (x, y) = (Int32(corner.x), Int32(corner.y))
        func texel(_ dx: Int32, _ dy: Int32) -> SIMD4<Float> {
            let (column, row) = (x + dx, y + dy)
            guard
                Float(column) >= low.x, Float(row) >= low.y, Float(column) < high.x,
                Float(row) < high.y
            else { return .zero }
            return plane.color(column, row)
        }
        let top = texel(0, 0) * (1 - part.x) + texel(1, 0) * part.x
        let bottom = texel(0, 1) * (1 - part.x) + texel(1, 1) * part.x
        return top * (1 - part.y) + bottom * part.y
    }
}

extension PixelSampler {
    /// Limits the texels to those near a pixel and within a rectangle.
    mutating func limit(
        to reach: Int32, around x: Int32, _ y: Int32, in rect: PixelRect
    ) {
        low = SIMD2(Float(max(x - reach, rect.minX)), Float(max(y - reach, rect.minY)))
        high = SIMD2(Float(min(x + reach + 1, rect.maxX)), Float(min(y + reach + 1, rect.maxY)))
    }
}
