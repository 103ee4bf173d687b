public import Foundation
public import LegatoGraphics
import LegatoMotion

/// A style whose colours vary outwards in ellipses with the proportions of the shape's bounding
/// box.
nonisolated public struct EllipticalGradient: PlacedGradient, Hashable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    var kind: ResolvedGradient.GradientGeometry {
        let check = NumberCheck(Self.self, "center, start and endRadiusFraction")
        return .elliptical(
            center: check.anchor(center), startFraction: check.number(startRadiusFraction, or: 0),
            endFraction: check.number(endRadiusFraction, or: 0.5)
        )
    }
}

nonisolated extension EllipticalGradient {
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
            gradient: AnyGradient(gradient), center: center,
            startRadiusFraction: startRadiusFraction,
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
            gradient: Gradient(colors: colors), center: center,
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
            gradient: Gradient(stops: stops), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
    /// Returns a gradient from colour stops; see `EllipticalGradient`.
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
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}
