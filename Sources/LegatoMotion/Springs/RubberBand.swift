import LegatoGraphics

/// How a view gives way when it is pulled past its edge.
///
/// A pull of x shows x·d·c/(d + c·x), with d the dimension of the view and c the coefficient:
/// it follows the finger at c times its speed at first and never gets further than d.
public struct RubberBand: Hashable, Sendable {
    /// The extent of the view in points: the distance that is never quite reached.
    public let dimension: Double
    /// How well it follows at first, 1 being the finger itself.
    public let coefficient: Double

    /// Creates a band.
    ///
    /// - Parameters:
    ///   - dimension: The extent of the view in points, finite; at zero nothing gives way.
    ///   - coefficient: How well it follows, above zero and finite; 0.55, a scroll view's, by
    ///     default.
    /// - Precondition: `dimension` is zero or more, `coefficient` is above zero, both finite.
    public init(dimension: Double, coefficient: Double = 0.55) {
        require(
            dimension >= 0 && dimension.isFinite && coefficient > 0 && coefficient.isFinite,
            """
            A rubber band needs a dimension (\(dimension)) of 0 or more and a coefficient \
            (\(coefficient)) above 0, both finite.
            """
        )
        self.dimension = dimension
        self.coefficient = coefficient
    }

    /// Returns what is shown of a pull past the edge, in points with its sign.
    public func distance(ofPull pull: Double) -> Double {
        guard dimension > 0, pull != 0 else { return 0 }
        let stretch = coefficient * abs(pull)
        // Divided so that no product overflows.
        let shown = stretch.isFinite ? stretch / (1 + stretch / dimension) : dimension
        return pull < 0 ? -shown : shown
    }

    /// Returns the pull that shows a distance past the edge, the inverse of `distance(ofPull:)`.
    ///
    /// It is infinite for a distance of the whole dimension and more.
    public func pull(showing distance: Double) -> Double {
        guard distance != 0 else { return 0 }
        let shown = abs(distance)
        let pull =
            shown < dimension
            ? shown / (coefficient * (1 - shown / dimension)) : Double.infinity
        return distance < 0 ? -pull : pull
    }

    /// Returns where something is shown that is pulled past the ends of a range.
    ///
    /// - Parameters:
    ///   - value: Where the pull would take it.
    ///   - range: Where it moves freely.
    /// - Returns: The value inside the range, past an end with the distance of the band.
    public func limited(_ value: Double, to range: ClosedRange<Double>) -> Double {
        let inside = min(max(value, range.lowerBound), range.upperBound)
        return inside + distance(ofPull: value - inside)
    }
}
