public import Foundation
public import LegatoGraphics
import LegatoMotion

/// A style whose colours run outwards in circles.
///
/// Inside the start and outside the end the colours of the ends go on. An end radius below the start
/// radius lets the colours run inwards.
nonisolated public struct RadialGradient: PrimitiveShapeStyle, Hashable {
    private var gradient: AnyGradient
    private var center: UnitPoint
    private var startRadius: CGFloat
    private var endRadius: CGFloat

    fileprivate init(
        any gradient: AnyGradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates the style from a gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their places, 0 to 1.
    ///   - center: The middle of the circles, in parts of the shape's box.
    ///   - startRadius: The radius of the start in points.
    ///   - endRadius: The radius of the end in points.
    public init(
        gradient: Gradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {
        self.init(
            any: AnyGradient(gradient),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Creates the style from colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, at even distances.
    ///   - center: The middle of the circles, in parts of the shape's box.
    ///   - startRadius: The radius of the start in points.
    ///   - endRadius: The radius of the end in points.
    public init(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Creates the style from stops.
    ///
    /// - Parameters:
    ///   - stops: The colours and their places, by growing place.
    ///   - center: The middle of the circles, in parts of the shape's box.
    ///   - startRadius: The radius of the start in points.
    ///   - endRadius: The radius of the end in points.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient.gradient.resolved(
            .radial(center: center, startRadius: startRadius, endRadius: endRadius),
            colorSpace: gradient.colorSpace,
            in: environment
        )
    }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    /// Returns a style from a gradient; see `RadialGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their places, 0 to 1.
    ///   - center: The middle of the circles, in parts of the shape's box.
    ///   - startRadius: The radius of the start in points.
    ///   - endRadius: The radius of the end in points.
    /// - Returns: The style.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient,
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Returns a style from colours; see `RadialGradient`.
    ///
    /// - Parameters:
    ///   - colors: The colours, at even distances.
    ///   - center: The middle of the circles, in parts of the shape's box.
    ///   - startRadius: The radius of the start in points.
    ///   - endRadius: The radius of the end in points.
    /// - Returns: The style.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors,
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Returns a style from stops; see `RadialGradient`.
    ///
    /// - Parameters:
    ///   - stops: The colours and their places, by growing place.
    ///   - center: The middle of the circles, in parts of the shape's box.
    ///   - startRadius: The radius of the start in points.
    ///   - endRadius: The radius of the end in points.
    /// - Returns: The style.
    public static func radialGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a style from a gradient with a colour space; see `RadialGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and the space they are worked out in.
    ///   - center: The middle of the circles, in parts of the shape's box.
    ///   - startRadius: The radius of the start in points.
    ///   - endRadius: The radius of the end in points.
    /// - Returns: The style.
    public static func radialGradient(
        _ gradient: AnyGradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            any: gradient,
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }
}
