import Foundation
public import LegatoGraphics
import LegatoMotion

/// A style whose colours run along a line.
nonisolated public struct LinearGradient: PrimitiveShapeStyle, Hashable {
    private var gradient: AnyGradient
    private var startPoint: UnitPoint
    private var endPoint: UnitPoint

    fileprivate init(
        any gradient: AnyGradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates the style from a gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their places, 0 to 1.
    ///   - startPoint: Where the gradient starts, in parts of the shape's box.
    ///   - endPoint: Where the gradient ends, in parts of the shape's box.
    public init(
        gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) {
        self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates the style from colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, at even distances.
    ///   - startPoint: Where the gradient starts, in parts of the shape's box.
    ///   - endPoint: Where the gradient ends, in parts of the shape's box.
    public init(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)),
            startPoint: startPoint,
            endPoint: endPoint
        )
    }

    /// Creates the style from stops.
    ///
    /// - Parameters:
    ///   - stops: The colours and their places, by growing place.
    ///   - startPoint: Where the gradient starts, in parts of the shape's box.
    ///   - endPoint: Where the gradient ends, in parts of the shape's box.
    public init(
        stops: [Gradient.Stop],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)),
            startPoint: startPoint,
            endPoint: endPoint
        )
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient.gradient.resolved(
            .axial(start: startPoint, end: endPoint),
            colorSpace: gradient.colorSpace,
            in: environment
        )
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// Returns a style from a gradient; see `LinearGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their places, 0 to 1.
    ///   - startPoint: Where the gradient starts, in parts of the shape's box.
    ///   - endPoint: Where the gradient ends, in parts of the shape's box.
    /// - Returns: The style.
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a style from colours; see `LinearGradient`.
    ///
    /// - Parameters:
    ///   - colors: The colours, at even distances.
    ///   - startPoint: Where the gradient starts, in parts of the shape's box.
    ///   - endPoint: Where the gradient ends, in parts of the shape's box.
    /// - Returns: The style.
    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a style from stops; see `LinearGradient`.
    ///
    /// - Parameters:
    ///   - stops: The colours and their places, by growing place.
    ///   - startPoint: Where the gradient starts, in parts of the shape's box.
    ///   - endPoint: Where the gradient ends, in parts of the shape's box.
    /// - Returns: The style.
    public static func linearGradient(
        stops: [Gradient.Stop],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a style from a gradient with a colour space; see `LinearGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and the space they are worked out in.
    ///   - startPoint: Where the gradient starts, in parts of the shape's box.
    ///   - endPoint: Where the gradient ends, in parts of the shape's box.
    /// - Returns: The style.
    public static func linearGradient(
        _ gradient: AnyGradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
