package import Foundation
package import LegatoGraphics

/// An argument of a pixel function.
package enum PixelArgument: Sendable, Equatable {
    /// One to four numbers, or a premultiplied colour.
    case vector(SIMD4<Float>, count: Int)
    /// The bounds of the layer: x, y, width and height.
    case bounds
    /// Numbers of any count.
    case numbers([Float])
    /// Premultiplied colours of any count.
    case colors([SIMD4<Float>])
    /// A picture.
    case image(CGImage)
    /// Bytes.
    case data(Data)
}

/// The arguments of a pixel function, laid out for fast access.
package struct PixelArguments: Sendable, Equatable {
    /// The arguments.
    package let all: [PixelArgument]
    /// The first four numbers of each argument; zeros for pictures and bytes.
    package let vectors: [SIMD4<Float>]

    /// Creates arguments for a layer with bounds of a size.
    package init(_ all: [PixelArgument], size: SIMD2<Float> = .zero) {
        self.all = all.map { argument in
            guard argument == .bounds else { return argument }
            return .vector(SIMD4(0, 0, size.x, size.y), count: 4)
        }
        vectors = self.all.map { argument in
            switch argument {
            case .vector(let vector, _): vector
            case .numbers(let numbers):
                SIMD4((0..<4).map { numbers.indices.contains($0) ? numbers[$0] : 0 })
            case .colors(let colors): colors.first ?? .zero
            case .bounds, .image, .data: .zero
            }
        }
    }
}

/// A function that computes each pixel of a picture, given as a Swift closure or as GLSL text.
///
/// Two functions are equal if they are the same object.
package final class PixelFunction: Sendable, Equatable {
    /// The Swift function.
    ///
    /// Positions are points of the layer, colours are premultiplied.
    package enum Body: Sendable {
        /// Maps the colour at a position.
        case color(@Sendable (SIMD2<Float>, SIMD4<Float>, PixelArguments) -> SIMD4<Float>)
        /// Returns the position from which the colour at a position is copied.
        case distortion(@Sendable (SIMD2<Float>, PixelArguments) -> SIMD2<Float>)
        /// Returns the colour at a position; reads the picture at any position.
        case layer(@Sendable (SIMD2<Float>, PixelSampler, PixelArguments) -> SIMD4<Float>)

        /// The kind of effect that the function is made for.
        package var kind: PixelEffect.Kind {
            switch self {
            case .color: .color
            case .distortion: .distortion
            case .layer: .layer
            }
        }
    }

    /// The name of the function in the GLSL text and in messages.
    package let name: String
    /// The Swift function; nil if there is none.
    package let body: Body?
    /// The text that defines the function in GLSL; nil if there is none.
    package let glsl: String?

    /// Creates a function.
    package init(name: String, body: Body?, glsl: String?) {
        (self.name, self.body, self.glsl) = (name, body, glsl)
    }

    package static func == (a: PixelFunction, b: PixelFunction) -> Bool { a === b }
}

/// A pixel function with its arguments, as the filter of a layer.
package final class PixelEffect: Sendable, Equatable {
    /// How a function is used.
    package enum Kind: Sendable {
        /// Maps the colour of each pixel.
        case color
        /// Computes the colour that fills a shape, multiplied by the shape's coverage.
        case paint
        /// Moves pixels.
        case distortion
        /// Computes pixels from the whole picture.
        case layer
    }

    package let kind: Kind
    package let function: PixelFunction
    package let arguments: [PixelArgument]
    /// The distance in points by which the picture grows on each side.
    package let maxSampleOffset: SIMD2<Double>

    /// Creates an effect; the offset is finite and not negative.
    package init(
        _ kind: Kind, _ function: PixelFunction, _ arguments: [PixelArgument],
        maxSampleOffset: SIMD2<Double> = .zero
    ) {
        (self.kind, self.function, self.arguments) = (kind, function, arguments)
        self.maxSampleOffset = maxSampleOffset
    }

    package static func == (a: PixelEffect, b: PixelEffect) -> Bool {
        a === b
            || a.kind == b.kind && a.function == b.function && a.arguments == b.arguments
                && a.maxSampleOffset == b.maxSampleOffset
    }
}
