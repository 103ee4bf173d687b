import LegatoGraphics

/// A linear transform of unpremultiplied colours, from 0 to 1.
///
/// Each row computes a channel from factors of red, green, blue and alpha, plus a bias. Results are
/// clamped to 0...1. Transparent pixels stay transparent.
package struct ColorMatrix: Sendable, Equatable {
    /// The factors for red.
    package var red: SIMD4<Float>
    /// The factors for green.
    package var green: SIMD4<Float>
    /// The factors for blue.
    package var blue: SIMD4<Float>
    /// The factors for alpha.
    package var alpha: SIMD4<Float>
    /// The bias of red, green, blue and alpha.
    package var bias: SIMD4<Float>

    /// Creates a transform; the identity by default.
    package init(
        red: SIMD4<Float> = SIMD4(1, 0, 0, 0), green: SIMD4<Float> = SIMD4(0, 1, 0, 0),
        blue: SIMD4<Float> = SIMD4(0, 0, 1, 0), alpha: SIMD4<Float> = SIMD4(0, 0, 0, 1),
        bias: SIMD4<Float> = .zero
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.bias = bias
    }

    /// The rows as factors of premultiplied red, green, blue and of alpha; nil if alpha is changed
    /// or used.
    package var premultipliedRows: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)? {
        guard alpha == SIMD4(0, 0, 0, 1), bias.w == 0, red.w == 0, green.w == 0, blue.w == 0 else {
            return nil
        }
        return (
            SIMD4(red.x, red.y, red.z, bias.x), SIMD4(green.x, green.y, green.z, bias.y),
            SIMD4(blue.x, blue.y, blue.z, bias.z)
        )
    }
}

/// A filter of a group's picture, or of the backdrop below it.
package enum GroupFilter: Sendable, Equatable {
    /// A Gaussian blur with a standard deviation in device pixels.
    ///
    /// Below 1/3 it has no effect; above 4096 it counts as 4096.
    case blur(sigma: Float)
    /// A colour transform.
    case colors(ColorMatrix)
    /// A function of pixels.
    case shader(PixelShader)

    /// Whether every number is finite.
    package var isFinite: Bool {
        switch self {
        case .blur(let sigma): sigma.isFinite
        case .colors(let m): (m.red + m.green + m.blue + m.alpha + m.bias) * 0 == .zero
        case .shader(let shader): shader.isFinite
        }
    }

    /// The distance in pixels at which a pixel still has an effect.
    package var reach: Int32 {
        switch self {
        case .blur(let sigma): BlurScale(sigma: sigma)?.reach ?? 0
        case .colors: 0
        case .shader(let shader): shader.reach
        }
    }
}

/// A run of consecutive filters of a list.
@usableFromInline
package struct FilterRun: Sendable, Equatable {
    /// The index of the first filter in `DisplayList.filters`.
    package var first: Int32
    /// The number of filters.
    package var count: Int32

    /// Creates a run; empty by default.
    @usableFromInline
    package init(first: Int32 = 0, count: Int32 = 0) {
        self.first = first
        self.count = count
    }

    /// Whether the run is empty.
    @usableFromInline
    package var isEmpty: Bool { count <= 0 }
}

extension PixelRect {
    /// Returns the rectangle outset by whole pixels; an empty one stays empty.
    package func grown(by reach: Int32) -> PixelRect {
        guard reach > 0, !isEmpty else { return self }
        let reach = Double(reach)
        return PixelRect(
            covering: Double(minX) - reach, Double(minY) - reach, Double(maxX) + reach,
            Double(maxY) + reach, within: .unbounded
        )
    }
}
