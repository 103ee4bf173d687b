public import Foundation
import LegatoCanvas
import LegatoDrawing
public import LegatoGraphics
import LegatoMotion

/// A shader function with its arguments.
///
/// Call a ``ShaderFunction`` to create one. Pass it to `colorEffect(_:isEnabled:)`,
/// `distortionEffect(_:maxSampleOffset:isEnabled:)` or
/// `layerEffect(_:maxSampleOffset:isEnabled:)`, to the filters of a canvas, or draw a shape with it.
/// A change of the arguments is drawn with the next frame and does not animate by itself: pass the
/// date of a `TimelineView` or a number of an `Animatable` view.
nonisolated public struct Shader: Equatable, Sendable {
    /// An argument of a shader.
    public struct Argument: Equatable, Sendable {
        enum ArgumentValue: Equatable {
            case vector([Double])
            case numbers([Double])
            case bounds
            case color(Color)
            case colors([Color])
            case image(CGImage?)
            case data(Data)
        }

        let value: ArgumentValue

        private init(_ value: ArgumentValue) { self.value = value }
        private init<T: BinaryFloatingPoint>(_ numbers: T...) {
            value = .vector(numbers.map { Double($0) })
        }

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(x) }

        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(x, y)
        }

        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(x, y, z)
        }

        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(
            _ x: T, _ y: T, _ z: T, _ w: T
        ) -> Argument {
            Argument(x, y, z, w)
        }

        /// The coordinates of a point.
        public static func float2(_ point: CGPoint) -> Argument { Argument(point.x, point.y) }

        /// The lengths of a size.
        public static func float2(_ size: CGSize) -> Argument {
            Argument(size.width, size.height)
        }

        /// The components of a vector.
        public static func float2(_ vector: CGVector) -> Argument { Argument(vector.dx, vector.dy) }

        /// Numbers of any count.
        public static func floatArray(_ array: [Float]) -> Argument {
            Argument(.numbers(array.map { Double($0) }))
        }

        /// The bounds of the view: x and y, which are 0, width and height, in points.
        ///
        /// In a canvas, those of the canvas.
        public static var boundingRect: Argument { Argument(.bounds) }

        /// A colour, premultiplied.
        public static func color(_ color: Color) -> Argument { Argument(.color(color)) }

        /// Colours of any count, premultiplied.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }

        /// An image, read by its pixels; a symbol is passed as an empty image.
        ///
        /// Not available to functions in GLSL.
        public static func image(_ image: Image) -> Argument {
            MainActor.assumeIsolated { pixels(of: image) }
        }

        @MainActor private static func pixels(of image: Image) -> Argument {
            switch image.source {
            case .picture(let picture, _): return Argument(.image(picture))
            case .resource(let resource):
                let found = resource.find(isDark: false, scale: 1) { WarningSubject(text: $0) }
                return Argument(.image(found?.image))
            case .drawn(let drawing):
                return Argument(.image(drawing.image(in: EnvironmentValues())))
            case .symbol: return Argument(.image(nil))
            }
        }

        /// Bytes.
        ///
        /// Functions in GLSL cannot have them.
        public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
    }

    /// The function.
    public var function: ShaderFunction
    /// The arguments after the implicit ones that every function receives.
    public var arguments: [Argument]
    /// Whether colours are dithered; has no effect.
    public var dithersColor = false

    /// Creates a shader of a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }
}

