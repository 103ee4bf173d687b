public import Foundation
import LegatoGraphics
import LegatoMotion

/// Colours in a row, each at a place between 0 and 1.
///
/// Used as a style it runs from the top of a shape to its bottom.
nonisolated public struct Gradient: Sendable, Hashable {
    /// A colour at a place of a gradient.
    public struct Stop: Sendable, Hashable {
        /// The colour.
        public var color: Color
        /// The place, from 0 at the start to 1 at the end.
        public var location: CGFloat

        /// Creates a stop from a colour and its place, 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// What colours between two others are worked out in.
    public struct ColorSpace: Sendable, Hashable {
        private var isPerceptual: Bool

        /// The encoded values of sRGB.
        public static let device = ColorSpace(isPerceptual: false)
        /// Oklab, in which equal steps look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The colours, by growing location.
    public var stops: [Stop]

    /// Creates a gradient from stops, by growing location.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient with colours at even distances from 0 to 1; a single one stands at 0.
    public init(colors: [Color]) {
        let steps = CGFloat(max(1, colors.count - 1))
        self.init(
            stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
        )
    }

    /// Returns the gradient with its colours worked out in a colour space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(gradient: self, colorSpace: space)
    }

    /// The gradient with everything worked out.
    func resolved(
        _ kind: ResolvedGradient.Kind,
        colorSpace: ColorSpace = .device,
        in environment: EnvironmentValues
    ) -> ResolvedStyle {
        let check = NumberCheck(Gradient.Stop.self, "location")
        return .gradient(
            ResolvedGradient(
                stops: stops.map {
                    .init(
                        color: $0.color.resolve(in: environment),
                        location: check.number($0.location, or: 0)
                    )
                },
                kind: kind.checked,
                colorSpace: colorSpace
            )
        )
    }
}

nonisolated extension Gradient: PrimitiveShapeStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        resolved(.axial(start: .top, end: .bottom), in: environment)
    }
}

/// A gradient with a colour space.
///
/// Used as a style it runs from the top of a shape to its bottom.
nonisolated public struct AnyGradient: PrimitiveShapeStyle, Hashable {
    var gradient: Gradient
    var colorSpace: Gradient.ColorSpace

    /// Creates a gradient that mixes the encoded values of sRGB.
    public init(_ gradient: Gradient) { self = gradient.colorSpace(.device) }

    init(gradient: Gradient, colorSpace: Gradient.ColorSpace) {
        self.gradient = gradient
        self.colorSpace = colorSpace
    }

    /// Returns the gradient with its colours worked out in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        gradient.colorSpace(space)
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient.resolved(
            .axial(start: .top, end: .bottom),
            colorSpace: colorSpace,
            in: environment
        )
    }
}

nonisolated extension Color {
    /// The colour as a soft gradient: from a fifth of white mixed in to the colour itself.
    ///
    /// How much lighter Apple's begins is not published.
    public var gradient: AnyGradient {
        Gradient(colors: [mix(with: .white, by: 0.2), self]).colorSpace(.perceptual)
    }
}
