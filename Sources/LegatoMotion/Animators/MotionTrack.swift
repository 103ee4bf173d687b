import LegatoGraphics

/// What one or more animations add to a model value, and the velocity of the sum.
struct MotionSample<Value: VectorArithmetic & Sendable>: Sendable {
    var offset: Value
    var velocity: Value

    static var zero: MotionSample { MotionSample(offset: .zero, velocity: .zero) }
}

/// A curve, a custom animation or a spring that does not merge, on top of what runs already.
///
/// It never changes, and is an object so that a sample copies none of what it holds.
final class MotionTrack<Value: VectorArithmetic & Sendable>: Sendable {
    private enum Trajectory: Sendable {
        case unit(UnitMotion)
        case custom(AnimationContext<Value>, shown: Shown?)
    }

    /// What a custom animation answered at the time that it was last advanced to.
    private struct Shown: Sendable {
        let time: Double
        let sample: MotionSample<Value>
    }

    let animation: Animation
    let start: Double
    /// The change of the model value that this animation brought.
    let delta: Value
    let end: Double
    let logicalEnd: Double
    private let trajectory: Trajectory

    init(animation: Animation, start: Double, delta: Value, motion: UnitMotion) {
        self.animation = animation
        self.start = start
        self.delta = delta
        self.end = start + motion.end
        self.logicalEnd = start + motion.logicalEnd
        self.trajectory = .unit(motion)
    }

    init(
        animation: Animation,
        start: Double,
        delta: Value,
        context: AnimationContext<Value> = AnimationContext()
    ) {
        self.animation = animation
        self.start = start
        self.delta = delta
        self.end = .infinity
        self.logicalEnd = .infinity
        self.trajectory = .custom(context, shown: nil)
    }

    /// Makes the one that a custom animation goes on as.
    private init(_ other: MotionTrack, end: Double, logicalEnd: Double, trajectory: Trajectory) {
        (animation, start, delta) = (other.animation, other.start, other.delta)
        (self.end, self.logicalEnd, self.trajectory) = (end, logicalEnd, trajectory)
    }

    /// Whether it is built in.
    var isFrozen: Bool {
        if case .custom = trajectory { false } else { true }
    }

    /// The motion of a built-in animation for a unit change; nil for a custom one.
    var motion: UnitMotion? {
        if case .unit(let motion) = trajectory { motion } else { nil }
    }

    /// How a batch evaluates it; nil for a custom animation.
    var stage: AnimatorShape.Stage? {
        guard let motion else { return nil }
        guard let (curve, duration) = motion.curve, duration > 0, curve.solver != nil
        else { return .motion }
        return .curve
    }

    /// The state in which a custom animation that replaces this one finds it.
    var context: AnimationContext<Value> {
        if case .custom(let context, _) = trajectory { context } else { AnimationContext() }
    }

    /// The sample of this track on top of those that began before it.
    func sample(at time: Double, after before: MotionSample<Value>) -> MotionSample<Value> {
        if time >= end { return .zero }
        switch trajectory {
        case .unit(let motion):
            let sample = motion.sample(at: time - start)
            let change = delta - before.offset
            return MotionSample(
                offset: change.scaled(by: sample.progress - 1),
                velocity: change.scaled(by: sample.rate)
                    + before.velocity.scaled(by: 1 - sample.progress)
            )
        case .custom: return advanced(to: time, after: before).sample
        }
    }

    /// Lets a custom animation note down what it wants at a time, and whether it has ended.
    ///
    /// It reads the environment that is given; without one it keeps that of before.
    ///
    /// - Returns: The track that goes on in the place of this one, and the sample.
    func advanced(
        to time: Double,
        after before: MotionSample<Value>,
        in environment: EnvironmentValues? = nil
    ) -> (track: MotionTrack, sample: MotionSample<Value>) {
        guard time < end, case .custom(var context, let shown) = trajectory else {
            return (self, sample(at: time, after: before))
        }
        // A frame asks once, however often it is looked at.
        if let shown, shown.time == time { return (self, shown.sample) }
        if let environment { context.environment = environment }
        let change = delta - before.offset
        let answer = animation.animate(value: change, time: time - start, context: &context)
        let result = finite(answer, "An answer", "the animation ends")
        let isLogicallyComplete = result == nil || context.isLogicallyComplete
        var sample = MotionSample<Value>.zero
        if let result {
            let velocity = animation.velocity(value: change, time: time - start, context: context)
            sample = MotionSample(
                offset: result - change,
                velocity: before.velocity + (finite(velocity, "A velocity", "0 is used") ?? .zero)
            )
        }
        let track = MotionTrack(
            self,
            end: result == nil ? time : end,
            logicalEnd: isLogicallyComplete ? min(logicalEnd, time) : logicalEnd,
            trajectory: .custom(context, shown: Shown(time: time, sample: sample))
        )
        return (track, sample)
    }

    /// Returns the result of a custom animation; nil, with a warning, if its square is not finite.
    private func finite(_ answer: Value?, _ name: String, _ remedy: String) -> Value? {
        guard let answer, !answer.magnitudeSquared.isFinite else { return answer }
        Warning.print(
            about: "\(name) of \(animation)",
            """
            \(name) of the custom animation \(animation) must have a finite square, got \
            \(answer); \(remedy).
            """
        )
        return nil
    }
}