nonisolated extension Shader {
    /// The arguments with which a function runs, by their index.
    ///
    /// An argument of another type, or a missing one, is 0 or empty.
    public struct Inputs: Sendable {
        let arguments: PixelArguments

        /// The number of arguments.
        public var count: Int { arguments.all.count }

        /// The first four numbers of an argument: a vector, a premultiplied colour, or x, y, width
        /// and height of the bounds.
        public subscript(index: Int) -> SIMD4<Float> {
            arguments.vectors.indices.contains(index) ? arguments.vectors[index] : .zero
        }

        /// Returns a number.
        public func float(_ index: Int) -> Float { self[index].x }

        /// Returns two numbers.
        public func float2(_ index: Int) -> SIMD2<Float> { self[index].lowHalf }

        /// Returns the numbers of an array.
        public func floats(_ index: Int) -> [Float] {
            if case .numbers(let numbers)? = argument(index) { numbers } else { [] }
        }

        /// Returns the premultiplied colours of an array.
        public func colors(_ index: Int) -> [SIMD4<Float>] {
            if case .colors(let colors)? = argument(index) { colors } else { [] }
        }

        /// Returns bytes.
        public func data(_ index: Int) -> Data {
            if case .data(let data)? = argument(index) { data } else { Data() }
        }

        /// Returns the premultiplied colour of an image at a point, 0 to 1 in both directions,
        /// interpolated between pixels; the edge pixels extend outwards.
        public func image(_ index: Int, at point: SIMD2<Float>) -> SIMD4<Float> {
            guard case .image(let image)? = argument(index) else { return .zero }
            let last = SIMD2(Float(image.width - 1), Float(image.height - 1))
            var place = point * (last + 1) - 0.5
            place.replace(with: 0, where: place .!= place)
            place.clamp(lowerBound: .zero, upperBound: last)
            let corner = place.rounded(.down)
            let next = (corner + 1).clamped(lowerBound: .zero, upperBound: last)
            let part = place - corner
            func texel(_ x: Float, _ y: Float) -> SIMD4<Float> {
                let first = (Int(y) * image.width + Int(x)) * 4
                let pixels = image.pixels
                return SIMD4(
                    Float(pixels[first]), Float(pixels[first + 1]), Float(pixels[first + 2]),
                    Float(pixels[first + 3])
                ) / 255
            }
            let top = texel(corner.x, corner.y) * (1 - part.x) + texel(next.x, corner.y) * part.x
            let bottom = texel(corner.x, next.y) * (1 - part.x) + texel(next.x, next.y) * part.x
            return top * (1 - part.y) + bottom * part.y
        }

        private func argument(_ index: Int) -> PixelArgument? {
            arguments.all.indices.contains(index) ? arguments.all[index] : nil
        }
    }

    /// The rendered view that a function for `layerEffect(_:maxSampleOffset:isEnabled:)` samples.
    public struct Layer {
        let sampler: PixelSampler

        /// Returns the premultiplied colour at a point of the view, interpolated between pixels.
        ///
        /// It is transparent outside what the view draws, at points that are not finite, and at
        /// points farther from the current pixel than the larger side of the view plus the offset,
        /// at most 4,096 pixels; 2,048 in views of more than 16,777,216 pixels, with the offset.
        public func sample(_ position: SIMD2<Float>) -> SIMD4<Float> { sampler.sample(position) }
    }
}

/// A function that computes pixels; call it like a function to create a shader.
///
/// Legato runs functions in Swift, on the CPU, and with OpenGL also in GLSL. A function of a Metal
/// library does not run on Linux; see ``ShaderLibrary`` for how to replace it without changing the
/// views.
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
    ///   - glsl: The same function in GLSL, which OpenGL runs instead; nil, the default, for the
    ///     Swift function only. See `init(name:glsl:)`.
    ///   - color: Returns the new colour of the pixel at a position, given its current colour. For
    ///     shapes, that colour is white, and the result is multiplied by the shape's coverage.
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
    ///   - distortion: Returns the position from which the pixel at a position takes its colour.
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
    ///   - layer: Returns the new colour of the pixel at a position, given the rendered view.
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
    /// The text defines a function of that name. Like Metal functions for SwiftUI, it takes these
    /// parameters before the arguments:
    ///
    ///     vec4 name(vec2 position, vec4 color, …)    colorEffect and shapes
    ///     vec2 name(vec2 position, …)                distortionEffect
    ///     vec4 name(vec2 position, …)                layerEffect; sampleLayer(vec2) reads the view
    ///
    /// Numbers are `float` or `vec2` to `vec4`, the bounds and colours `vec4`, and an array is two
    /// parameters such as `float values[3], int count`, of the size that is passed. The text is GLSL
    /// 3.30, or GLSL ES 3.00 with OpenGL ES.
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

    /// The function to run: its own, or the one registered under its name; nil for a Metal
    /// function.
    var runnable: PixelFunction? { own ?? ShaderLibrary.registered(name)?.own }
}

/// Functions by their names.
///
/// In SwiftUI they are the Metal functions of a program. Those do not run on Linux: views are drawn
/// without them, which is reported once for each function. Register a function in Swift under the
/// name of the Metal function, and the views that use it need no change:
///
/// ```swift
/// let glow = ShaderFunction(color: { position, color, arguments in
///     color * arguments.float(0) + arguments[1] * (1 - color.w)
/// })
/// ShaderLibrary.register("glow", glow)
/// ```
///
/// ```swift
/// Image(systemName: "star")
///     .colorEffect(ShaderLibrary.glow(.float(2), .color(.yellow)))
/// ```
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
    private enum LibrarySource: Equatable {
        case program
        case bundle(URL)
        case file(URL)
        case bytes(Data)
    }

    private static let functions = Locked<[String: ShaderFunction]>([:])

    private let source: LibrarySource

    private init(_ source: LibrarySource) { self.source = source }

    /// The functions of the program.
    public static let `default` = ShaderLibrary(.program)

    /// Returns the functions of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
        ShaderLibrary(.bundle(bundle.bundleURL))
    }

    /// Creates a library from the bytes of a compiled Metal library.
    public init(data: Data) { source = .bytes(data) }

    /// Creates a library from the file of a compiled Metal library.
    public init(url: URL) { source = .file(url) }

    /// A function of the program.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }

    /// Registers a function in place of the library functions with a name.
    ///
    /// The latest registration applies, to effects that are created afterwards.
    public static func register(_ name: String, _ function: ShaderFunction) {
        functions.withLock { $0[name] = function }
    }

    static func registered(_ name: String) -> ShaderFunction? { functions.withLock { $0[name] } }
}
