extension Spring {
    /// The coefficients at any time, finite for every spring.
    ///
    /// A motion that grows without limit is held where it has grown by e³⁰⁰.
    private func motion(at time: Double) -> SpringCoefficients {
        let motion = solution.coefficients(at: time)
        if motion.size <= 1e150 { return motion }
        return solution.coefficients(at: boundedTime(time))
    }

    private func boundedTime(_ time: Double) -> Double {
        let growth: Double
        switch solution {
        case .underdamped(let solution): growth = time < 0 ? solution.decay : -solution.decay
        case .critical(let solution): growth = time < 0 ? solution.decay : -solution.decay
        case .overdamped(let solution):
            growth =
                time < 0 ? max(solution.fast, solution.fast - solution.slow) : -solution.slow
        }
        let limit = growth > 0 ? 300 / growth : 1e150
        return min(max(time, -limit), limit)
    }

    /// Works out where a value that started at zero is on its way to a target.
    ///
    /// - Parameters:
    ///   - target: Where the spring pulls to.
    ///   - initialVelocity: The velocity at the start, per second; zero by default.
    ///   - time: The time since the start in seconds, zero or more; earlier ones run the motion
    ///     backwards.
    /// - Returns: Where the value is.
    @_specialize(where V == Double)
    public func value<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        time: Double
    ) -> V {
        let motion = motion(at: time)
        return target.scaled(by: 1 - motion.p) + initialVelocity.scaled(by: motion.q)
    }

    /// Works out the velocity of a value that started at zero.
    ///
    /// It is the derivative of `value(target:initialVelocity:time:)` in every regime.
    ///
    /// - Parameters:
    ///   - target: Where the spring pulls to.
    ///   - initialVelocity: The velocity at the start, per second; zero by default.
    ///   - time: The time since the start in seconds, zero or more.
    /// - Returns: The velocity per second.
    @_specialize(where V == Double)
    public func velocity<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        time: Double
    ) -> V {
        let motion = motion(at: time)
        return target.scaled(by: -motion.dp) + initialVelocity.scaled(by: motion.dq)
    }

    /// Returns the force on a value: stiffness · (target − position) − damping · velocity.
    ///
    /// It is NaN or infinite where the stiffness or the damping of the spring is.
    @_specialize(where V == Double)
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Moves a value and its velocity on by a time step, exactly for steps of any length.
    ///
    /// - Parameters:
    ///   - value: The value, replaced by the one after the step.
    ///   - velocity: The velocity per second, replaced likewise.
    ///   - target: Where the spring pulls to.
    ///   - deltaTime: The length of the step in seconds, zero or more.
    @_specialize(where V == Double)
    public func update<V: VectorArithmetic>(
        value: inout V,
        velocity: inout V,
        target: V,
        deltaTime: Double
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
