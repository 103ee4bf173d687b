/// What one or more animations add to a model value, and the velocity of the sum.
struct MotionSample<Value: VectorArithmetic & Sendable>: Sendable {
    var offset: Value
    var velocity: Value

    static var zero: MotionSample { MotionSample(offset: .zero, velocity: .zero) }
}

/// A curve, a custom animation or a spring that does not merge, on top of what runs already.
struct MotionTrack<Value: VectorArithmetic & Sendable>: Sendable {
    private enum Course: Sendable {
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
    private(set) var end: Double
    private(set) var logicalEnd: Double
    private var course: Course

    init(animation: Animation, start: Double, delta: Value, motion: UnitMotion) {
        self.animation = animation
        self.start = start
        self.delta = delta
        self.end = start + motion.end
        self.logicalEnd = start + motion.logicalEnd
        self.course = .unit(motion)
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
        self.course = .custom(context, shown: nil)
    }

    /// Whether it is built in.
    var isFrozen: Bool {
        if case .custom = course { false } else { true }
    }

    /// The state in which a custom animation that replaces this one finds it.
    var context: AnimationContext<Value> {
        if case .custom(let context, _) = course { context } else { AnimationContext() }
    }

    /// The sample of this track on top of those that began before it.
    func sample(at time: Double, after before: MotionSample<Value>) -> MotionSample<Value> {
        if time >= end { return .zero }
        switch course {
        case .unit(let motion):
            let sample = motion.sample(at: time - start)
            let change = delta - before.offset
            return MotionSample(
                offset: change.scaled(by: sample.progress - 1),
                velocity: change.scaled(by: sample.rate)
                    + before.velocity.scaled(by: 1 - sample.progress)
            )
        case .custom:
            var copy = self
            return copy.advance(to: time, after: before)
        }
    }

    /// Keeps what a custom animation notes down at a time, and whether it has ended.
    mutating func advance(
        to time: Double,
        after before: MotionSample<Value>
    ) -> MotionSample<Value> {
        guard time < end, case .custom(var context, let shown) = course else {
            return sample(at: time, after: before)
        }
        // A frame asks once, however often it is looked at.
        if let shown, shown.time == time { return shown.sample }
        let change = delta - before.offset
        let result = animation.animate(value: change, time: time - start, context: &context)
        if result == nil { end = time }
        if result == nil || context.isLogicallyComplete { logicalEnd = min(logicalEnd, time) }
        var sample = MotionSample<Value>.zero
        if let result {
            let velocity = animation.velocity(value: change, time: time - start, context: context)
            sample = MotionSample(
                offset: result - change,
                velocity: before.velocity + (velocity ?? .zero)
            )
        }
        course = .custom(context, shown: Shown(time: time, sample: sample))
        return sample
    }
}
