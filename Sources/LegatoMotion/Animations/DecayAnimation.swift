import Foundation

/// A decelerating motion, such as a throw, that starts with a velocity and slows down at a constant
/// rate.
///
/// With k = −1000·ln(rate) the value at time t is start + velocity·(1 − e^(−kt))/k. Every value is
/// computed in closed form, without a clock:
///
/// ```swift
/// let decay = DecayAnimation(from: 0.0, velocity: 800)
/// let end = decay.target
/// ```
public struct DecayAnimation<Value: VectorArithmetic> {
    /// The value at time zero.
    public let start: Value
    /// The velocity at time zero, per second.
    public let velocity: Value
    /// The rate at which the velocity decays.
    public let rate: DecelerationRate

    /// Creates a motion from its initial velocity.
    ///
    /// - Parameters:
    ///   - start: The value at time zero; zero by default.
    ///   - velocity: The velocity at time zero, per second.
    ///   - rate: The rate at which the velocity decays; `.normal` by default, that of a scroll
    ///     view.
    public init(from start: Value = .zero, velocity: Value, rate: DecelerationRate = .normal) {
        self.start = start
        self.velocity = velocity
        self.rate = rate
    }

    /// Creates the motion that comes to rest at a target.
    ///
    /// - Parameters:
    ///   - start: The value at time zero; zero by default.
    ///   - target: The value at rest.
    ///   - rate: The rate at which the velocity decays; `.normal` by default, that of a scroll
    ///     view.
    public init(from start: Value = .zero, to target: Value, rate: DecelerationRate = .normal) {
        self.init(from: start, velocity: (target - start).scaled(by: rate.decay), rate: rate)
    }

    /// The value at rest, which is approached asymptotically.
    public var target: Value { start + velocity.scaled(by: 1 / rate.decay) }

    /// Returns the value at a time in seconds; negative times count as zero.
    public func value(at time: Double) -> Value {
        start + velocity.scaled(by: -expm1(-rate.decay * max(time, 0)) / rate.decay)
    }

    /// Returns the velocity per second at a time in seconds; negative times count as zero.
    public func velocity(at time: Double) -> Value {
        velocity.scaled(by: rate.remainder(after: max(time, 0)))
    }

    /// Returns the time in seconds from which the value stays within a distance of its target.
    ///
    /// - Parameter threshold: The distance, 0.01 by default. If it is <= 0, the time is infinite,
    ///   unless nothing moves.
    /// - Returns: The time; zero if the whole distance is within the threshold.
    public func settlingDuration(threshold: Double = 0.01) -> Double {
        let distance = velocity.length / rate.decay
        guard distance > 0, !(distance <= threshold) else { return 0 }
        return threshold > 0 ? log(distance / threshold) / rate.decay : .infinity
    }
}

extension DecayAnimation: Equatable {}
extension DecayAnimation: Hashable where Value: Hashable {}
extension DecayAnimation: Sendable where Value: Sendable {}

extension Animation {
    /// A deceleration at the rate of a scroll view.
    public static var decay: Animation { decay(rate: .normal) }

    /// Creates a deceleration at a rate.
    ///
    /// The change follows the trajectory of `DecayAnimation`: set the model value to the `target`
    /// of a throw, and the animation starts with the throw's velocity. It ends when the remaining
    /// delta is at most 0.01 and at most a hundredth of the change, and is logically complete at a
    /// hundredth.
    ///
    /// ```swift
    /// let motion = DecayAnimation(from: layer.position.x, velocity: velocity, rate: .fast)
    /// withAnimation(.decay(rate: .fast)) { layer.position.x = motion.target }
    /// ```
    ///
    /// - Parameter rate: The rate at which the velocity decays.
    /// - Returns: The animation.
    public static func decay(rate: DecelerationRate) -> Animation {
        Animation(ThrowAnimation(rate: rate))
    }
}

/// A deceleration as an animation of a change.
struct ThrowAnimation: BuiltInAnimation {
    let rate: DecelerationRate

    func resolved(magnitude: Double) -> ResolvedAnimation? {
        let decay = rate.decay
        let logicalEnd = log(100) / decay
        let whole = DecayAnimation(to: min(magnitude, 1e150), rate: rate)
        // With its slow rate as the initial velocity, an overdamped spring has no fast component.
        return .unit(
            UnitMotion(
                .spring(
                    .overdamped(decay: 1.5 * decay, split: 0.5 * decay),
                    initialVelocity: decay, end: max(whole.settlingDuration(), logicalEnd),
                    logicalEnd: logicalEnd
                )
            )
        )
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        DecayAnimation(to: value, rate: rate).velocity(at: time)
    }
}

extension ThrowAnimation: CustomStringConvertible {
    var description: String { "DecayAnimation(rate: \(rate.rawValue))" }
}
