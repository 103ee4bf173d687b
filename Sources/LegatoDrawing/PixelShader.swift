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

    /// The image of a point; not finite where there is none.
    package func callAsFunction(_ point: SIMD2<Float>) -> SIMD2<Float> {
        let p = SIMD3(point, 1)
        let depth = (self.depth * p).sum()
        let image = SIMD2((x * p).sum(), (y * p).sum())
        return depth == 1 ? image : image / depth
    }

    fileprivate var isFinite: Bool { ((x + y + depth) * 0) == .zero }
}

/// A pixel effect on a picture of device pixels.
package final class PixelShader: Sendable, Equatable {
    /// The farthest distance in pixels at which a function reads its picture.
    private static let mostReach: Int32 = 4096

    /// The effect.
    package let effect: PixelEffect
    /// The arguments.
    package let arguments: PixelArguments
    /// The map from device pixels to the layer's points.
    package let toLocal: PixelMap
    /// The map from the layer's points to device pixels.
    package let toDevice: PixelMap
    /// The device pixels of the layer's bounds.
    package let area: PixelRect
    /// The number of pixels by which the picture grows on each side.
    package let outset: Int32
    /// The number of pixels at which a pixel still has an effect; farther ones read as transparent.
    package let reach: Int32

    /// Places an effect.
    package init(
        _ effect: PixelEffect, _ arguments: PixelArguments, toLocal: PixelMap, toDevice: PixelMap,
        area: PixelRect, outset: Float
    ) {
        (self.effect, self.arguments, self.area) = (effect, arguments, area)
        (self.toLocal, self.toDevice) = (toLocal, toDevice)
        switch effect.kind {
        case .color, .paint: (self.outset, reach) = (0, 0)
        case .distortion, .layer:
            let most = Self.mostReach
            let outset = Int32(min(max(outset, 0).rounded(.up), Float(most)))
            let side = max(area.maxX - area.minX, area.maxY - area.minY, 0)
            self.outset = outset
            reach = min(min(side, most) + outset + 1, most)
        }
    }

    package static func == (a: PixelShader, b: PixelShader) -> Bool {
        a === b
            || a.effect == b.effect && a.toLocal == b.toLocal && a.toDevice == b.toDevice
                && a.area == b.area && a.outset == b.outset && a.arguments == b.arguments
    }

    /// Whether its maps are finite.
    package var isFinite: Bool { toLocal.isFinite && toDevice.isFinite }

    /// The same effect on a picture whose sides are scaled by a power of 2.
    func reduced(by halvings: Int32) -> PixelShader {
        let factor = Float(sign: .plus, exponent: -Int(halvings), significand: 1)
        var (toLocal, toDevice) = (toLocal, toDevice)
        toDevice.x *= factor
        toDevice.y *= factor
        let grown = SIMD3(1 / factor, 1 / factor, 1)
        (toLocal.x, toLocal.y) = (toLocal.x * grown, toLocal.y * grown)
        toLocal.depth *= grown
        return PixelShader(
            effect, arguments, toLocal: toLocal, toDevice: toDevice,
            area: area.reduced(by: halvings), outset: Float(outset) * factor
        )
    }
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
    fileprivate func color(_ x: Int32, _ y: Int32) -> SIMD4<Float> {
        guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return .zero }
        let p = pixel(x, y)
        return SIMD4(Float(p[0]), Float(p[1]), Float(p[2]), Float(p[3])) / 255
    }

    /// Sets a pixel to the nearest valid premultiplied colour; NaN counts as 0.
    fileprivate func set(_ color: SIMD4<Float>, _ x: Int32, _ y: Int32) {
        var color = color
        color.replace(with: 0, where: color .!= color)
        let alpha = min(max(color.w, 0), 1)
        let whole =
            (color.clamped(
                lowerBound: .zero, upperBound: SIMD4(repeating: alpha)
            ) * 255).rounded(.toNearestOrAwayFromZero)
        let p = pixel(x, y)
        for i in 0..<4 { p[i] = UInt8(whole[i]) }
    }
}

/// Reads the picture of a layer at points of the layer.
package struct PixelSampler {
    fileprivate let plane: PixelPlane
    fileprivate let toDevice: PixelMap
    /// The texels that may be read.
    fileprivate var low: SIMD2<Float>, high: SIMD2<Float>

    fileprivate init(_ shader: PixelShader, _ plane: PixelPlane) {
        (self.plane, toDevice) = (plane, shader.toDevice)
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

extension PixelShader {
    /// Draws rows of the result with the Swift function; without one, copies the picture.
    package func draw(_ rows: Range<Int32>, from: PixelPlane, to: PixelPlane) {
        guard !to.rect.isEmpty else { return }
        let arguments = arguments
        switch (effect.function.body, effect.kind) {
        case (.color(let body)?, .color):
            forEach(rows, of: to) { x, y, point in body(point, from.color(x, y), arguments) }
        case (.color(let body)?, .paint):
            forEach(rows, of: to) { x, y, point in
                let coverage = from.color(x, y).w
                guard coverage > 0 else { return .zero }
                return body(point, SIMD4(repeating: 1), arguments) * coverage
            }
        case (.distortion(let body)?, .distortion):
            var sampler = PixelSampler(self, from)
            forEach(rows, of: to) { x, y, point in
                sampler.limit(to: reach, around: x, y, in: from.rect)
                return sampler.sample(body(point, arguments))
            }
        case (.layer(let body)?, .layer):
            var sampler = PixelSampler(self, from)
            forEach(rows, of: to) { x, y, point in
                sampler.limit(to: reach, around: x, y, in: from.rect)
                return body(point, sampler, arguments)
            }
        default:
            forEach(rows, of: to) { x, y, _ in from.color(x, y) }
        }
    }

    private func forEach(
        _ rows: Range<Int32>, of plane: PixelPlane,
        _ color: (Int32, Int32, SIMD2<Float>) -> SIMD4<Float>
    ) {
        for y in rows {
            for x in plane.rect.minX..<plane.rect.maxX {
                let point = toLocal(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
                plane.set(color(x, y, point), x, y)
            }
        }
    }

    /// Reports once that the function cannot run on the CPU, if so.
    package func warnOfMissingBody() {
        guard effect.function.body == nil else { return }
        let name = effect.function.name
        Warning.print(
            about: "shader function \(name)",
            "The shader function \(name) has GLSL text only, which needs OpenGL: the view is drawn "
                + "without it. Give the function in Swift as well."
        )
    }
}

extension PixelSampler {
    /// Limits the texels to those near a pixel and within a rectangle.
    fileprivate mutating func limit(
        to reach: Int32, around x: Int32, _ y: Int32, in rect: PixelRect
    ) {
        low = SIMD2(Float(max(x - reach, rect.minX)), Float(max(y - reach, rect.minY)))
        high = SIMD2(Float(min(x + reach + 1, rect.maxX)), Float(min(y + reach + 1, rect.maxY)))
    }
}
