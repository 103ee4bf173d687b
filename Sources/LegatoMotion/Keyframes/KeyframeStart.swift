/// The time, value and velocity at which a keyframe starts.
struct KeyframeStart<Value: Animatable> {
    typealias Vector = Value.AnimatableData

    var time: Double
    var value: Value
    /// The final velocity of the previous keyframe, per second.
    var velocity: Vector

    /// Resolves a keyframe, and returns it together with the start of the next one.
    ///
    /// A neighbour without duration is a jump; across a jump only explicit velocities carry over.
    func segment(
        of keyframe: KeyframeDescription<Value>, before next: KeyframeDescription<Value>?
    ) -> (segment: KeyframeSegment<Value>, next: KeyframeStart) {
        switch keyframe {
        case .move(let to):
            return arrival(at: to, duration: 0, velocity: .zero, motion: .hold)
        case .linear(let to, let duration, let curve):
            return linear(to, duration: duration.asDuration, curve: curve)
        case .cubic(let to, let duration, let startVelocity, let endVelocity):
            let duration = duration.asDuration
            return cubic(
                to,
                duration: duration,
                startVelocity: startVelocity?.animatableData ?? velocity,
                endVelocity: endVelocity?.animatableData
                    ?? velocity(at: to, after: duration, towards: next)
            )
        case .spring(let to, let duration, let spring, let startVelocity):
            return self.spring(
                to, duration: duration, spring: spring,
                velocity: startVelocity?.animatableData ?? velocity
            )
        }
    }

    private func arrival(
        at end: Value, duration: Double, velocity: Vector, motion: KeyframeSegment<Value>.Motion
    ) -> (segment: KeyframeSegment<Value>, next: KeyframeStart) {
        (
            KeyframeSegment(begin: time, from: value, end: end, motion: motion),
            KeyframeStart(
                time: time + duration, value: end, velocity: velocity.isFinite ? velocity : .zero
            )
        )
    }

    private func linear(
        _ to: Value, duration: Double, curve: UnitCurve
    ) -> (segment: KeyframeSegment<Value>, next: KeyframeStart) {
        let delta = to.animatableData - value.animatableData
        let canMove = duration > 0 && duration.isFinite && delta.isFinite
        return arrival(
            at: to, duration: duration,
            velocity: delta.velocity(over: duration, slope: curve.velocity(at: 1)),
            motion: canMove ? .linear(delta: delta, curve: curve, duration: duration) : .hold
        )
    }

    private func cubic(
        _ to: Value, duration: Double, startVelocity: Vector, endVelocity: Vector
    ) -> (segment: KeyframeSegment<Value>, next: KeyframeStart) {
        // The Hermite curve h(s) = first·s + second·s² + third·s³ with h'(0) and h'(1) given.
        let delta = to.animatableData - value.animatableData
        let first = startVelocity.scaled(by: duration)
        let last = endVelocity.scaled(by: duration)
        let third = first + last - delta.scaled(by: 2)
        let second = delta - first - third
        let canMove =
            duration > 0 && duration.isFinite && first.isFinite && second.isFinite
            && third.isFinite
        return arrival(
            at: to, duration: duration, velocity: endVelocity,
            motion: canMove ? .cubic(first, second, third, duration) : .hold
        )
    }

    private func spring(
        _ to: Value, duration: Double?, spring: Spring, velocity: Vector
    ) -> (segment: KeyframeSegment<Value>, next: KeyframeStart) {
        let delta = to.animatableData - value.animatableData
        guard delta.isFinite, velocity.isFinite else {
            let duration = (duration ?? 0).asDuration
            return arrival(at: to, duration: duration, velocity: .zero, motion: .hold)
        }
        let settling =
            duration
            ?? spring.settlingDuration(target: delta, initialVelocity: velocity, epsilon: 1e-4)
        let duration = settling.asDuration
        var end = to
        var endVelocity = duration == 0 ? velocity : .zero
        if duration.isFinite {
            let motion = duration > 0 ? spring.solution.finiteCoefficients(at: duration) : .identity
            end.animatableData =
                value.animatableData + delta.scaled(by: 1 - motion.p)
                + velocity.scaled(by: motion.q)
            endVelocity = delta.scaled(by: -motion.dp) + velocity.scaled(by: motion.dq)
        }
        return arrival(
            at: end, duration: duration, velocity: endVelocity,
            motion: .spring(spring.solution, delta: delta, velocity: velocity)
        )
    }

    /// Returns the final velocity of a cubic keyframe that specifies none.
    private func velocity(
        at to: Value, after duration: Double, towards next: KeyframeDescription<Value>?
    ) -> Vector {
        switch next {
        case .cubic(_, _, let startVelocity?, _):
            return startVelocity.animatableData
        case .cubic(let end, let nextDuration, nil, _):
            let nextDuration = nextDuration.asDuration
            guard duration > 0, nextDuration > 0 else { return .zero }
            let delta = end.animatableData - value.animatableData
            return delta.velocity(over: duration + nextDuration, slope: 1)
        case .linear(let end, let nextDuration, let curve):
            guard duration > 0 else { return .zero }
            let delta = end.animatableData - to.animatableData
            return delta.velocity(over: nextDuration.asDuration, slope: curve.velocity(at: 0))
        case .spring, .move, nil:
            return .zero
        }
    }
}

extension Double {
    /// The number as the duration of a keyframe: zero if it is negative or NaN.
    fileprivate var asDuration: Double { self > 0 ? self : 0 }
}

extension VectorArithmetic {
    /// Whether no component is infinite or NaN.
    fileprivate var isFinite: Bool { self - self == .zero }

    /// Returns the velocity of covering this delta in a time; zero if it is not finite.
    fileprivate func velocity(over duration: Double, slope: Double) -> Self {
        guard duration > 0, slope.isFinite else { return .zero }
        let result = scaled(by: slope / duration)
        return result.isFinite ? result : .zero
    }
}
