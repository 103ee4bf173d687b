public import Foundation
public import LegatoGraphics
import LegatoMotion

/// A style whose colours vary with the distance from a point.
///
/// Inside the start radius and outside the end radius the end colours continue. If `endRadius` is
/// less than `startRadius`, the gradient runs inwards.
nonisolated public struct RadialGradient: PlacedGradient, Hashable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    var kind: ResolvedGradient.GradientGeometry {
        let check = NumberCheck(Self.self, "center, startRadius, endRadius")
        return .radial(
            center: check.anchor(center), startRadius: check.number(startRadius, or: 0),
            endRadius: check.number(endRadius, or: 0)
        )
    }
}

nonisolated extension RadialGradient {
    /// Creates a gradient from colour stops.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadius: The radius of the first colour, in points.
    ///   - endRadius: The radius of the last colour, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: AnyGradient(gradient), center: center, startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Creates a gradient from evenly spaced colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, evenly spaced.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadius: The radius of the first colour, in points.
    ///   - endRadius: The radius of the last colour, in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Creates a gradient from an array of stops.
    ///
    /// - Parameters:
    ///   - stops: The colour stops, by ascending location.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startRadius: The radius of the first colour, in points.
    ///   - endRadius: The radius of the last colour, in points.
    public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
            endRadius: endRadius
        )
    }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    /// Returns a gradient from colour stops; see `RadialGradient`.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    /// Returns a gradient from evenly spaced colours; see `RadialGradient`.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    /// Returns a gradient from an array of stops; see `RadialGradient`.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient with an interpolation colour space; see `RadialGradient`.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius
        )
    }
}
