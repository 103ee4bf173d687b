import LegatoGraphics
import Foundation

/// The motion of a spring from 0 to 1, as evaluated by Core Animation's springs.
public struct SpringResponse: Hashable, Sendable {
    let solution: SpringSolution
    let natural: Double
    let dampingRatio: Double
    let initialVelocity: Double

    /// Creates the response of a damped spring.
    ///
    /// Motions faster than 10¹² per second are evaluated at that rate. Values outside the ranges
    /// below trap, as in Core Animation.
    ///
    /// - Parameters:
    ///   - mass: The mass, > 0.
    ///   - stiffness: The force per unit of displacement, > 0.
    ///   - damping: The force per unit of velocity, >= 0; with infinite damping the spring does not
    ///     move.
    ///   - initialVelocity: The initial velocity per second, in units of the whole change; zero by
    ///     default.
    ///   - allowsOverdamping: Whether damping above critical damping is kept; otherwise it is
    ///     reduced to critical damping. `false` by default.
    public init(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        require(
            mass > 0 && stiffness > 0 && damping >= 0 && initialVelocity.isFinite
                && mass.isFinite && stiffness.isFinite,
            """
            A spring needs a finite mass and stiffness above 0, a damping of at least 0 and a \
            finite initial velocity, got \(mass), \(stiffness), \(damping) and \(initialVelocity).
            """
        )
        natural = min(max((stiffness / mass).squareRoot(), 1e-100), 1e12)
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        dampingRatio = allowsOverdamping ? ratio : min(ratio, 1)
        self.initialVelocity = initialVelocity
        solution = SpringSolution(natural: natural, dampingRatio: dampingRatio)
    }

    /// Returns the progress at a time in seconds: 0 up to time zero, approaching 1 afterwards.
    public func value(at time: Double) -> Double {
        guard time > 0, dampingRatio.isFinite else { return 0 }
        let motion = solution.coefficients(at: time)
        return 1 - motion.p + initialVelocity * motion.q
    }

    /// Returns the velocity of the progress per second at a time in seconds; negative times count
    /// as zero.
    public func velocity(at time: Double) -> Double {
        guard dampingRatio.isFinite else { return 0 }
        let motion = solution.coefficients(at: time > 0 ? time : 0)
        return initialVelocity * motion.dq - motion.dp
    }

    /// Returns the progress and the velocity at a time in seconds, for the cost of one.
    ///
    /// They equal `value(at:)` and `velocity(at:)`.
    public func motion(at time: Double) -> (value: Double, velocity: Double) {
        guard dampingRatio.isFinite else { return (0, 0) }
        let motion = solution.coefficients(at: time > 0 ? time : 0)
        return (1 - motion.p + initialVelocity * motion.q, initialVelocity * motion.dq - motion.dp)
    }

    /// The time in seconds after which the distance from 1 is negligible (0.001).
    ///
    /// Below critical damping it is ln(1000·(1 + |B|))/(ζω₀) with B = (v₀ − ζω₀)/ω_d. At critical
    /// damping and above it is the first tenth of a second from which the distance stays below
    /// 0.001, or, beyond 102 s, an upper bound of that time. Without damping it is the greatest
    /// finite `Float`; with infinite damping it is 0.
    public var settlingDuration: Double {
        if dampingRatio == 0 { return Double(Float.greatestFiniteMagnitude) }
        if dampingRatio.isInfinite { return 0 }
        if dampingRatio < 1 {
            let decay = dampingRatio * natural
            let frequency = natural * (1 - dampingRatio * dampingRatio).squareRoot()
            let swing = abs((initialVelocity - decay) / frequency)
            return log((1 + swing) / Self.epsilon) / decay
        }
        func distance(_ time: Double) -> Double { abs(1 - value(at: time)) }
        // Decision C8: overdamped springs too.
        return SettlingScan.firstRest(below: Self.epsilon, distance: distance)
            ?? SettlingScan.lateRest(below: Self.epsilon, distance: distance)
    }

    private static let epsilon = 0.001
}
