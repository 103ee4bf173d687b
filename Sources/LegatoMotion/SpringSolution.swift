import Foundation

/// The free motion y'' + 2λy' + ω₀²y = 0 of a damped spring, in one of three regimes.
///
/// The regime is chosen once, when the solution is made.
enum SpringSolution: Hashable, Sendable {
    case underdamped(UnderdampedSolution)
    case critical(CriticalSolution)
    case overdamped(OverdampedSolution)

    /// Makes the solution for a decay constant λ and an angular frequency ω.
    ///
    /// ω is √(ω₀² − λ²), 0 for a critical spring, −√(λ² − ω₀²) for an over-damped one.
    init(decay: Double, frequency: Double) {
        if frequency == 0 {
            self = .critical(CriticalSolution(decay: decay))
        } else if frequency < 0 {
            self = .overdamped(OverdampedSolution(decay: decay, split: -frequency))
        } else {
            self = .underdamped(UnderdampedSolution(decay: decay, frequency: frequency))
        }
    }

    /// Makes the solution for an undamped angular frequency ω₀ and a damping ratio.
    init(natural: Double, dampingRatio: Double) {
        let decay = dampingRatio * natural
        if natural == 0 {
            self = .critical(CriticalSolution(decay: 0))
        } else if dampingRatio < 1 {
            let frequency = natural * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
            self = .underdamped(UnderdampedSolution(decay: decay, frequency: frequency))
        } else if dampingRatio == 1 {
            self = .critical(CriticalSolution(decay: decay))
        } else {
            let split = natural * ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
            self = .overdamped(OverdampedSolution(natural: natural, decay: decay, split: split))
        }
    }

    /// The coefficients at a time since the start, in seconds, zero or more.
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

    func coefficients(at time: Double) -> SpringCoefficients {
        let envelope = exp(-decay * time)
        let cosine = envelope * cos(frequency * time)
        let q = envelope * sin(frequency * time) / frequency
        return SpringCoefficients(
            p: cosine + decay * q,
            q: q,
            dp: -(decay * decay + frequency * frequency) * q,
            dq: cosine - decay * q
        )
    }
}

/// ζ = 1: e^(−λt) times a straight line.
struct CriticalSolution: Hashable, Sendable {
    let decay: Double

    func coefficients(at time: Double) -> SpringCoefficients {
        let envelope = exp(-decay * time)
        let q = envelope * time
        return SpringCoefficients(
            p: envelope + decay * q,
            q: q,
            dp: -decay * decay * q,
            dq: envelope - decay * q
        )
    }
}

/// ζ > 1: a slow and a fast exponential.
struct OverdampedSolution: Hashable, Sendable {
    /// The rates of both exponentials, both positive for a damped spring.
    let slow: Double
    let fast: Double
    private let split: Double

    init(decay: Double, split: Double) {
        self.slow = decay - split
        self.fast = decay + split
        self.split = split
    }

    /// Takes ω₀ as well, which gives the slow rate without cancellation.
    init(natural: Double, decay: Double, split: Double) {
        self.fast = decay + split
        self.slow = natural * natural / fast
        self.split = split
    }

    func coefficients(at time: Double) -> SpringCoefficients {
        // q is (e^(−slow·t) − e^(−fast·t)) / 2Ω, written so that nothing cancels near ζ = 1.
        let fading = exp(-fast * time)
        let q = exp(-slow * time) * -expm1(-2 * split * time) / (2 * split)
        return SpringCoefficients(
            p: fading + fast * q,
            q: q,
            dp: -slow * fast * q,
            dq: fading - slow * q
        )
    }
}
