import Foundation

/// The motion of a throw: it starts with a velocity and slows down at a constant rate.
///
/// With k = −1000·ln(rate) the value at time t is start + velocity·(1 − e^(−kt))/k. It knows no
/// clock; every value is the closed form.
public struct DecayAnimation<Value: VectorArithmetic> {
    /// The value at time zero.
    public let start: Value
    /// The velocity at time zero, per second.
    public let velocity: Value
    /// How fast the velocity falls.
    public let rate: DecelerationRate

    /// Creates a throw.
    ///
    /// - Parameters:
    ///   - start: The value at time zero; zero by default.
    ///   - velocity: The velocity at time zero, per second.
    ///   - rate: How fast the velocity falls; that of a scroll view by default.
    public init(
        from start: Value = .zero,
        velocity: Value,
        rate: DecelerationRate = .normal
    ) {
        self.start = start
        self.velocity = velocity
        self.rate = rate
    }

    /// Creates the throw that comes to rest at a target.
    ///
    /// - Parameters:
    ///   - start: The value at time zero; zero by default.
    ///   - target: The value at rest.
    ///   - rate: How fast the velocity falls; that of a scroll view by default.
    public init(from start: Value = .zero, to target: Value, rate: DecelerationRate = .normal) {
        self.init(from: start, velocity: (target - start).scaled(by: rate.decay), rate: rate)
    }

    /// The value at rest, which is approached and never quite reached.
    public var target: Value { start + velocity.scaled(by: 1 / rate.decay) }

    /// Returns the value at a time in seconds; times below zero count as zero.
    public func value(at time: Double) -> Value {
        start + velocity.scaled(by: -expm1(-rate.decay * max(time, 0)) / rate.decay)
    }

    /// Returns the velocity per second at a time in seconds; times below zero count as zero.
    public func velocity(at time: Double) -> Value {
        velocity.scaled(by: rate.remainder(after: max(time, 0)))
    }

    /// Returns the time in seconds from which the value stays within a distance of its target.
    ///
    /// - Parameter threshold: The distance, above zero; 0.01 by default. Up to zero the time is
    ///   infinite, unless nothing moves.
    /// - Returns: The time, zero if the whole way is no longer than the distance.
    public func settlingDuration(threshold: Double = 0.01) -> Double {
        let way = velocity.length / rate.decay
        guard way > 0, !(way <= threshold) else { return 0 }
        return threshold > 0 ? log(way / threshold) / rate.decay : .infinity
    }
}

extension DecayAnimation: Equatable {}
extension DecayAnimation: Hashable where Value: Hashable {}
extension DecayAnimation: Sendable where Value: Sendable {}

extension Animation {
    /// The slowing down of a throw at the rate of a scroll view.
    public static var decay: Animation { decay(rate: .normal) }

    /// Creates the slowing down of a throw.
    ///
    /// The change takes the trajectory of `DecayAnimation`: set the model value to a throw's
    /// `target`, and it sets out with the throw's velocity. It is over when what is missing is no
    /// more than 0.01 nor than a hundredth of the change, and logically complete at a hundredth.
    ///
    /// - Parameter rate: How fast the velocity falls.
    /// - Returns: The animation.
    public static func decay(rate: DecelerationRate) -> Animation {
        Animation(ThrowAnimation(rate: rate))
    }
}

/// The slowing down of a throw as an animation of a change.
struct ThrowAnimation: BuiltInAnimation {
    let rate: DecelerationRate

    func resolved(magnitude: Double) -> ResolvedAnimation? {
        let decay = rate.decay
        let logicalEnd = log(100) / decay
        let whole = DecayAnimation(to: min(magnitude, 1e150), rate: rate)
        // Pushed with its slow rate, an over-damped spring has no fast part.
        return .unit(
            UnitMotion(
                .spring(
                    .overdamped(OverdampedSolution(decay: 1.5 * decay, split: 0.5 * decay)),
                    initialVelocity: decay,
                    end: max(whole.settlingDuration(), logicalEnd),
                    logicalEnd: logicalEnd
                )
            )
        )
    }

    func velocity<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: AnimationContext<V>
    ) -> V? {
        DecayAnimation(to: value, rate: rate).velocity(at: time)
    }
}

extension ThrowAnimation: CustomStringConvertible {
    var description: String { "DecayAnimation(rate: \(rate.rawValue))" }
}
