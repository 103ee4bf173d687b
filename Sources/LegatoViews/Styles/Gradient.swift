public import Foundation
import LegatoGraphics
import LegatoMotion

/// Colours at locations from 0 to 1.
///
/// Used as a shape style, it runs from the top of a shape to its bottom.
nonisolated public struct Gradient: Sendable, Hashable {
    /// A colour at a location in a gradient.
    public struct Stop: Sendable, Hashable {
        /// The colour.
        public var color: Color
        /// The location, from 0 at the start to 1 at the end.
        public var location: CGFloat

        /// Creates a stop from a colour and its location, 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which a gradient interpolates its colours.
    public struct ColorSpace: Sendable, Hashable {
        let isPerceptual: Bool

        /// Encoded sRGB.
        public static let device = ColorSpace(isPerceptual: false)
        /// Oklab, in which equal steps look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The colour stops, by ascending location.
    public var stops: [Stop]

    /// Creates a gradient from stops, by ascending location.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of colours evenly spaced from 0 to 1; a single one is at 0.
    public init(colors: [Color]) {
        let steps = CGFloat(max(1, colors.count - 1))
        self.init(stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) })
    }

    /// Returns the gradient interpolated in a colour space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(gradient: self, colorSpace: space)
    }
}

nonisolated extension Gradient: PrimitiveShapeStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        AnyGradient(self).resolvedStyle(in: environment)
    }
}

/// A gradient with an interpolation colour space.
///
/// Used as a shape style, it runs from the top of a shape to its bottom.
nonisolated public struct AnyGradient: PrimitiveShapeStyle, Hashable {
    var gradient: Gradient
    var colorSpace: Gradient.ColorSpace

    /// Creates a gradient that interpolates encoded sRGB.
    public init(_ gradient: Gradient) { self = gradient.colorSpace(.device) }

    init(gradient: Gradient, colorSpace: Gradient.ColorSpace) {
        self.gradient = gradient
        self.colorSpace = colorSpace
    }

    /// Returns the gradient interpolated in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        gradient.colorSpace(space)
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        resolved(.axial(start: .top, end: .bottom), in: environment)
    }

    /// Resolves the gradient in an environment.
    fileprivate func resolved(
        _ kind: ResolvedGradient.GradientGeometry, in environment: EnvironmentValues
    ) -> ResolvedStyle {
        let check = NumberCheck(Gradient.Stop.self, "location")
        return .gradient(
            ResolvedGradient(
                stops: gradient.stops.map {
                    .init(
                        color: $0.color.resolve(in: environment),
                        location: check.number($0.location, or: 0)
                    )
                },
                kind: kind,
                isPerceptual: colorSpace.isPerceptual
            )
        )
    }
}

/// A gradient with its own geometry.
nonisolated protocol PlacedGradient: PrimitiveShapeStyle {
    /// The colour stops and the colour space in which they are interpolated.
    var gradient: AnyGradient { get }
    /// The geometry, with invalid numbers replaced.
    var kind: ResolvedGradient.GradientGeometry { get }
}

nonisolated extension PlacedGradient {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient.resolved(kind, in: environment)
    }
}

nonisolated extension Color {
    /// A subtle gradient of the colour: from the colour mixed with a fifth of white to the colour
    /// itself.
    ///
    /// Apple does not publish how much lighter its gradient starts.
    public var gradient: AnyGradient {
        Gradient(colors: [mix(with: .white, by: 0.2), self]).colorSpace(.perceptual)
    }
}
