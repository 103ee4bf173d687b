public import Foundation
public import LegatoGraphics
import LegatoDrawing
import LegatoLayers

/// A 4 x 5 matrix that maps the components of unpremultiplied colours and adds a constant.
nonisolated public struct ColorMatrix: Sendable, Hashable {
    /// The factors of red, green, blue and alpha for red, and the constant.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The factors of red, green, blue and alpha for green, and the constant.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The factors of red, green, blue and alpha for blue, and the constant.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The factors of red, green, blue and alpha for alpha, and the constant.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the identity.
    public init() {}

    /// The rows for red, green, blue and alpha, without constants.
    private var rows: [(String, SIMD4<Float>)] {
        [
            ("inputRVector", SIMD4(r1, r2, r3, r4)), ("inputGVector", SIMD4(g1, g2, g3, g4)),
            ("inputBVector", SIMD4(b1, b2, b3, b4)), ("inputAVector", SIMD4(a1, a2, a3, a4)),
            (kCIInputBiasVectorKey, SIMD4(r5, g5, b5, a5)),
        ]
    }

    /// The factors and constants.
    var numbers: [CGFloat] { rows.flatMap { row in (0..<4).map { CGFloat(row.1[$0]) } } }

    /// The matrix as a layer's filter; the identity if a number is not finite.
    @MainActor var layerFilter: CIFilter? {
        var inputs: [String: Any] = [:]
        for (key, row) in rows {
            let numbers = (0..<4).map { CGFloat(row[$0]) }
            guard numbers.allSatisfy({ abs($0) <= NumberCheck.limit }) else { return nil }
            inputs[key] = CIVector(x: numbers[0], y: numbers[1], z: numbers[2], w: numbers[3])
        }
        return CIFilter(name: "CIColorMatrix", parameters: inputs)
    }

    /// The matrix that paints everything in a colour and maps alpha by a factor and a constant.
    static func painted(_ color: CGColor, alpha: Float, plus constant: Float) -> ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
        (matrix.r5, matrix.g5, matrix.b5) = (
            Float(color.red), Float(color.green), Float(color.blue)
        )
        (matrix.a4, matrix.a5) = (alpha, constant)
        return matrix
    }

    /// The matrix that makes luminance the alpha of black.
    static var luminanceToAlpha: ColorMatrix {
        var matrix = painted(.black, alpha: 0, plus: 0)
        (matrix.a1, matrix.a2, matrix.a3) = (0.2126, 0.7152, 0.0722)
        return matrix
    }
}

