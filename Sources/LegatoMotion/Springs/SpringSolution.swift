import CLegatoMotionKernels

/// The free motion y'' + 2λy' + ω₀²y = 0 of a damped spring, in one of three regimes.
///
/// The regime is chosen once, when the solution is created.
struct SpringSolution: Hashable, Sendable {
    enum Regime: Int {
        /// ζ < 1: e^(−λt) times an oscillation.
        case underdamped
        /// ζ = 1: e^(−λt) times a linear function.
        case critical
        /// ζ > 1: a slow and a fast exponential.
        case overdamped
    }

    let regime: Regime
    /// The rate λ of the envelope; that of the slow exponential of an overdamped spring.
    let decay: Double
    /// The frequency ω; the fast rate minus the slow one, 2Ω, of an overdamped spring; otherwise 0.
    let frequency: Double
    /// 1 / frequency; 0 for a critical spring.
    let inverse: Double
    /// The rate of the fast exponential of an overdamped spring; otherwise 0.
    let fast: Double

    private init(
        _ regime: Regime, decay: Double, frequency: Double = 0, inverse: Double = 0,
        fast: Double = 0
    ) {
        (self.regime, self.decay, self.frequency) = (regime, decay, frequency)
        (self.inverse, self.fast) = (inverse, fast)
    }

    /// Creates the solution for a decay constant λ and an angular frequency ω.
    ///
    /// ω is √(ω₀² − λ²), 0 for a critical spring, −√(λ² − ω₀²) for an overdamped one.
    init(decay: Double, frequency: Double) {
        if abs(frequency) < Self.smallestFrequency {
            self = .critical(decay: decay)
        } else if frequency < 0 {
            self = .overdamped(decay: decay, split: -frequency)
        } else {
            self.init(
                .underdamped, decay: decay, frequency: frequency, inverse: 1 / frequency
            )
        }
    }

    /// Creates the solution for an undamped angular frequency ω₀ and a damping ratio.
    init(natural: Double, dampingRatio: Double) {
        let decay = dampingRatio * natural
        if natural == 0 {
            self = .critical(decay: 0)
        } else if dampingRatio < 1 {
            let frequency = natural * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
            self.init(decay: decay, frequency: frequency)
        } else if dampingRatio == 1 {
            self = .critical(decay: decay)
        } else {
            let split = natural * ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
            self =
                split >= Self.smallestFrequency
                ? .overdamped(natural: natural, decay: decay, split: split)
                : .critical(decay: decay)
        }
    }

    static func critical(decay: Double) -> SpringSolution {
        SpringSolution(.critical, decay: decay)
    }

    /// The solution with the rates λ ± Ω; ω₀, if known, gives the slow rate without cancellation.
    static func overdamped(
        natural: Double? = nil, decay: Double, split: Double
    ) -> SpringSolution {
        let fast = decay + split
        return SpringSolution(
            .overdamped, decay: natural.map { $0 * $0 / fast } ?? decay - split,
            frequency: 2 * split, inverse: 1 / (2 * split), fast: fast
        )
    }

    /// The smallest frequency that counts as oscillation, in radians per second; for smaller ones
    /// the inverse would overflow.
    private static let smallestFrequency = 1e-300

    /// The rate of the fastest decaying component, in 1/s; `decay` is that of the slowest one.
    var fastestRate: Double { regime == .overdamped ? fast : decay }

    /// Returns the coefficients at a time since the start, in seconds; zero or more.
    @inline(__always)
    func coefficients(at time: Double) -> SpringCoefficients {
        let motion =
            switch regime {
            case .underdamped: legato_underdamped(decay, frequency, inverse, time)
            case .critical: legato_critical(decay, time)
            case .overdamped: legato_overdamped(decay, fast, frequency, inverse, time)
            }
        return SpringCoefficients(p: motion.p, q: motion.q, dp: motion.dp, dq: motion.dq)
    }
}
