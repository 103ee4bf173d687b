/// An animation whose trajectory is a pure function of time.
protocol BuiltInAnimation: CustomAnimation {
    /// Returns the trajectory of an animation for a change of a magnitude; nil if it contains a
    /// custom implementation.
    func resolved(magnitude: Double) -> ResolvedAnimation?
    /// Whether the animation contains a custom implementation; false by default.
    var isCustom: Bool { get }
}

/// A built-in animation that is resolved for one change.
enum ResolvedAnimation {
    case unit(UnitMotion)
    case fluid(FluidSpringAnimation, FluidTiming)

    /// Returns the trajectory for a unit change, resolved for a whole change of a magnitude.
    func motion(magnitude: Double) -> UnitMotion {
        switch self {
        case .unit(let motion): motion
        case .fluid(let spring, let timing): timing.motion(of: spring, magnitude: magnitude)
        }
    }
}

/// How modifiers map time to a fluid spring's local time: rate · time − lag.
struct FluidTiming: Hashable, Sendable {
    var rate = 1.0
    var lag = 0.0
    /// The upper limit of the logical duration, in time outside the modifiers.
    var logicalLimit = Double.infinity

    func local(_ time: Double) -> Double { max(rate * time - lag, 0) }

    func outer(_ local: Double) -> Double {
        rate > 0 ? max((local + lag) / rate, 0) : .infinity
    }

    func motion(of spring: FluidSpringAnimation, magnitude: Double) -> UnitMotion {
        let trajectory = FluidTrajectory(spring: spring)
        var motion = UnitMotion(
            .spring(
                trajectory.final, initialVelocity: 0,
                end: FluidSettling(magnitude: magnitude).end(of: trajectory),
                logicalEnd: trajectory.logicalEnd
            )
        )
        if lag != 0 { motion.delay(by: lag) }
        if rate != 1 { motion.speed(by: rate) }
        if logicalLimit < .infinity { motion.completeLogically(after: logicalLimit) }
        return motion
    }
}

extension BuiltInAnimation {
    var isCustom: Bool { false }

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let magnitude = value.magnitudeSquared.squareRoot()
        guard let motion = resolved(magnitude: magnitude)?.motion(magnitude: magnitude) else {
            return nil
        }
        return motion.reached(of: value, at: time, context: &context)
    }
}

extension UnitMotion {
    /// Returns the part of a change covered so far, or `nil` once the motion has ended.
    ///
    /// At exactly its end a curve still returns its last value.
    func reached<V: VectorArithmetic>(
        of value: V, at time: Double, context: inout AnimationContext<V>
    ) -> V? {
        if time >= logicalEnd { context.isLogicallyComplete = true }
        if end == 0 || time > end || (time == end && endsShort) { return nil }
        return value.scaled(by: sample(at: time).progress)
    }
}
