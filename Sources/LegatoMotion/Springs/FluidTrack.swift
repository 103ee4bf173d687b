/// A fluid spring that runs on a property, below every animation that began after it.
///
/// It is noncopyable so that it is accessed in place: it is large and accessed often.
struct FluidTrack<Value: VectorArithmetic & Sendable>: ~Copyable, Sendable {
    /// The state at which the motion began or was last merged.
    struct Start {
        /// The start time; inside modifiers, that of the first animation in the chain of merges.
        var time = 0.0
        /// The total delta of the model value over the chain of merges.
        var delta = Value.zero
        var timing = FluidTiming()
        /// The time of the last merge, in the spring's local time.
        var beginning = 0.0
        /// The displacement at the last merge, as an offset from the model value.
        var offset = Value.zero
        /// The velocity at the last merge, per second of the spring's local time.
        var velocity = Value.zero
    }

    private(set) var start = Start()
    private(set) var trajectory = FluidTrajectory.standing
    /// The end once computed, otherwise NaN; most springs are retargeted before they reach it.
    private var knownEnd = Double.nan

    /// Restarts the motion.
    mutating func restart(
        _ start: Start, spring: FluidSpringAnimation, blend: FluidTrajectory.Blend?
    ) {
        self.start = start
        knownEnd = .nan
        // Computing a trajectory costs more than everything else here.
        if blend == nil, trajectory.blend == nil, trajectory.spring == spring { return }
        trajectory = FluidTrajectory(spring: spring, blend: blend)
    }

    /// Returns a copy.
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

    /// The first time at which the offset is zero.
    var end: Double { knownEnd.isNaN ? searchedEnd : knownEnd }

    private var searchedEnd: Double {
        start.time + start.timing.outer(start.beginning + settling.end(of: trajectory))
    }

    /// The first time at which the spring is logically complete, at most the end.
    var logicalEnd: Double {
        let logical = start.timing.outer(start.beginning + trajectory.logicalEnd)
        return min(end, start.time + min(logical, start.timing.logicalLimit))
    }

    /// The stage by which a batch evaluates the spring; nil until its end is computed.
    var stage: AnimatorShape.Stage? {
        guard !knownEnd.isNaN else { return nil }
        guard trajectory.blend == nil else { return .blended }
        switch trajectory.final {
        case .underdamped: return .underdamped
        case .critical: return .critical
        case .overdamped: return .overdamped
        }
    }

    /// Computes and stores the end, so that later queries need no search.
    mutating func settle() { knownEnd = end }

    /// Returns how long the motion has run at a time, in the spring's local time.
    func age(at time: Double) -> Double {
        max(start.timing.local(time - start.time) - start.beginning, 0)
    }

    /// Returns the sample at a time; `nil` from the end on.
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

    /// Whether a sample in the spring's local time is so near to rest that the end must be
    /// computed.
    @inline(__always)
    private func mayBeAtRest(_ sample: MotionSample<Value>) -> Bool {
        guard trajectory.blend == nil else { return true }
        let position = sample.offset.magnitudeSquared
        let velocity = sample.velocity.magnitudeSquared
        let sum = (sample.offset + sample.velocity).magnitudeSquared
        let level = FluidSettling.level(
            of: trajectory, position: position, mixed: (sum - position - velocity) / 2,
            velocity: velocity
        )
        // An infinite level is inconclusive; the factor allows for rounding.
        return !(level.isFinite && level > trajectory.restLevel * (1 + 1e-9))
    }

    /// The state as seen by a custom animation that replaces this one.
    var context: AnimationContext<Value> {
        var context = AnimationContext<Value>()
        context.state[FluidState<Value>.self] = FluidState(
            position: start.offset + start.delta, velocity: start.velocity,
            beginning: start.beginning, trajectory: trajectory
        )
        return context
    }
}
