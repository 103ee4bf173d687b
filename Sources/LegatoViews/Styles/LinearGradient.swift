import Foundation
public import LegatoGraphics
import LegatoMotion

/// A style whose colours vary along a line.
///
/// ```swift
/// Rectangle().fill(
///     LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
/// )
/// ```
nonisolated public struct LinearGradient: PrimitiveShapeStyle, Hashable {
    private var gradient: AnyGradient
    private var startPoint: UnitPoint
    private var endPoint: UnitPoint

    fileprivate init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient from colour stops.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient from evenly spaced colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, evenly spaced.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint
        )
    }

    /// Creates a gradient from an array of stops.
    ///
    /// - Parameters:
    ///   - stops: The colour stops, by ascending location.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint
        )
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient.gradient.resolved(
            .axial(start: startPoint, end: endPoint), colorSpace: gradient.colorSpace,
            in: environment
        )
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient from colour stops; see `LinearGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    /// - Returns: The gradient.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient from evenly spaced colours; see `LinearGradient`.
    ///
    /// - Parameters:
    ///   - colors: The colours, evenly spaced.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    /// - Returns: The gradient.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient from an array of stops; see `LinearGradient`.
    ///
    /// - Parameters:
    ///   - stops: The colour stops, by ascending location.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    /// - Returns: The gradient.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient with an interpolation colour space; see `LinearGradient`.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops and the colour space in which they are interpolated.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    /// - Returns: The gradient.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
