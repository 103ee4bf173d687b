import LegatoGraphics

/// A pixel effect on a picture of device pixels.
package final class PixelShader: Sendable, Equatable {
    /// The maximum distance in pixels at which a function reads its picture; half of it in large
    /// layers.
    private static let maximumReach: Int32 = 4096
    /// The pixels of a layer, grown by the offset, beyond which it is large: a picture may have as
    /// many.
    private static let maximumPixels: Float = 16_777_216

    /// The effect.
    package let effect: PixelEffect
    /// The arguments.
    package let arguments: PixelArguments
    /// The map from device pixels to the layer's points.
    package let toLocal: PixelMap
    /// The map from the layer's points to device pixels.
    package let toDevice: PixelMap
    /// The size of the layer, in points.
    package let size: SIMD2<Float>
    /// Device pixels that contain the layer's bounds.
    package let area: PixelRect
    /// The number of pixels by which the picture grows on each side.
    package let outset: Int32
    /// The distance in pixels at which a pixel still has an effect; farther ones are read as
    /// transparent.
    package let reach: Int32

    /// Creates a shader from an effect at a position on the target.
    package init(
        _ effect: PixelEffect, _ arguments: PixelArguments, size: SIMD2<Float>, toLocal: PixelMap,
        toDevice: PixelMap, area: PixelRect, outset: Float
    ) {
        (self.effect, self.arguments, self.area) = (effect, arguments, area)
        self.size = size
        (self.toLocal, self.toDevice) = (toLocal, toDevice)
        switch effect.kind {
        case .color, .paint: (self.outset, reach) = (0, 0)
        case .distortion, .layer:
            var maximum = Self.maximumReach
            let (width, height) = (area.maxX - area.minX, area.maxY - area.minY)
            let wanted = min(max(outset, 0).rounded(.up), Float(maximum))
            let pixels = (Float(width) + 2 * wanted) * (Float(height) + 2 * wanted)
            if pixels > Self.maximumPixels { maximum /= 2 }
            // Bounded: from 0 to 4096.
            let outset = Int32(min(wanted, Float(maximum)))
            let side = max(width, height, 0)
            self.outset = outset
            reach = min(min(side, maximum) + outset + 1, maximum)
        }
    }

    package static func == (a: PixelShader, b: PixelShader) -> Bool {
        a === b
            || a.effect == b.effect && a.toLocal == b.toLocal && a.toDevice == b.toDevice
                && a.size == b.size && a.area == b.area && a.outset == b.outset
                && a.arguments == b.arguments
    }

    /// The points in which the function also runs where the picture is transparent: the bounds,
    /// grown by the offset.
    package var limits: (low: SIMD2<Float>, high: SIMD2<Float>) {
        let offset = SIMD2<Float>(effect.maxSampleOffset)
        return (-offset, size + offset)
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
            effect, arguments, size: size, toLocal: toLocal, toDevice: toDevice,
            area: area.reduced(by: halvings), outset: Float(outset) * factor
        )
    }
}

extension PixelShader {
    /// Draws rows of the result with the Swift function; without one, copies the picture.
    package func draw(_ rows: Range<Int32>, from: PixelPlane, to: PixelPlane) {
        guard !to.rect.isEmpty else { return }
        let arguments = arguments
        switch (effect.function.body, effect.kind) {
        case (.color(let body)?, .color):
            forEach(rows, from, to) { x, y, point in body(point, from.color(x, y), arguments) }
        case (.color(let body)?, .paint):
            forEach(rows, from, to) { x, y, point in
                let coverage = from.color(x, y).w
                guard coverage > 0 else { return .zero }
                return body(point, SIMD4(repeating: 1), arguments) * coverage
            }
        case (.distortion(let body)?, .distortion):
            var sampler = PixelSampler(from, toDevice)
            forEach(rows, from, to) { x, y, point in
                sampler.limit(to: reach, around: x, y, in: from.rect)
                return sampler.sample(body(point, arguments))
            }
        case (.layer(let body)?, .layer):
            var sampler = PixelSampler(from, toDevice)
            forEach(rows, from, to) { x, y, point in
                sampler.limit(to: reach, around: x, y, in: from.rect)
                return body(point, sampler, arguments)
            }
        default:
            forEach(rows, from, to) { x, y, _ in from.color(x, y) }
        }
    }

    private func forEach(
        _ rows: Range<Int32>, _ from: PixelPlane, _ to: PixelPlane,
        _ color: (Int32, Int32, SIMD2<Float>) -> SIMD4<Float>
    ) {
        let (low, high) = limits
        for y in rows {
            for x in to.rect.minX..<to.rect.maxX {
                let point = toLocal(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
                let isOutside = any(point .< low) || any(point .> high)
                let isClear = isOutside && from.color(x, y).w == 0
                to.set(isClear ? .zero : color(x, y, point), x, y)
            }
        }
    }

    /// Prints a warning, once, if the function cannot run on the CPU.
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
