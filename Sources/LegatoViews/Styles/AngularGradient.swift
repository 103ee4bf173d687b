import Foundation
public import LegatoGraphics
import LegatoMotion

/// A style whose colours run around a point.
///
/// A range of less than a turn leaves an area free: each half of it has the colour of the end that
/// it lies beside. Of a range of more than a turn the last turn shows. An end angle below the start
/// angle runs counterclockwise.
nonisolated public struct AngularGradient: PrimitiveShapeStyle, Hashable {
    private var gradient: AnyGradient
    private var center: UnitPoint
    private var startAngle: Angle
    private var endAngle: Angle

    fileprivate init(
        any gradient: AnyGradient,
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Creates the style from a gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their places, 0 to 1.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - startAngle: Where the gradient starts, from the x axis towards the y axis.
    ///   - endAngle: Where the gradient ends, from the x axis towards the y axis.
    public init(
        gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) {
        self.init(
            any: AnyGradient(gradient),
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }

    /// Creates the style from colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, at even distances.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - startAngle: Where the gradient starts, from the x axis towards the y axis.
    ///   - endAngle: Where the gradient ends, from the x axis towards the y axis.
    public init(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)),
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }

    /// Creates the style from stops.
    ///
    /// - Parameters:
    ///   - stops: The colours and their places, by growing place.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - startAngle: Where the gradient starts, from the x axis towards the y axis.
    ///   - endAngle: Where the gradient ends, from the x axis towards the y axis.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)),
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }

    /// Creates the style from a gradient, once around from an angle.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their places, 0 to 1.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - angle: Where the gradient starts and ends, from the x axis towards the y axis.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            any: AnyGradient(gradient),
            center: center,
            startAngle: angle,
            endAngle: .radians(angle.radians + 2 * .pi)
        )
    }

    /// Creates the style from colours, once around from an angle.
    ///
    /// - Parameters:
    ///   - colors: The colours, at even distances.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - angle: Where the gradient starts and ends, from the x axis towards the y axis.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)),
            center: center,
            startAngle: angle,
            endAngle: .radians(angle.radians + 2 * .pi)
        )
    }

    /// Creates the style from stops, once around from an angle.
    ///
    /// - Parameters:
    ///   - stops: The colours and their places, by growing place.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - angle: Where the gradient starts and ends, from the x axis towards the y axis.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)),
            center: center,
            startAngle: angle,
            endAngle: .radians(angle.radians + 2 * .pi)
        )
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient.gradient.resolved(
            .angular(center: center, start: startAngle, end: endAngle),
            colorSpace: gradient.colorSpace,
            in: environment
        )
    }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    /// Returns a style from a gradient; see `AngularGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their places, 0 to 1.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - startAngle: Where the gradient starts, from the x axis towards the y axis.
    ///   - endAngle: Where the gradient ends, from the x axis towards the y axis.
    /// - Returns: The style.
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient,
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }

    /// Returns a style from colours; see `AngularGradient`.
    ///
    /// - Parameters:
    ///   - colors: The colours, at even distances.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - startAngle: Where the gradient starts, from the x axis towards the y axis.
    ///   - endAngle: Where the gradient ends, from the x axis towards the y axis.
    /// - Returns: The style.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a style from stops; see `AngularGradient`.
    ///
    /// - Parameters:
    ///   - stops: The colours and their places, by growing place.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - startAngle: Where the gradient starts, from the x axis towards the y axis.
    ///   - endAngle: Where the gradient ends, from the x axis towards the y axis.
    /// - Returns: The style.
    public static func angularGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a style from a gradient with a colour space; see `AngularGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and the space they are worked out in.
    ///   - center: The point to turn around, in parts of the shape's box.
    ///   - startAngle: Where the gradient starts, from the x axis towards the y axis.
    ///   - endAngle: Where the gradient ends, from the x axis towards the y axis.
    /// - Returns: The style.
    public static func angularGradient(
        _ gradient: AnyGradient,
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(any: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
}
