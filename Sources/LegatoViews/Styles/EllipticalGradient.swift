public import Foundation
public import LegatoGraphics
import LegatoMotion

/// A style whose colours run outwards in ellipses with the proportions of the shape's bounding box.
nonisolated public struct EllipticalGradient: PrimitiveShapeStyle, Hashable {
    private var gradient: AnyGradient
    private var center: UnitPoint
    private var startRadiusFraction: CGFloat
    private var endRadiusFraction: CGFloat

    fileprivate init(
        any gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat,
        endRadiusFraction: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates a gradient from colour stops.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadiusFraction: The start, as a fraction of the box's sides.
    ///   - endRadiusFraction: The end, as a fraction of the box's sides.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Creates a gradient from evenly spaced colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, evenly spaced.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadiusFraction: The start, as a fraction of the box's sides.
    ///   - endRadiusFraction: The end, as a fraction of the box's sides.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }

    /// Creates a gradient from an array of stops.
    ///
    /// - Parameters:
    ///   - stops: The colour stops, by ascending location.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadiusFraction: The start, as a fraction of the box's sides.
    ///   - endRadiusFraction: The end, as a fraction of the box's sides.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient.gradient.resolved(
            .elliptical(
                center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction
            ),
            colorSpace: gradient.colorSpace,
            in: environment
        )
    }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
    /// Returns a gradient from colour stops; see `EllipticalGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadiusFraction: The start, as a fraction of the box's sides.
    ///   - endRadiusFraction: The end, as a fraction of the box's sides.
    /// - Returns: The gradient.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Returns a gradient from evenly spaced colours; see `EllipticalGradient`.
    ///
    /// - Parameters:
    ///   - colors: The colours, evenly spaced.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadiusFraction: The start, as a fraction of the box's sides.
    ///   - endRadiusFraction: The end, as a fraction of the box's sides.
    /// - Returns: The gradient.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Returns a gradient from an array of stops; see `EllipticalGradient`.
    ///
    /// - Parameters:
    ///   - stops: The colour stops, by ascending location.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadiusFraction: The start, as a fraction of the box's sides.
    ///   - endRadiusFraction: The end, as a fraction of the box's sides.
    /// - Returns: The gradient.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Returns a gradient with an interpolation colour space; see `EllipticalGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops and the colour space in which they are interpolated.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadiusFraction: The start, as a fraction of the box's sides.
    ///   - endRadiusFraction: The end, as a fraction of the box's sides.
    /// - Returns: The gradient.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            any: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}