/// A filter of drawings; see `addFilter(_:)`.
///
/// A number that is infinite, NaN or larger than 1e9 makes the filter the identity, with a
/// warning.
nonisolated public struct CanvasFilter: Sendable {
    /// An operation on the picture of a drawing.
    enum FilterStep: Sendable {
        case filter(String, [String: Double])
        case matrix(ColorMatrix)
        case threshold(min: Double, max: Double, Color)
        case multiply(Color)
        case shadow(CanvasShadow)
        case projection(ProjectionTransform)
        case shader(PixelEffect.Kind, Shader, maxSampleOffset: CGSize, name: String)
    }

    let step: FilterStep

    private static func number(
        _ name: StaticString, _ filter: String, _ key: String, _ value: Double,
        or identity: Double, _ input: (Double) -> Double = { $0 }
    ) -> CanvasFilter {
        let value = NumberCheck(Self.self, name).number(value, or: identity)
        return CanvasFilter(step: .filter(filter, [key: input(value)]))
    }

    /// Blurs with a radius in points.
    public static func blur(radius: CGFloat) -> CanvasFilter {
        number("blur(radius:)", "CIGaussianBlur", "inputRadius", radius, or: 0) { max($0, 0) }
    }

    /// Adds to the brightness; 0 leaves it unchanged, 1 makes it white.
    public static func brightness(_ amount: Double) -> CanvasFilter {
        number("brightness(_:)", "CIColorControls", "inputBrightness", amount, or: 0)
    }

    /// Multiplies the contrast; 1 leaves it unchanged.
    public static func contrast(_ amount: Double) -> CanvasFilter {
        number("contrast(_:)", "CIColorControls", "inputContrast", amount, or: 1)
    }

    /// Multiplies the saturation; 1 leaves it unchanged, 0 makes it grey.
    public static func saturation(_ amount: Double) -> CanvasFilter {
        number("saturation(_:)", "CIColorControls", "inputSaturation", amount, or: 1)
    }

    /// Reduces the saturation; 0 leaves it unchanged, 1 makes it grey.
    public static func grayscale(_ amount: Double) -> CanvasFilter {
        number("grayscale(_:)", "CIColorControls", "inputSaturation", amount, or: 0) { 1 - $0 }
    }

    /// Rotates the hues by an angle.
    public static func hueRotation(_ angle: Angle) -> CanvasFilter {
        number("hueRotation(_:)", "CIHueAdjust", "inputAngle", angle.radians, or: 0)
    }

    /// Inverts the colours by an amount; 0 leaves them unchanged, 1, the default, inverts them.
    public static func colorInvert(_ amount: Double = 1) -> CanvasFilter {
        let amount = NumberCheck(Self.self, "colorInvert(_:)").number(amount, or: 0)
        let (factor, constant) = (Float(1 - 2 * amount), Float(amount))
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
        (matrix.r5, matrix.g5, matrix.b5) = (constant, constant, constant)
        return CanvasFilter(step: .matrix(matrix))
    }

    /// Maps the colour of each pixel with a function; see `colorEffect(_:isEnabled:)`.
    ///
    /// Positions are points of the canvas, for all shaders of canvases.
    public static func colorShader(_ shader: Shader) -> CanvasFilter {
        CanvasFilter(
            step: .shader(.color, shader, maxSampleOffset: .zero, name: "colorShader(_:)")
        )
    }

    /// Distorts the drawing with a function; see `distortionEffect(_:maxSampleOffset:isEnabled:)`.
    public static func distortionShader(
        _ shader: Shader, maxSampleOffset: CGSize
    ) -> CanvasFilter {
        let name = "distortionShader(_:maxSampleOffset:)"
        return CanvasFilter(
            step: .shader(.distortion, shader, maxSampleOffset: maxSampleOffset, name: name)
        )
    }

    /// Computes each pixel with a function that samples the drawing; see
    /// `layerEffect(_:maxSampleOffset:isEnabled:)`.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> CanvasFilter {
        let name = "layerShader(_:maxSampleOffset:)"
        return CanvasFilter(
            step: .shader(.layer, shader, maxSampleOffset: maxSampleOffset, name: name)
        )
    }

    /// Multiplies the colours by a colour.
    public static func colorMultiply(_ color: Color) -> CanvasFilter {
        CanvasFilter(step: .multiply(color))
    }

    /// Maps the colours with a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> CanvasFilter {
        let check = NumberCheck(Self.self, "colorMatrix(_:)")
        let isInRange = matrix.numbers.allSatisfy { check.number(Optional($0)) != nil }
        return CanvasFilter(step: .matrix(isInRange ? matrix : ColorMatrix()))
    }

    /// Replaces each pixel by black with the pixel's luminance as its alpha.
    ///
    /// Pixels whose alpha is 0 stay transparent; otherwise the pixel's own alpha does not count.
    public static var luminanceToAlpha: CanvasFilter {
        CanvasFilter(step: .matrix(.luminanceToAlpha))
    }

    /// Shows a colour where alpha is between two thresholds, and nothing elsewhere.
    ///
    /// - Parameters:
    ///   - min: The lowest alpha, 0 to 1. The edge there is antialiased.
    ///   - max: The highest alpha; 1 by default.
    ///   - color: The colour; black by default.
    /// - Returns: The filter.
    public static func alphaThreshold(
        min: Double, max: Double = 1, color: Color = .black
    ) -> CanvasFilter {
        let check = NumberCheck(Self.self, "alphaThreshold(min:max:color:)")
        let (low, high) = (check.number(min, or: 0), check.number(max, or: 1))
        return CanvasFilter(step: .threshold(min: low, max: high, color))
    }

    /// Draws a shadow below, or as the options say.
    ///
    /// A shadow with options or a blend mode draws its drawing twice, so that each further one doubles
    /// the drawings.
    ///
    /// A shadow inside the edges:
    ///
    /// ```swift
    /// Canvas { context, size in
    ///     context.addFilter(
    ///         .shadow(
    ///             color: .black, radius: 8, blendMode: .sourceAtop,
    ///             options: [.shadowAbove, .invertsAlpha]
    ///         )
    ///     )
    ///     let box = CGRect(origin: .zero, size: size).insetBy(dx: 20, dy: 20)
    ///     context.fill(Path(ellipseIn: box), with: .color(.yellow))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow; black with an opacity of 0.33 by default.
    ///   - radius: The blur radius, in points; negative values count as 0.
    ///   - x: The horizontal offset, in points; 0 by default.
    ///   - y: The vertical offset, in points; 0 by default.
    ///   - blendMode: How the shadow is composited with what is below it in the group of the drawing
    ///     and its shadow or, with `disablesGroup`, in the layer; `normal` by default.
    ///   - options: Where the shadow is, and what is drawn besides it; none by default.
    /// - Returns: The filter.
    public static func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0, blendMode: CanvasBlendMode = .normal,
        options: CanvasShadowOptions = CanvasShadowOptions()
    ) -> CanvasFilter {
        let check = NumberCheck(Self.self, "shadow(color:radius:x:y:blendMode:options:)")
        let offset = check.size(CGSize(width: x, height: y), or: 0)
        let radius = Swift.max(check.number(radius, or: 0), 0)
        return CanvasFilter(
            step: .shadow(
                CanvasShadow(
                    color: color, radius: radius, offset: offset, blendMode: blendMode,
                    options: options
                )
            )
        )
    }

    /// Projects the drawing.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> CanvasFilter {
        let check = NumberCheck(Self.self, "projectionTransform(_:)")
        return CanvasFilter(step: .projection(check.projection(matrix)))
    }
}
