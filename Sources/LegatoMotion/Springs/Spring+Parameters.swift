import Foundation

extension Spring {
    /// Creates a spring from its perceptual duration and its bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, 0.5 by default; not clamped. With zero the
    ///     spring reaches its target immediately; with a negative duration it diverges.
    ///   - bounce: The bounciness: 0, the default, is critically damped, 1 and above never settles,
    ///     below 0 is overdamped. At −1 and below the damping is infinite and the spring does not
    ///     move.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let ratio: Double =
            if bounce <= -1 {
                .infinity
            } else if bounce < 0 {
                1 / (1 + bounce)
            } else {
                bounce > 1 ? 0 : 1 - bounce
            }
        self.init(response: duration, dampingRatio: ratio)
    }

    /// Creates a spring from its response and damping ratio; neither is clamped.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring in seconds. With zero, which reads back as
    ///     less than 10⁻⁹⁹, the spring reaches its target immediately. NaN makes all parameters
    ///     NaN.
    ///   - dampingRatio: The damping as a fraction of critical damping; with a negative ratio the
    ///     spring diverges.
    public init(response: Double, dampingRatio: Double) {
        let natural = (2 * Double.pi / response).limited(from: -1e100, to: 1e100)
        let root = natural * abs(1 - dampingRatio * dampingRatio).squareRoot()
        self.init(
            angularFrequency: dampingRatio > 1 ? -root : root,
            decayConstant: natural * dampingRatio, mass: 1,
            natural: dampingRatio >= -1 ? abs(natural) : nil
        )
    }

    /// Creates a spring from its physical parameters.
    ///
    /// - Parameters:
    ///   - mass: The mass, 1 by default. With zero the parameters are NaN and the spring reaches
    ///     its target immediately.
    ///   - stiffness: The force per unit of displacement; with zero there is no force.
    ///   - damping: The force per unit of velocity; with negative damping the spring diverges.
    ///   - allowOverDamping: Whether damping above critical damping is kept; otherwise it is
    ///     reduced to critical damping. `false` by default.
    public init(
        mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        let decay = damping / (2 * mass)
        let natural = (stiffness / mass).squareRoot()
        if decay > natural, !allowOverDamping {
            self.init(angularFrequency: 0, decayConstant: natural, mass: mass, natural: natural)
        } else {
            let root = abs(stiffness / mass - decay * decay).squareRoot()
            self.init(
                angularFrequency: decay > natural ? -root : root, decayConstant: decay, mass: mass,
                natural: decay >= -natural ? natural : nil
            )
        }
    }

    /// Creates a spring from its settling duration.
    ///
    /// Solves |ζ/√(1−ζ²)|·e^(−ζω₀D) = ε, or (1 + ω₀D)·e^(−ω₀D) = ε for ζ = 1, by the same Newton
    /// iteration as SwiftUI. If it has no solution, all parameters are NaN.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time D in seconds; clamped to 0.01...10.
    ///   - dampingRatio: The damping ratio ζ; clamped to 2.2e−16...1.
    ///   - epsilon: The distance ε that counts as settled, for a change of 1; 0.001 by default. If
    ///     there is no solution, as for values <= 0, the spring reaches its target immediately.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = dampingRatio.limited(from: .ulpOfOne, to: 1)
        let natural = Self.natural(
            settlingIn: settlingDuration.limited(from: 0.01, to: 10), ratio: ratio, epsilon: epsilon
        )
        let decay = ratio * natural
        self.init(
            angularFrequency: (natural * natural - decay * decay).squareRoot(),
            decayConstant: decay, mass: 1
        )
    }

    private static func natural(
        settlingIn duration: Double, ratio: Double, epsilon: Double
    ) -> Double {
        let quick = newton(
            from: 5 / duration, steps: 12, in: duration, ratio: ratio, epsilon: epsilon
        )
        guard quick.isNaN else { return quick }
        return newton(from: 1 / duration, steps: 20, in: duration, ratio: ratio, epsilon: epsilon)
    }

    /// Returns NaN if the iteration diverges.
    private static func newton(
        from start: Double, steps: Int, in duration: Double, ratio: Double, epsilon: Double
    ) -> Double {
        var natural = start
        for _ in 0..<steps {
            let envelope = exp(-ratio * natural * duration)
            let error: Double
            let slope: Double
            if ratio < 1 {
                let amplitude = ratio / (1 - ratio * ratio).squareRoot() * envelope
                error = amplitude - epsilon
                slope = -ratio * duration * amplitude
            } else {
                error = (1 + natural * duration) * envelope - epsilon
                slope = -natural * duration * duration * envelope
            }
            let next = natural - error / slope
            guard next.isFinite else { return .nan }
            if abs(next - natural) < epsilon { return next }
            natural = next
        }
        return natural
    }
}

extension Double {
    /// Returns the number clamped to a range; NaN stays NaN.
    fileprivate func limited(from low: Double, to high: Double) -> Double {
        self < low ? low : (self > high ? high : self)
    }
}
