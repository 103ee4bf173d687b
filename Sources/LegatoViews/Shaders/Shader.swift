public import Foundation
import LegatoCanvas
public import LegatoGraphics
import LegatoMotion

/// A function of a shader library with its arguments.
///
/// Shaders are Metal functions, which do not run on Linux: views and shapes are drawn without them,
/// which is reported once for each function.
nonisolated public struct Shader: Equatable, Sendable {
    /// An argument of a shader.
    public struct Argument: Equatable, Sendable {
        enum Value: Equatable {
            case numbers([Double])
            case bounds
            case colors([Color])
            case image
            case data(Data)
        }

        let value: Value

        private init(_ value: Value) { self.value = value }
        private init<T: BinaryFloatingPoint>(_ numbers: T...) {
            value = .numbers(numbers.map { Double($0) })
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

        /// The bounds of the view.
        public static var boundingRect: Argument { Argument(.bounds) }

        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument(.colors([color])) }

        /// Colours of any count.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }

        /// An image.
        @MainActor public static func image(_ image: Image) -> Argument { Argument(.image) }

        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
    }

    /// The function.
    public var function: ShaderFunction
    /// The arguments after those that every function gets.
    public var arguments: [Argument]
    /// Whether colours are dithered; false by default.
    public var dithersColor = false

    /// Creates a shader of a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }
}

/// A function of a shader library; call it like a function to create a shader.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
    /// The library.
    public var library: ShaderLibrary
    /// The name.
    public var name: String

    /// Creates the function of a name.
    public init(library: ShaderLibrary, name: String) {
        (self.library, self.name) = (library, name)
    }

    /// Returns a shader with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// The Metal functions of a program, by their names.
///
/// ```swift
/// Image(systemName: "star")
///     .colorEffect(ShaderLibrary.glow(.float(2), .color(.yellow)))
/// ```
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
    private enum Source: Equatable {
        case program
        case bundle(URL)
        case file(URL)
        case bytes(Data)
    }

    private let source: Source

    private init(_ source: Source) { self.source = source }

    /// The functions of the program.
    public static let `default` = ShaderLibrary(.program)

    /// Returns the functions of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
        ShaderLibrary(.bundle(bundle.bundleURL))
    }

    /// Creates a library of the bytes of a compiled one.
    public init(data: Data) { source = .bytes(data) }

    /// Creates a library of the file of a compiled one.
    public init(url: URL) { source = .file(url) }

    /// A function of the program.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
}

nonisolated extension Shader {
    /// Reports once that the function does not run.
    func warn(_ modifier: String) {
        Warning.print(
            "\(modifier) has no effect: the Metal function \(function.name) does not run on Linux. "
                + "Draw the effect with a Canvas, a filter or a blend mode."
        )
    }
}

/// A shader as a style: the foreground style is drawn instead.
nonisolated extension Shader: PrimitiveShapeStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        warn("A shader as a style")
        return ForegroundStyle().resolvedStyle(in: environment)
    }
}
