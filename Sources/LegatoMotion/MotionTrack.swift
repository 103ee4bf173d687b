/// What one or more animations add to a model value, and the velocity of the sum.
struct MotionSample<Value: VectorArithmetic & Sendable>: Sendable {
    var offset: Value
    var velocity: Value
}

/// A fluid spring that runs on a property.
struct FluidMotion<Value: VectorArithmetic & Sendable>: Sendable {
    let timing: FluidTiming
    let course: FluidCourse
    /// When it began or was last merged, in the spring's own time.
    let beginning: Double
    /// What was missing then, as an offset from the model value.
    let offset: Value
    /// The velocity then, per second of the spring's own time.
    let velocity: Value
    /// The end in the spring's own time.
    let end: Double

    init(
        timing: FluidTiming,
        course: FluidCourse,
        beginning: Double,
        offset: Value,
        velocity: Value,
        value: Value
    ) {
        self.timing = timing
        self.course = course
        self.beginning = beginning
        self.offset = offset
        self.velocity = velocity
        let settling = FluidSettling(offset: offset, velocity: velocity, value: value)
        end = beginning + settling.end(of: course)
    }

    /// How long the motion has run at a time, in the spring's own time.
    func age(at time: Double) -> Double { max(timing.local(time) - beginning, 0) }

    func sample(at time: Double) -> MotionSample<Value> {
        let local = timing.rate * time - timing.lag
        let motion = course.coefficients(at: max(local - beginning, 0))
        return MotionSample(
            offset: offset.scaled(by: motion.p) + velocity.scaled(by: motion.q),
            velocity: local < 0
                ? .zero
                : (offset.scaled(by: motion.dp) + velocity.scaled(by: motion.dq))
                    .scaled(by: timing.rate)
        )
    }
}

/// One animation that runs on a property.
struct MotionTrack<Value: VectorArithmetic & Sendable>: Sendable {
    private enum Course: Sendable {
        case unit(UnitMotion)
        case fluid(FluidMotion<Value>)
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

    init(animation: Animation, start: Double, delta: Value, motion: FluidMotion<Value>) {
        self.animation = animation
        self.start = start
        self.delta = delta
        self.end = start + motion.timing.outer(motion.end)
        let logical = motion.timing.outer(motion.beginning + motion.course.logicalEnd)
        self.logicalEnd = min(self.end, start + min(logical, motion.timing.logicalLimit))
        self.course = .fluid(motion)
    }

    init(animation: Animation, start: Double, delta: Value, context: AnimationContext<Value>) {
        self.animation = animation
        self.start = start
        self.delta = delta
        self.end = .infinity
        self.logicalEnd = .infinity
        self.course = .custom(context, shown: nil)
    }

    /// The fluid spring, if that is what runs.
    var fluid: FluidMotion<Value>? {
        if case .fluid(let motion) = course { motion } else { nil }
    }

    /// Whether it is built in.
    var isFrozen: Bool {
        if case .custom = course { false } else { true }
    }

    /// The state in which a custom animation that replaces this one finds it.
    var context: AnimationContext<Value> {
        switch course {
        case .custom(let context, _):
            return context
        case .unit:
            return AnimationContext()
        case .fluid(let motion):
            var context = AnimationContext<Value>()
            context.state[FluidState<Value>.self] = FluidState(
                position: motion.offset + delta,
                velocity: motion.velocity,
                beginning: motion.beginning,
                course: motion.course
            )
            return context
        }
    }

    /// The sample of this track on top of those that began before it.
    func sample(at time: Double, after before: MotionSample<Value>) -> MotionSample<Value> {
        if time >= end { return MotionSample(offset: .zero, velocity: .zero) }
        switch course {
        case .unit(let motion):
            let sample = motion.sample(at: time - start)
            let change = delta - before.offset
            return MotionSample(
                offset: change.scaled(by: sample.progress - 1),
                velocity: change.scaled(by: sample.rate)
                    + before.velocity.scaled(by: 1 - sample.progress)
            )
        case .fluid(let motion):
            return motion.sample(at: time - start)
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
        var sample = MotionSample<Value>(offset: .zero, velocity: .zero)
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
