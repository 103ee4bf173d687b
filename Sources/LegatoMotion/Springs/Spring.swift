import Foundation

/// A damped spring that pulls a value to its target.
///
/// A spring is a shape of motion: it knows no start and no clock. Its motion is the closed
/// form of a mass on a spring with friction, whatever parameters it was made from.
public struct Spring: Hashable, Sendable {
    /// ω: positive for an under-damped spring, 0 for a critical, negative for an over-damped one.
    let angularFrequency: Double
    /// λ, in 1/s.
    let decayConstant: Double
    let _mass: Double
    /// ω₀², the stiffness for a mass of 1.
    let naturalSquared: Double
    let solution: SpringSolution

    /// Takes ω₀ as well where it is known: strong damping hides it in the other two.
    init(
        angularFrequency: Double,
        decayConstant: Double,
        mass: Double,
        natural: Double? = nil
    ) {
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
            decay: decayConstant,
            frequency: angularFrequency,
            natural: naturalSquared.squareRoot()
        )
    }

    /// The motion of any parameters whatever, so that no evaluation meets an infinity.
    ///
    /// A spring that is infinitely damped stands still. One that is infinitely stiff, or whose
    /// parameters are no numbers, is at its target at once.
    private static func solution(
        decay: Double,
        frequency: Double,
        natural: Double
    ) -> SpringSolution {
        guard decay.isFinite, frequency.isFinite, natural.isFinite else {
            return frequency == -.infinity
                ? .overdamped(OverdampedSolution(natural: 0, decay: fastest, split: fastest))
                : .critical(CriticalSolution(decay: fastest))
        }
        let scale = natural > fastest ? fastest / natural : 1
        if frequency < 0, decay > 0, natural > 0 {
            return .overdamped(
                OverdampedSolution(
                    natural: natural * scale,
                    decay: decay * scale,
                    split: -frequency * scale
                )
            )
        }
        return SpringSolution(decay: decay * scale, frequency: frequency * scale)
    }

    /// The fastest motion that is evaluated, in 1/s: it is over within a nanosecond.
    private static let fastest = 1e12

    /// The perceived duration in seconds, 2π/ω₀; NaN for a spring of bounce −1 and below, and
    /// for one made of numbers that no spring has.
    public var duration: Double {
        decayConstant.isInfinite ? .nan : 2 * .pi / naturalSquared.squareRoot()
    }

    /// The same as `duration`, the name used together with a damping ratio.
    public var response: Double { duration }

    /// The damping as a fraction of the critical one: 1 stops without overshooting.
    ///
    /// It is NaN where `duration` is.
    public var dampingRatio: Double {
        decayConstant == 0 ? 0 : decayConstant * response / (2 * .pi)
    }

    /// How springy the motion is, 1 − ζ up to critical damping and 1/ζ − 1 above it.
    ///
    /// 1 never comes to rest, 0 has no bounce, below 0 the spring is over-damped. It is NaN where
    /// `duration` is.
    public var bounce: Double {
        angularFrequency >= 0 ? 1 - dampingRatio : 1 / dampingRatio - 1
    }

    /// The mass, 1 unless given.
    public var mass: Double { _mass }

    /// The force per displacement, mass · ω₀², for over-damped springs too.
    public var stiffness: Double { _mass * naturalSquared }

    /// The force per velocity, 2 · mass · λ.
    public var damping: Double { 2 * _mass * decayConstant }
}
