import Foundation

/// A damped spring that pulls a value to its target.
///
/// A spring only describes a motion, without a start time or a clock. For all parameters, the
/// motion is the closed-form solution of a damped harmonic oscillator. Use a spring in an
/// animation, or evaluate it directly:
///
/// ```swift
/// let spring = Spring(duration: 0.4, bounce: 0.2)
/// let position = spring.value(target: 100.0, time: 0.1)
/// ```
public struct Spring: Hashable, Sendable {
    /// The angular frequency ω: positive for an underdamped spring, 0 for a critically damped one,
    /// negative for an overdamped one.
    let angularFrequency: Double
    /// The decay constant λ, in 1/s.
    let decayConstant: Double
    let _mass: Double
    /// ω₀², the stiffness for a mass of 1.
    let naturalSquared: Double
    let solution: SpringSolution

    /// Also takes ω₀ if known, because with strong damping it cannot be recovered from the other
    /// two.
    init(angularFrequency: Double, decayConstant: Double, mass: Double, natural: Double? = nil) {
        self.angularFrequency = angularFrequency
        self.decayConstant = decayConstant
        self._mass = mass
        if decayConstant.isInfinite {
            // Apple's dump shows infinite damping as infinite stiffness.
            naturalSquared = .infinity
        } else if let natural {
            naturalSquared = natural * natural
        } else {
            naturalSquared =
                decayConstant * decayConstant + angularFrequency * abs(angularFrequency)
        }
        solution = Self.solution(
            decay: decayConstant, frequency: angularFrequency, natural: naturalSquared.squareRoot()
        )
    }

    /// Returns the motion for any parameters, so that no evaluation has to handle infinities.
    ///
    /// An infinitely damped spring does not move. One that is infinitely stiff, or that has NaN
    /// parameters, reaches its target immediately.
    private static func solution(
        decay: Double, frequency: Double, natural: Double
    ) -> SpringSolution {
        guard decay.isFinite, frequency.isFinite, natural.isFinite else {
            return frequency == -.infinity
                ? .overdamped(natural: 0, decay: fastest, split: fastest)
                : .critical(decay: fastest)
        }
        let scale = natural > fastest ? fastest / natural : 1
        if frequency < 0, decay > 0, natural > 0 {
            return .overdamped(
                natural: natural * scale, decay: decay * scale, split: -frequency * scale
            )
        }
        return SpringSolution(decay: decay * scale, frequency: frequency * scale)
    }

    /// The fastest motion that is evaluated, in 1/s; it ends within a nanosecond.
    private static let fastest = 1e12

    /// The perceptual duration in seconds, 2π/ω₀; NaN for a spring with a bounce of −1 or less, and
    /// for one with invalid parameters.
    public var duration: Double {
        decayConstant.isInfinite ? .nan : 2 * .pi / naturalSquared.squareRoot()
    }

    /// The same as `duration`, under the name used together with a damping ratio.
    public var response: Double { duration }

    /// The damping as a fraction of critical damping; at 1 the spring stops without overshooting.
    ///
    /// It is NaN where `duration` is.
    public var dampingRatio: Double {
        decayConstant == 0 ? 0 : decayConstant * response / (2 * .pi)
    }

    /// The bounciness of the spring: 1 − ζ up to critical damping and 1/ζ − 1 above it.
    ///
    /// At 1 it never settles, at 0 it does not bounce, below 0 it is overdamped. It is NaN where
    /// `duration` is.
    public var bounce: Double {
        angularFrequency >= 0 ? 1 - dampingRatio : 1 / dampingRatio - 1
    }

    /// The mass, 1 by default.
    public var mass: Double { _mass }

    /// The force per unit of displacement, mass · ω₀², for overdamped springs too.
    public var stiffness: Double { _mass * naturalSquared }

    /// The force per unit of velocity, 2 · mass · λ.
    public var damping: Double { 2 * _mass * decayConstant }
}
