import Foundation

/// When the spring of a fluid animation has come to rest.
///
/// SwiftUI's rule: velocity and acceleration are both at most 0.06 per second (squared), and
/// the distance is at most 1 % of the whole change. It is looked at on a grid of 1/60 s from the
/// beginning of the motion, never at frames, so that the end does not depend on them.
struct FluidSettling {
    /// |y|², y·v and |v|² at the beginning, with y the displacement and v the velocity.
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
        // What is left of a way there and back is rounding, no change that rest is measured by.
        self.value = whole <= 1e-24 * position ? 0 : whole
    }

    /// The settling of a change from rest.
    init(magnitude: Double) {
        position = magnitude * magnitude
        mixed = 0
        velocity = 0
        value = position
    }

    /// Returns the time since the beginning at which the trajectory is at rest, possibly infinite.
    func end(of trajectory: FluidTrajectory) -> Double {
        let rate = trajectory.final.slowestRate
        // What takes centuries to fade never ends.
        guard rate > 1e-9 else { return .infinity }
        // By then every number has faded to nothing; the rule is of no use beyond what can be squared.
        let last = 800 / rate
        let level = Self.level(of: trajectory, position: position, mixed: mixed, velocity: velocity)
        guard (position + velocity + value + abs(mixed) + level).isFinite else { return last }
        // Weak damping is looked at less often, so that the search stays short.
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
        let dot =
            c.p * c.dp * position + (c.p * c.dq + c.q * c.dp) * mixed + c.q * c.dq * velocity
        let stiffness = trajectory.stiffness(at: time)
        let damping = trajectory.damping(at: time)
        let force =
            stiffness * stiffness * square + 2 * stiffness * damping * dot
            + damping * damping * speed
        let limit = Self.speedLimit * Self.speedLimit
        return speed <= limit && force <= limit && (value == 0 || square <= 1e-4 * value)
    }

    /// A time before which the trajectory cannot be at rest.
    private func earliestRest(of trajectory: FluidTrajectory, level: Double) -> Double {
        guard trajectory.blend == nil else { return 0 }
        return log(max(level, 0) / trajectory.restLevel) / (2 * trajectory.final.slowestRate)
    }

    /// A quantity that decays exactly as e^(−2λt), with λ the slowest rate, in a trajectory of one
    /// spring.
    ///
    /// It is ω²|y|² + |v + λy|² below critical damping, |v + fast·y|² from there on.
    @inline(__always)
    static func level(
        of trajectory: FluidTrajectory,
        position: Double,
        mixed: Double,
        velocity: Double
    ) -> Double {
        switch trajectory.final {
        case .underdamped(let s):
            (s.frequency * s.frequency + s.decay * s.decay) * position
                + 2 * s.decay * mixed + velocity
        case .critical(let s):
            velocity + 2 * s.decay * mixed + s.decay * s.decay * position
        case .overdamped(let s):
            velocity + 2 * s.fast * mixed + s.fast * s.fast * position
        }
    }

    /// The level above which nothing is at rest.
    static func restLevel(
        of solution: SpringSolution,
        stiffness: Double,
        dampingRatio: Double
    ) -> Double {
        let damping = 2 * dampingRatio * stiffness.squareRoot()
        let reach = speedLimit * (1 + damping) / stiffness
        switch solution {
        case .underdamped(let s):
            let edge = speedLimit + s.decay * reach
            return s.frequency * s.frequency * reach * reach + edge * edge
        case .critical(let s):
            let edge = speedLimit + s.decay * reach
            return edge * edge
        case .overdamped(let s):
            let edge = speedLimit + s.fast * reach
            return edge * edge
        }
    }
}

extension SpringSolution {
    /// The rate of the slowest part of the decay, in 1/s.
    var slowestRate: Double {
        switch self {
        case .underdamped(let solution): solution.decay
        case .critical(let solution): solution.decay
        case .overdamped(let solution): solution.slow
        }
    }
}
