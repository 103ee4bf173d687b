import LegatoGraphics
public import Foundation

/// How a throw slows down: the factor by which its velocity falls in a millisecond.
///
/// The raw value lies above 0 and below 1; others trap.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond.
    public let rawValue: Double

    /// Creates a rate from its factor per millisecond.
    /// - Precondition: `rawValue` is more than 0 and less than 1.
    public init(rawValue: Double) {
        require(
            rawValue > 0 && rawValue < 1,
            "A deceleration rate lies above 0 and below 1, got \(rawValue)."
        )
        self.rawValue = rawValue
    }

    /// The rate of a scroll view, 0.998: a throw of 1000 a second goes 499 far.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A rate for short ways, 0.99: a throw of 1000 a second goes 99 far.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The exponent of the decay, −1000·ln(rate), in 1/s.
    public var decay: Double { -1000 * log(rawValue) }

    /// Returns how far a throw goes.
    ///
    /// It is v/1000 · d/(1 − d) with v the velocity and d the rate: the way in steps of whole
    /// milliseconds, by which scroll views find their page. `DecayAnimation.target` is the
    /// end of the continuous motion, half a millisecond's way further.
    ///
    /// - Parameter velocity: The velocity at the start, per second.
    /// - Returns: The way.
    public func projectedDistance<V: VectorArithmetic>(velocity: V) -> V {
        velocity.scaled(by: rawValue / (1 - rawValue) / 1000)
    }

    /// Returns where a throw ends.
    ///
    /// - Parameters:
    ///   - location: Where it begins.
    ///   - velocity: The velocity there, per second.
    /// - Returns: The location at rest.
    public func projectedEnd(from location: CGPoint, velocity: CGSize) -> CGPoint {
        CGPoint(
            x: location.x + projectedDistance(velocity: velocity.width),
            y: location.y + projectedDistance(velocity: velocity.height)
        )
    }

    /// The part of the velocity that is left after a time in seconds.
    func remainder(after time: Double) -> Double { exp(-decay * time) }
}
