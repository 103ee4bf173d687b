public import LegatoGraphics
import LegatoMotion

/// A style whose colours vary with the angle around a point; also called a conic gradient.
///
/// If the range is less than a turn, each half of the gap has the colour of the nearer end. If it
/// is more than a turn, the last turn is shown. If `endAngle` is less than `startAngle`, the
/// gradient runs counterclockwise.
nonisolated public struct AngularGradient: PlacedGradient, Hashable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    var kind: ResolvedGradient.GradientGeometry {
        let check = NumberCheck(Self.self, "center, startAngle, endAngle")
        return .angular(
            center: check.anchor(center), start: check.angle(startAngle), end: check.angle(endAngle)
        )
    }
}

nonisolated extension AngularGradient {
    /// Creates a gradient from colour stops.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startAngle: The angle of the first colour, clockwise from the x axis.
    ///   - endAngle: The angle of the last colour, clockwise from the x axis.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: AnyGradient(gradient), center: center, startAngle: startAngle,
            endAngle: endAngle
        )
    }

    /// Creates a gradient from evenly spaced colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, evenly spaced.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startAngle: The angle of the first colour, clockwise from the x axis.
    ///   - endAngle: The angle of the last colour, clockwise from the x axis.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
            endAngle: endAngle
        )
    }

    /// Creates a gradient from an array of stops.
    ///
    /// - Parameters:
    ///   - stops: The colour stops, by ascending location.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - startAngle: The angle of the first colour, clockwise from the x axis.
    ///   - endAngle: The angle of the last colour, clockwise from the x axis.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
            endAngle: endAngle
        )
    }

    /// Creates a gradient over a full turn from an angle, from colour stops.
    ///
    /// - Parameters:
    ///   - gradient: The colour stops.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - angle: The angle at which the gradient starts and ends, clockwise from the x axis.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: AnyGradient(gradient), center: center, startAngle: angle,
            endAngle: .radians(angle.radians + 2 * .pi)
        )
    }

    /// Creates a gradient over a full turn from an angle, from evenly spaced colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, evenly spaced.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - angle: The angle at which the gradient starts and ends, clockwise from the x axis.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: angle,
            endAngle: .radians(angle.radians + 2 * .pi)
        )
    }

    /// Creates a gradient over a full turn from an angle, from an array of stops.
    ///
    /// - Parameters:
    ///   - stops: The colour stops, by ascending location.
    ///   - center: The centre, as a unit point of the shape's bounding box.
    ///   - angle: The angle at which the gradient starts and ends, clockwise from the x axis.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: angle,
            endAngle: .radians(angle.radians + 2 * .pi)
        )
    }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient from colour stops; see `AngularGradient`.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle
        )
    }

    /// Returns a gradient from evenly spaced colours; see `AngularGradient`.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient from an array of stops; see `AngularGradient`.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient with an interpolation colour space; see `AngularGradient`.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient over a full turn, from colour stops; see `AngularGradient`.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Returns a gradient over a full turn, from evenly spaced colours; see `AngularGradient`.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Returns a gradient over a full turn, from an array of stops; see `AngularGradient`.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
