import CLegatoMotionKernels

/// The free motion y'' + 2λy' + ω₀²y = 0 of a damped spring, in one of three regimes.
///
/// The regime is chosen once, when the solution is created.
enum SpringSolution: Hashable, Sendable {
    case underdamped(UnderdampedSolution)
    case critical(CriticalSolution)
    case overdamped(OverdampedSolution)

    /// Creates the solution for a decay constant λ and an angular frequency ω.
    ///
    /// ω is √(ω₀² − λ²), 0 for a critical spring, −√(λ² − ω₀²) for an over-damped one.
    init(decay: Double, frequency: Double) {
        if abs(frequency) < Self.smallestFrequency {
            self = .critical(CriticalSolution(decay: decay))
        } else if frequency < 0 {
            self = .overdamped(OverdampedSolution(decay: decay, split: -frequency))
        } else {
            self = .underdamped(UnderdampedSolution(decay: decay, frequency: frequency))
        }
    }

    /// Creates the solution for an undamped angular frequency ω₀ and a damping ratio.
    init(natural: Double, dampingRatio: Double) {
        let decay = dampingRatio * natural
        if natural == 0 {
            self = .critical(CriticalSolution(decay: 0))
        } else if dampingRatio < 1 {
            let frequency = natural * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
            self.init(decay: decay, frequency: frequency)
        } else if dampingRatio == 1 {
            self = .critical(CriticalSolution(decay: decay))
        } else {
            let split = natural * ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
            guard split >= Self.smallestFrequency else {
                self = .critical(CriticalSolution(decay: decay))
                return
            }
            self = .overdamped(OverdampedSolution(natural: natural, decay: decay, split: split))
        }
    }

    /// The parameters of the regime as passed to the kernels; 0 for unused ones.
    var numbers: (decay: Double, frequency: Double, inverse: Double, fast: Double) {
        switch self {
        case .underdamped(let s): (s.decay, s.frequency, s.inverse, 0)
        case .critical(let s): (s.decay, 0, 0, 0)
        case .overdamped(let s): (s.slow, s.difference, s.inverse, s.fast)
        }
    }

    /// Below this frequency, in radians per second, nothing oscillates in any practical time, and
    /// the inverse would overflow.
    private static let smallestFrequency = 1e-300

    /// Returns the coefficients at a time since the start, in seconds; zero or more.
    @inline(__always)
    func coefficients(at time: Double) -> SpringCoefficients {
        switch self {
        case .underdamped(let solution): solution.coefficients(at: time)
        case .critical(let solution): solution.coefficients(at: time)
        case .overdamped(let solution): solution.coefficients(at: time)
        }
    }
}

/// ζ < 1: e^(−λt) times an oscillation.
struct UnderdampedSolution: Hashable, Sendable {
    let decay: Double
    let frequency: Double
    /// 1/ω.
    let inverse: Double

    init(decay: Double, frequency: Double) {
        self.decay = decay
        self.frequency = frequency
        self.inverse = 1 / frequency
    }

    func coefficients(at time: Double) -> SpringCoefficients {
        SpringCoefficients(legato_underdamped(decay, frequency, inverse, time))
    }
}

/// ζ = 1: e^(−λt) times a linear function.
struct CriticalSolution: Hashable, Sendable {
    let decay: Double

    func coefficients(at time: Double) -> SpringCoefficients {
        SpringCoefficients(legato_critical(decay, time))
    }
}

/// ζ > 1: a slow and a fast exponential.
struct OverdampedSolution: Hashable, Sendable {
    /// The rates of both exponentials, both positive for a damped spring.
    let slow: Double
    let fast: Double
    /// The fast rate minus the slow one, 2Ω, and its inverse.
    let difference: Double
    let inverse: Double

    init(decay: Double, split: Double) {
        self.init(slow: decay - split, fast: decay + split, split: split)
    }

    /// Also takes ω₀, which gives the slow rate without cancellation.
    init(natural: Double, decay: Double, split: Double) {
        let fast = decay + split
        self.init(slow: natural * natural / fast, fast: fast, split: split)
    }

    private init(slow: Double, fast: Double, split: Double) {
        self.slow = slow
        self.fast = fast
        self.difference = 2 * split
        self.inverse = 1 / difference
    }

    func coefficients(at time: Double) -> SpringCoefficients {
        SpringCoefficients(legato_overdamped(slow, fast, difference, inverse, time))
    }
}

extension SpringCoefficients {
    init(_ motion: legato_Motion) {
        self.init(p: motion.p, q: motion.q, dp: motion.dp, dq: motion.dq)
    }
}
