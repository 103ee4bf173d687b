public import Foundation
public import LegatoGraphics
import LegatoMotion

/// A style whose colours run outwards in ellipses with the proportions of the shape's box.
nonisolated public struct EllipticalGradient: PrimitiveShapeStyle, Hashable {
    private var gradient: AnyGradient
    private var center: UnitPoint
    private var startRadiusFraction: CGFloat
    private var endRadiusFraction: CGFloat

    fileprivate init(
        any gradient: AnyGradient,
        center: UnitPoint,
        startRadiusFraction: CGFloat,
        endRadiusFraction: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates the style from a gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their places, 0 to 1.
    ///   - center: The middle of the ellipses, in parts of the shape's box.
    ///   - startRadiusFraction: The start, in parts of the box's sides.
    ///   - endRadiusFraction: The end, in parts of the box's sides.
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(gradient),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Creates the style from colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, at even distances.
    ///   - center: The middle of the ellipses, in parts of the shape's box.
    ///   - startRadiusFraction: The start, in parts of the box's sides.
    ///   - endRadiusFraction: The end, in parts of the box's sides.
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Creates the style from stops.
    ///
    /// - Parameters:
    ///   - stops: The colours and their places, by growing place.
    ///   - center: The middle of the ellipses, in parts of the shape's box.
    ///   - startRadiusFraction: The start, in parts of the box's sides.
    ///   - endRadiusFraction: The end, in parts of the box's sides.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient.gradient.resolved(
            .elliptical(
                center: center,
                startFraction: startRadiusFraction,
                endFraction: endRadiusFraction
            ),
            colorSpace: gradient.colorSpace,
            in: environment
        )
    }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
    /// Returns a style from a gradient; see `EllipticalGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their places, 0 to 1.
    ///   - center: The middle of the ellipses, in parts of the shape's box.
    ///   - startRadiusFraction: The start, in parts of the box's sides.
    ///   - endRadiusFraction: The end, in parts of the box's sides.
    /// - Returns: The style.
    public static func ellipticalGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Returns a style from colours; see `EllipticalGradient`.
    ///
    /// - Parameters:
    ///   - colors: The colours, at even distances.
    ///   - center: The middle of the ellipses, in parts of the shape's box.
    ///   - startRadiusFraction: The start, in parts of the box's sides.
    ///   - endRadiusFraction: The end, in parts of the box's sides.
    /// - Returns: The style.
    public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Returns a style from stops; see `EllipticalGradient`.
    ///
    /// - Parameters:
    ///   - stops: The colours and their places, by growing place.
    ///   - center: The middle of the ellipses, in parts of the shape's box.
    ///   - startRadiusFraction: The start, in parts of the box's sides.
    ///   - endRadiusFraction: The end, in parts of the box's sides.
    /// - Returns: The style.
    public static func ellipticalGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Returns a style from a gradient with a colour space; see `EllipticalGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and the space they are worked out in.
    ///   - center: The middle of the ellipses, in parts of the shape's box.
    ///   - startRadiusFraction: The start, in parts of the box's sides.
    ///   - endRadiusFraction: The end, in parts of the box's sides.
    /// - Returns: The style.
    public static func ellipticalGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            any: gradient,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}
