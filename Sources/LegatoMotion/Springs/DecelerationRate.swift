import LegatoGraphics
public import Foundation

/// The rate at which a throw decelerates: the factor by which its velocity falls per millisecond.
///
/// The raw value is greater than 0 and less than 1; other values trap. Use it to predict where a
/// throw ends:
///
/// ```swift
/// let end = DecelerationRate.normal.projectedEnd(from: location, velocity: velocity)
/// ```
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond.
    public let rawValue: Double

    /// Creates a rate from its factor per millisecond.
    /// - Precondition: `rawValue` is more than 0 and less than 1.
    public init(rawValue: Double) {
        require(
            rawValue > 0 && rawValue < 1,
            "A deceleration rate must be above 0 and below 1, got \(rawValue)."
        )
        self.rawValue = rawValue
    }

    /// The rate of a scroll view, 0.998: a throw at 1000 points per second travels 499 points.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A fast rate, 0.99: a throw at 1000 points per second travels 99 points.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The exponential decay constant, −1000·ln(rate), in 1/s.
    public var decay: Double { -1000 * log(rawValue) }

    /// Returns the distance that a throw travels.
    ///
    /// It is v/1000 · d/(1 − d) with v the velocity and d the rate: the sum over steps of whole
    /// milliseconds, which scroll views use to find their page. `DecayAnimation.target` is the end
    /// of the continuous motion, further by the distance of half a millisecond.
    ///
    /// - Parameter velocity: The initial velocity, per second.
    /// - Returns: The distance.
    public func projectedDistance<V: VectorArithmetic>(velocity: V) -> V {
        velocity.scaled(by: rawValue / (1 - rawValue) / 1000)
    }

    /// Returns the location at which a throw ends.
    ///
    /// - Parameters:
    ///   - location: The initial location.
    ///   - velocity: The initial velocity, per second.
    /// - Returns: The location at rest.
    public func projectedEnd(from location: CGPoint, velocity: CGSize) -> CGPoint {
        CGPoint(
            x: location.x + projectedDistance(velocity: velocity.width),
            y: location.y + projectedDistance(velocity: velocity.height)
        )
    }

    /// Returns the fraction of the velocity that remains after a time in seconds.
    func remainder(after time: Double) -> Double { exp(-decay * time) }
}
