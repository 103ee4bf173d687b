import Foundation

/// Computes when the spring of a fluid animation has settled.
///
/// SwiftUI's rule: velocity and acceleration are both at most 0.06 per second (squared), and the
/// distance is at most 1 % of the whole change. The rule is evaluated on a grid of 1/60 s from the
/// start of the motion, never at frame times, so that the end does not depend on them.
struct FluidSettling {
    /// |y|², y·v and |v|² at the start, with y the displacement and v the velocity.
    let position: Double
    let mixed: Double
    let velocity: Double
    /// The squared magnitude of the whole change.
    let value: Double

    private static let speedLimit = 0.06
    private static let grid = 1.0 / 60

    init<Value: VectorArithmetic>(offset: Value, velocity: Value, value: Value) {
        self.position = offset.magnitudeSquared
        self.velocity = velocity.magnitudeSquared
        self.mixed =
            ((offset + velocity).magnitudeSquared - self.position - self.velocity) / 2
        let whole = value.magnitudeSquared
        // A round trip leaves only rounding error; do not measure settling against it.
        self.value = whole <= 1e-24 * position ? 0 : whole
    }

    /// Creates the settling of a change that starts with zero velocity.
    init(magnitude: Double) {
        position = magnitude * magnitude
        mixed = 0
        velocity = 0
        value = position
    }

    /// Returns the time since the start at which the trajectory has settled; may be infinite.
    func end(of trajectory: FluidTrajectory) -> Double {
        let rate = trajectory.final.decay
        // A motion that takes centuries to decay counts as endless.
        guard rate > 1e-9 else { return .infinity }
        // By then every value has decayed to zero; the rule fails on values whose squares overflow.
        let last = 800 / rate
        let level = Self.level(of: trajectory, position: position, mixed: mixed, velocity: velocity)
        guard (position + velocity + value + abs(mixed) + level).isFinite else { return last }
        // Weakly damped motion is sampled on a coarser grid, to bound the search.
        let step = max(Self.grid, 0.01 / rate)
        let earliest = earliestRest(of: trajectory, level: level)
        var index = earliest > step ? (min(earliest, last) / step).rounded(.down) : 1
        while index * step < last, !isAtRest(trajectory, at: index * step) { index += 1 }
        return index * step
    }

    private func isAtRest(_ trajectory: FluidTrajectory, at time: Double) -> Bool {
        let c = trajectory.coefficients(at: time)
        let square = c.p * c.p * position + 2 * c.p * c.q * mixed + c.q * c.q * velocity
        let speed = c.dp * c.dp * position + 2 * c.dp * c.dq * mixed + c.dq * c.dq * velocity
        let limit = Self.speedLimit * Self.speedLimit
        // Usually the speed exceeds the limit, and the force is not needed.
        guard speed <= limit, value == 0 || square <= 1e-4 * value else { return false }
        let dot =
            c.p * c.dp * position + (c.p * c.dq + c.q * c.dp) * mixed + c.q * c.dq * velocity
        let stiffness = trajectory.stiffness(at: time)
        let damping = trajectory.damping(at: time)
        let force =
            stiffness * stiffness * square + 2 * stiffness * damping * dot
            + damping * damping * speed
        return force <= limit
    }

    /// Returns a time before which the trajectory cannot have settled.
    private func earliestRest(of trajectory: FluidTrajectory, level: Double) -> Double {
        guard trajectory.blend == nil else { return 0 }
        return log(max(level, 0) / trajectory.restLevel) / (2 * trajectory.final.decay)
    }

    /// Returns a quantity that decays exactly as e^(−2λt), with λ the slowest rate, for a
    /// trajectory without blend.
    ///
    /// It is ω²|y|² + |v + λy|² below critical damping, and |v + fast·y|² otherwise.
    @inline(__always)
    static func level(
        of trajectory: FluidTrajectory, position: Double, mixed: Double, velocity: Double
    ) -> Double {
        let s = trajectory.final
        let rate = s.fastestRate
        guard s.regime == .underdamped else {
            return velocity + 2 * rate * mixed + rate * rate * position
        }
        return (s.frequency * s.frequency + rate * rate) * position + 2 * rate * mixed + velocity
    }

    /// Returns the level above which the motion cannot have settled.
    static func restLevel(
        of solution: SpringSolution, stiffness: Double, dampingRatio: Double
    ) -> Double {
        let damping = 2 * dampingRatio * stiffness.squareRoot()
        let reach = speedLimit * (1 + damping) / stiffness
        let edge = speedLimit + solution.fastestRate * reach
        guard solution.regime == .underdamped else { return edge * edge }
        return solution.frequency * solution.frequency * reach * reach + edge * edge
    }
}
