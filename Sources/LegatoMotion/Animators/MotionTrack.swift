import LegatoGraphics

/// The offset that animations add to a model value, and its velocity.
struct MotionSample<Value: VectorArithmetic & Sendable>: Sendable {
    var offset: Value
    var velocity: Value

    static var zero: MotionSample { MotionSample(offset: .zero, velocity: .zero) }
}

/// A curve, a custom animation or a non-merging spring that runs on top of earlier animations.
///
/// It is immutable, and a class so that sampling does not copy its contents.
final class MotionTrack<Value: VectorArithmetic & Sendable>: Sendable {
    private enum Trajectory: Sendable {
        case unit(UnitMotion)
        case custom(AnimationContext<Value>, shown: Shown?)
    }

    /// The result of a custom animation at the time it was last advanced to.
    private struct Shown: Sendable {
        let time: Double
        let sample: MotionSample<Value>
    }

    let animation: Animation
    let start: Double
    /// The delta of the model value that this animation animates.
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
        animation: Animation, start: Double, delta: Value,
        context: AnimationContext<Value> = AnimationContext()
    ) {
        self.animation = animation
        self.start = start
        self.delta = delta
        self.end = .infinity
        self.logicalEnd = .infinity
        self.trajectory = .custom(context, shown: nil)
    }

    /// Creates the successor of a custom animation's track.
    private init(_ other: MotionTrack, end: Double, logicalEnd: Double, trajectory: Trajectory) {
        (animation, start, delta) = (other.animation, other.start, other.delta)
        (self.end, self.logicalEnd, self.trajectory) = (end, logicalEnd, trajectory)
    }

    /// Whether the animation is built in.
    var isFrozen: Bool {
        if case .custom = trajectory { false } else { true }
    }

    /// The motion of a built-in animation for a unit change; nil for a custom one.
    var motion: UnitMotion? {
        if case .unit(let motion) = trajectory { motion } else { nil }
    }

    /// The stage by which a batch evaluates the track; nil for a custom animation.
    var stage: AnimatorShape.Stage? {
        guard let motion else { return nil }
        guard let (curve, duration) = motion.curve, duration > 0, curve.solver != nil
        else { return .motion }
        return .curve
    }

    /// The state as seen by a custom animation that replaces this one.
    var context: AnimationContext<Value> {
        if case .custom(let context, _) = trajectory { context } else { AnimationContext() }
    }

    /// Returns the sample of this track on top of those that began before it.
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

    /// Evaluates a custom animation at a time, and records its result and whether it has ended.
    ///
    /// The animation reads the given environment; if nil, the previous one.
    ///
    /// - Returns: The track that replaces this one, and the sample.
    func advanced(
        to time: Double, after before: MotionSample<Value>, in environment: EnvironmentValues? = nil
    ) -> (track: MotionTrack, sample: MotionSample<Value>) {
        guard time < end, case .custom(var context, let shown) = trajectory else {
            return (self, sample(at: time, after: before))
        }
        // Evaluated once per frame, however often it is sampled.
        if let shown, shown.time == time { return (self, shown.sample) }
        if let environment { context.environment = environment }
        let change = delta - before.offset
        let answer = animation.animate(value: change, time: time - start, context: &context)
        let result = finite(answer, "A value", "the animation ends")
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
            self, end: result == nil ? time : end,
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
            \(name) of the custom animation \(animation) must have a finite magnitudeSquared, got \
            \(answer); \(remedy).
            """
        )
        return nil
    }
}
