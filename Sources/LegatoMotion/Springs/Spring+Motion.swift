extension Spring {
    /// Returns the coefficients at any time; finite for every spring.
    ///
    /// A motion that grows without bound is held at the time at which it has grown by e³⁰⁰.
    private func motion(at time: Double) -> SpringCoefficients {
        let motion = solution.coefficients(at: time)
        if motion.size <= 1e150 { return motion }
        return solution.coefficients(at: boundedTime(time))
    }

    private func boundedTime(_ time: Double) -> Double {
        let (slow, fast) = (solution.decay, solution.fast)
        let growth: Double
        if time >= 0 {
            growth = -slow
        } else if solution.regime == .overdamped {
            growth = max(fast, fast - slow)
        } else {
            growth = slow
        }
        let limit = growth > 0 ? 300 / growth : 1e150
        return min(max(time, -limit), limit)
    }

    /// Returns the value at a time of the motion from zero to a target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - initialVelocity: The initial velocity per second; zero by default.
    ///   - time: The time since the start in seconds; negative times run the motion backwards.
    /// - Returns: The value.
    @_specialize(where V == Double)
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: Double
    ) -> V {
        let motion = motion(at: time)
        return target.scaled(by: 1 - motion.p) + initialVelocity.scaled(by: motion.q)
    }

    /// Returns the velocity at a time of the motion from zero to a target.
    ///
    /// It is the derivative of `value(target:initialVelocity:time:)` for every damping.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - initialVelocity: The initial velocity per second; zero by default.
    ///   - time: The time since the start in seconds; zero or more.
    /// - Returns: The velocity per second.
    @_specialize(where V == Double)
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: Double
    ) -> V {
        let motion = motion(at: time)
        return target.scaled(by: -motion.dp) + initialVelocity.scaled(by: motion.dq)
    }

    /// Returns the force on a value: stiffness · (target − position) − damping · velocity.
    ///
    /// It is NaN or infinite if the stiffness or the damping of the spring is.
    @_specialize(where V == Double)
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Advances a value and its velocity by a time step, exactly for steps of any length.
    ///
    /// - Parameters:
    ///   - value: The value to advance.
    ///   - velocity: The velocity per second to advance.
    ///   - target: The target.
    ///   - deltaTime: The length of the step in seconds; zero or more.
    @_specialize(where V == Double)
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: Double
    ) {
        let motion = motion(at: deltaTime)
        let distance = target - value
        value += distance.scaled(by: 1 - motion.p) + velocity.scaled(by: motion.q)
        velocity = distance.scaled(by: -motion.dp) + velocity.scaled(by: motion.dq)
    }
}

extension SpringCoefficients {
    /// The sum of the magnitudes; NaN if one of them is.
    fileprivate var size: Double { abs(p) + abs(q) + abs(dp) + abs(dq) }
}
