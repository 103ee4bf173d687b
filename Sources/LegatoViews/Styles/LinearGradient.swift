public import LegatoGraphics
import LegatoMotion

/// A style whose colours vary along a line.
///
/// ```swift
/// Rectangle().fill(
///     LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
/// )
/// ```
nonisolated public struct LinearGradient: PlacedGradient, Hashable {
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    var kind: ResolvedGradient.GradientGeometry {
        let check = NumberCheck(Self.self, "startPoint, endPoint")
        return .axial(start: check.anchor(startPoint), end: check.anchor(endPoint))
    }
}

nonisolated extension LinearGradient {
    /// Creates a gradient from colour stops.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient from evenly spaced colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, evenly spaced.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient from an array of stops.
    ///
    /// - Parameters:
    ///   - stops: The colour stops, by ascending location.
    ///   - startPoint: The start, as a unit point of the shape's bounding box.
    ///   - endPoint: The end, as a unit point of the shape's bounding box.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient from colour stops; see `LinearGradient`.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient from evenly spaced colours; see `LinearGradient`.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient from an array of stops; see `LinearGradient`.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient with an interpolation colour space; see `LinearGradient`.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
