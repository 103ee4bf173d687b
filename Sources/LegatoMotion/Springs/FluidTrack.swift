/// A fluid spring that runs on a property, below everything that began after it.
///
/// It is not copyable so that it is used in place: it is large, and asked often.
struct FluidTrack<Value: VectorArithmetic & Sendable>: ~Copyable, Sendable {
    /// How it began, or was last merged.
    struct Start {
        /// When the animation began that this one carries on.
        var time = 0.0
        /// The changes of the model value that it brought.
        var delta = Value.zero
        var timing = FluidTiming()
        /// When it began or was last merged, in the spring's own time.
        var beginning = 0.0
        /// What was missing then, as an offset from the model value.
        var offset = Value.zero
        /// The velocity then, per second of the spring's own time.
        var velocity = Value.zero
    }

    private(set) var start = Start()
    private(set) var trajectory = FluidTrajectory.standing
    /// The end, once it has been looked for: most springs are retargeted before they get there.
    private var knownEnd = Double.nan

    /// Makes another motion of it.
    mutating func restart(
        _ start: Start,
        spring: FluidSpringAnimation,
        blend: FluidTrajectory.Blend?
    ) {
        self.start = start
        knownEnd = .nan
        // To work a trajectory out takes longer than everything else here.
        if blend == nil, trajectory.blend == nil, trajectory.spring == spring { return }
        trajectory = FluidTrajectory(spring: spring, blend: blend)
    }

    /// Returns another one that runs the same way.
    func copy() -> FluidTrack {
        var copy = FluidTrack()
        copy.start = start
        copy.trajectory = trajectory
        copy.knownEnd = knownEnd
        return copy
    }

    private var settling: FluidSettling {
        FluidSettling(offset: start.offset, velocity: start.velocity, value: start.delta)
    }

    /// The first time from which it adds nothing.
    var end: Double { knownEnd.isNaN ? searchedEnd : knownEnd }

    private var searchedEnd: Double {
        start.time + start.timing.outer(start.beginning + settling.end(of: trajectory))
    }

    /// The first time from which the eye waits for nothing more, at most the end.
    var logicalEnd: Double {
        let logical = start.timing.outer(start.beginning + trajectory.logicalEnd)
        return min(end, start.time + min(logical, start.timing.logicalLimit))
    }

    /// How a batch evaluates it; nil until its end is determined.
    var stage: AnimatorShape.Stage? {
        guard !knownEnd.isNaN else { return nil }
        guard trajectory.blend == nil else { return .blended }
        switch trajectory.final {
        case .underdamped: return .underdamped
        case .critical: return .critical
        case .overdamped: return .overdamped
        }
    }

    /// Looks for the end, so that questions about it need no search any more.
    mutating func settle() { knownEnd = end }

    /// How long the motion has run at a time, in the spring's own time.
    func age(at time: Double) -> Double {
        max(start.timing.local(time - start.time) - start.beginning, 0)
    }

    /// What it adds at a time, `nil` from its end on.
    @inline(__always)
    func sample(at time: Double) -> MotionSample<Value>? {
        let isSettled = !knownEnd.isNaN
        if isSettled, time >= knownEnd { return nil }
        let local = start.timing.rate * (time - start.time) - start.timing.lag
        let motion = trajectory.coefficients(at: max(local - start.beginning, 0))
        var sample = MotionSample(
            offset: start.offset.scaled(by: motion.p) + start.velocity.scaled(by: motion.q),
            velocity: start.offset.scaled(by: motion.dp) + start.velocity.scaled(by: motion.dq)
        )
        if !isSettled, mayBeAtRest(sample), time >= end { return nil }
        if start.timing.rate != 1 { sample.velocity.scale(by: start.timing.rate) }
        if local < 0 { sample.velocity = .zero }
        return sample
    }

    /// Whether it is worth a search to know if the spring has ended by a sample in its own time.
    @inline(__always)
    private func mayBeAtRest(_ sample: MotionSample<Value>) -> Bool {
        guard trajectory.blend == nil else { return true }
        let position = sample.offset.magnitudeSquared
        let velocity = sample.velocity.magnitudeSquared
        let sum = (sample.offset + sample.velocity).magnitudeSquared
        let level = FluidSettling.level(
            of: trajectory,
            position: position,
            mixed: (sum - position - velocity) / 2,
            velocity: velocity
        )
        // An infinite level says nothing; the slack is for rounding.
        return !(level.isFinite && level > trajectory.restLevel * (1 + 1e-9))
    }

    /// The state in which a custom animation that replaces this one finds it.
    var context: AnimationContext<Value> {
        var context = AnimationContext<Value>()
        context.state[FluidState<Value>.self] = FluidState(
            position: start.offset + start.delta,
            velocity: start.velocity,
            beginning: start.beginning,
            trajectory: trajectory
        )
        return context
    }
}
