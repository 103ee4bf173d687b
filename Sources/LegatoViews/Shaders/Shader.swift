public import Foundation
import LegatoCanvas
public import LegatoGraphics
import LegatoMotion

/// A function that computes pixels, with its arguments.
///
/// Call a ``ShaderFunction`` to create one. Pass it to `colorEffect(_:isEnabled:)`,
/// `distortionEffect(_:maxSampleOffset:isEnabled:)` or
/// `layerEffect(_:maxSampleOffset:isEnabled:)`, to the filters of a canvas, or draw a shape with it.
/// A change of the arguments is drawn with the next frame and does not animate by itself: pass the
/// date of a `TimelineView` or a number of an `Animatable` view.
nonisolated public struct Shader: Equatable, Sendable {
    /// An argument of a shader.
    public struct Argument: Equatable, Sendable {
        enum Value: Equatable {
            case vector([Double])
            case numbers([Double])
            case bounds
            case color(Color)
            case colors([Color])
            case image(CGImage?)
            case data(Data)
        }

        let value: Value

        private init(_ value: Value) { self.value = value }
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

        /// An image, in its pixels; a symbol counts as none.
        ///
        /// Functions in GLSL cannot have it.
        @MainActor public static func image(_ image: Image) -> Argument {
            switch image.source {
            case .picture(let picture, _): return Argument(.image(picture))
            case .resource(let resource):
                let found = resource.find(isDark: false, scale: 1) { WarningSubject(text: $0) }
                return Argument(.image(found?.image))
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
    /// The arguments after those that every function gets.
    public var arguments: [Argument]
    /// Whether colours are dithered; accepted, without an effect.
    public var dithersColor = false

    /// Creates a shader of a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }
}
