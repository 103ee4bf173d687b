import LegatoGraphics

/// The resistance of a view that is pulled past its edge.
///
/// A pull of x displaces the view by x·d·c/(d + c·x), with d the dimension of the view and c the
/// coefficient: it follows the finger at c times its speed at first, and never moves further than
/// d.
///
/// ```swift
/// let band = RubberBand(dimension: 400)
/// let y = band.limited(dragged, to: 0...1200)
/// ```
public struct RubberBand: Hashable, Sendable {
    /// The extent of the view in points; the displacement approaches it asymptotically.
    public let dimension: Double
    /// The initial ratio of displacement to pull; with 1 the view follows the finger exactly.
    public let coefficient: Double

    /// Creates a rubber band.
    ///
    /// - Parameters:
    ///   - dimension: The extent of the view in points; finite. At zero there is no displacement.
    ///   - coefficient: The initial ratio of displacement to pull; finite and > 0. The default,
    ///     0.55, is that of a scroll view.
    /// - Precondition: `dimension` is zero or more, `coefficient` is above zero, both finite.
    public init(dimension: Double, coefficient: Double = 0.55) {
        require(
            dimension >= 0 && dimension.isFinite && coefficient > 0 && coefficient.isFinite,
            """
            A rubber band needs a finite dimension of at least 0 and a finite coefficient above 0, \
            got \(dimension) and \(coefficient).
            """
        )
        self.dimension = dimension
        self.coefficient = coefficient
    }

    /// Returns the displacement past the edge for a pull, in points, with the sign of the pull.
    public func distance(ofPull pull: Double) -> Double {
        guard dimension > 0, pull != 0 else { return 0 }
        let stretch = coefficient * abs(pull)
        // Divided so that no product overflows.
        let shown = stretch.isFinite ? stretch / (1 + stretch / dimension) : dimension
        return pull < 0 ? -shown : shown
    }

    /// Returns the pull that causes a displacement past the edge; the inverse of
    /// `distance(ofPull:)`.
    ///
    /// It is infinite for a displacement of the whole dimension or more.
    public func pull(showing distance: Double) -> Double {
        guard distance != 0 else { return 0 }
        let shown = abs(distance)
        let pull =
            shown < dimension
            ? shown / (coefficient * (1 - shown / dimension)) : Double.infinity
        return distance < 0 ? -pull : pull
    }

    /// Returns the position of an item that is pulled past the ends of a range.
    ///
    /// - Parameters:
    ///   - value: The unconstrained position.
    ///   - range: The range in which the item moves freely.
    /// - Returns: The value inside the range; outside, the nearest end plus the displacement.
    public func limited(_ value: Double, to range: ClosedRange<Double>) -> Double {
        let inside = min(max(value, range.lowerBound), range.upperBound)
        return inside + distance(ofPull: value - inside)
    }
}
