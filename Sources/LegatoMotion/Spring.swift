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
    let solution: SpringSolution

    init(angularFrequency: Double, decayConstant: Double, mass: Double) {
        self.angularFrequency = angularFrequency
        self.decayConstant = decayConstant
        self._mass = mass
        self.solution = SpringSolution(decay: decayConstant, frequency: angularFrequency)
    }

    /// ω₀², the stiffness for a mass of 1.
    var naturalSquared: Double {
        // Infinite damping leaves ∞ − ∞, which Apple's dump shows as infinite stiffness.
        decayConstant.isInfinite
            ? .infinity : decayConstant * decayConstant + angularFrequency * abs(angularFrequency)
    }

    /// The perceived duration in seconds, 2π/ω₀; NaN for a spring of bounce −1 and below.
    public var duration: Double {
        decayConstant.isInfinite ? .nan : 2 * .pi / naturalSquared.squareRoot()
    }

    /// The same as `duration`, the name used together with a damping ratio.
    public var response: Double { duration }

    /// The damping as a fraction of the critical one: 1 stops without overshooting.
    public var dampingRatio: Double { decayConstant * response / (2 * .pi) }

    /// How springy the motion is, 1 − ζ up to critical damping and 1/ζ − 1 above it.
    ///
    /// 1 never comes to rest, 0 has no bounce, below 0 the spring is over-damped.
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
