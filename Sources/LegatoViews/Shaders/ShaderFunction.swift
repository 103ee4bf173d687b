import LegatoDrawing

/// A function that computes pixels; call it like a function to create a shader.
///
/// Legato runs functions in Swift, on the CPU, and with OpenGL also in GLSL. A function of a Metal
/// library does not run on Linux; see ``ShaderLibrary`` for how to replace it without a change of
/// the views.
///
/// ```swift
/// let ripple = ShaderFunction(distortion: { position, arguments in
///     let (center, time) = (arguments.float2(0), arguments.float(1))
///     let away = position - center
///     let distance = (away * away).sum().squareRoot()
///     return position + away * (0.1 * sin(distance / 8 - 4 * time))
/// })
/// ```
///
/// Positions are points of the view, from its top left corner. Colours are premultiplied, with
/// sRGB-encoded components from 0 to 1. A result is clamped to a valid colour: alpha to 0...1, the
/// other components to 0...alpha, and NaN to 0. A function runs on several threads at once, for
/// each pixel of the view and of its bounds, whenever something in the view changes.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
    /// The library.
    public var library: ShaderLibrary
    /// The name.
    public var name: String
    private var own: PixelFunction?

    /// Creates the function of a name in a library.
    public init(library: ShaderLibrary, name: String) {
        (self.library, self.name) = (library, name)
    }

    /// Creates a function for `colorEffect(_:isEnabled:)` and for shapes.
    ///
    /// - Parameters:
    ///   - name: The name in the GLSL text and in warnings.
    ///   - glsl: The same function in GLSL, with which OpenGL draws instead; nil, the default, for
    ///     the Swift function only. See `init(name:glsl:)`.
    ///   - color: Returns the colour of a pixel at a position, for the colour that it has. For
    ///     shapes, that is white, and the result is multiplied by the shape's coverage.
    public init(
        name: String = "shader", glsl: String? = nil,
        color:
            @escaping @Sendable (
                _ position: SIMD2<Float>, _ color: SIMD4<Float>, _ arguments: Shader.Inputs
            ) -> SIMD4<Float>
    ) {
        self.init(name, glsl, .color { color($0, $1, Shader.Inputs(arguments: $2)) })
    }

    /// Creates a function for `distortionEffect(_:maxSampleOffset:isEnabled:)`.
    ///
    /// - Parameters:
    ///   - name: The name in the GLSL text and in warnings.
    ///   - glsl: The same function in GLSL; nil, the default, for the Swift function only.
    ///   - distortion: Returns the position whose colour the pixel at a position gets.
    public init(
        name: String = "shader", glsl: String? = nil,
        distortion:
            @escaping @Sendable (
                _ position: SIMD2<Float>, _ arguments: Shader.Inputs
            ) -> SIMD2<Float>
    ) {
        self.init(name, glsl, .distortion { distortion($0, Shader.Inputs(arguments: $1)) })
    }

    /// Creates a function for `layerEffect(_:maxSampleOffset:isEnabled:)`.
    ///
    /// - Parameters:
    ///   - name: The name in the GLSL text and in warnings.
    ///   - glsl: The same function in GLSL; nil, the default, for the Swift function only.
    ///   - layer: Returns the colour of the pixel at a position, for the picture of the view.
    public init(
        name: String = "shader", glsl: String? = nil,
        layer:
            @escaping @Sendable (
                _ position: SIMD2<Float>, _ layer: Shader.Layer, _ arguments: Shader.Inputs
            ) -> SIMD4<Float>
    ) {
        self.init(
            name, glsl,
            .layer { layer($0, Shader.Layer(sampler: $1), Shader.Inputs(arguments: $2)) }
        )
    }

    /// Creates a function in GLSL only, which needs OpenGL: the software renderer draws the view
    /// without it and reports that once.
    ///
    /// The text defines a function with the name and, as Metal functions for SwiftUI have, these
    /// parameters before the arguments:
    ///
    ///     vec4 name(vec2 position, vec4 color, …)    colorEffect and shapes
    ///     vec2 name(vec2 position, …)                distortionEffect
    ///     vec4 name(vec2 position, …)                layerEffect; sampleLayer(vec2) reads the view
    ///
    /// Numbers are `float` or `vec2` to `vec4`, the bounds and colours `vec4`, and an array is two
    /// parameters such as `float values[3], int count`. Its version is OpenGL 3.3 or OpenGL ES 3.0.
    /// Text that does not compile is reported once, with the driver's message, and the view is drawn
    /// by the Swift function or without one.
    ///
    /// - Parameters:
    ///   - name: The name of the function in the text.
    ///   - glsl: The text.
    public init(name: String, glsl: String) { self.init(name, glsl, nil) }

    private init(_ name: String, _ glsl: String?, _ body: PixelFunction.Body?) {
        (library, self.name) = (.default, name)
        own = PixelFunction(name: name, body: body, glsl: glsl)
    }

    /// Returns a shader with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }

    /// What runs: the function itself, or the one registered under its name; nil for Metal.
    var runnable: PixelFunction? { own ?? ShaderLibrary.registered(name)?.own }
}
