/// What runs on a property: a fluid spring, and what began after it.
///
/// It is not copyable so that it is used in place: it is large, and asked often.
struct MotionStack<Value: VectorArithmetic & Sendable>: ~Copyable, Sendable {
    /// The spring, if `hasSpring`: an optional one would not be used in place.
    private var spring = FluidTrack<Value>()
    private var hasSpring = false
    /// What the spring stands in, where it is modified; otherwise without meaning.
    private var modified = Animation.default
    private var overlays: [MotionTrack<Value>] = []
    /// The changes that were not animated, since the last spring.
    var sampler = VelocitySampler<Value>()

    /// Returns another one in which the same runs.
    func copy() -> MotionStack {
        var copy = MotionStack()
        copy.spring = spring.copy()
        copy.hasSpring = hasSpring
        copy.modified = modified
        copy.overlays = overlays
        copy.sampler = sampler
        return copy
    }

    var isFrozen: Bool { overlays.isEmpty || overlays.allSatisfy(\.isFrozen) }

    // By index: other ways to the last track copy it, and allocate where they are not specialized.
    /// The first time from which nothing is added, −∞ where nothing runs.
    var end: Double {
        if !overlays.isEmpty { return overlays[overlays.count - 1].end }
        return hasSpring ? spring.end : -.infinity
    }

    /// The first time from which the eye waits for nothing more.
    var logicalEnd: Double {
        if !overlays.isEmpty { return overlays[overlays.count - 1].logicalEnd }
        return hasSpring ? spring.logicalEnd : -.infinity
    }

    /// The shape of the animations; nil if a batch cannot evaluate it.
    var shape: AnimatorShape? {
        var shape = AnimatorShape()
        if hasSpring {
            guard let stage = spring.stage, shape.append(stage) else { return nil }
        }
        for index in overlays.indices {
            guard let stage = overlays[index].stage, shape.append(stage) else { return nil }
        }
        return shape
    }

    /// The animation at an index of the shape.
    func part(_ index: Int) -> AnimatorPart<Value>? {
        let place = hasSpring ? index - 1 : index
        if place < 0 { return .spring(spring.start, spring.trajectory, end: spring.end) }
        guard place < overlays.count, let motion = overlays[place].motion else { return nil }
        return .track(overlays[place], motion)
    }

    /// Looks for the end of the spring, so that no later question has to.
    mutating func settle() {
        if hasSpring { spring.settle() }
    }

    /// Drops all animations.
    mutating func rest() {
        hasSpring = false
        if !overlays.isEmpty { overlays = [] }
    }

    /// Removes what has ended by a time, and returns the sample of the rest.
    mutating func removeFinished(at time: Double) -> MotionSample<Value> {
        if !overlays.isEmpty, let index = overlays.lastIndex(where: { $0.end <= time }) {
            overlays.removeSubrange(...index)
            hasSpring = false
        }
        guard let base = springSample(at: time) else {
            hasSpring = false
            return sample(at: time, above: .zero)
        }
        return sample(at: time, above: base)
    }

    /// Lets custom animations take note of a time.
    mutating func advance(to time: Double, in environment: EnvironmentValues?) {
        guard !isFrozen else { return }
        var before = springSample(at: time) ?? .zero
        for index in overlays.indices {
            (overlays[index], before) = overlays[index].advanced(
                to: time,
                after: before,
                in: environment
            )
        }
    }

    func sample(at time: Double) -> MotionSample<Value> {
        sample(at: time, above: springSample(at: time) ?? .zero)
    }

    private func springSample(at time: Double) -> MotionSample<Value>? {
        hasSpring ? spring.sample(at: time) : nil
    }

    private func sample(at time: Double, above spring: MotionSample<Value>) -> MotionSample<Value> {
        var result = spring
        // By index: iterating allocates where it is not specialized.
        for index in overlays.indices {
            result = overlays[index].sample(at: time, after: result)
        }
        return result
    }

    /// Lets a spring carry on all that runs in another stack, after a change of the model value.
    ///
    /// Inside delays and speeds it merges only with a spring that has the same ones.
    ///
    /// - Parameters:
    ///   - fluid: The spring.
    ///   - timing: What modifies it.
    ///   - animation: The whole animation.
    ///   - delta: The change.
    ///   - previous: What runs, without anything that has ended.
    ///   - sample: What it shows.
    ///   - time: The time of the change.
    /// - Returns: Whether it merges; otherwise nothing has changed.
    mutating func merge(
        _ fluid: FluidSpringAnimation,
        _ timing: FluidTiming,
        of animation: Animation,
        delta: Value,
        with previous: borrowing MotionStack,
        _ sample: MotionSample<Value>,
        at time: Double
    ) -> Bool {
        let isModified = timing != FluidTiming()
        var start = time
        var whole = delta
        var blend: FluidTrajectory.Blend?
        if previous.hasSpring {
            whole += previous.spring.start.delta
            if previous.overlays.isEmpty {
                let age = previous.spring.age(at: time)
                blend = fluid.blend(takingOver: previous.spring.trajectory, at: age)
            }
        }
        if isModified, previous.hasSpring || !previous.overlays.isEmpty {
            guard previous.overlays.isEmpty, previous.spring.start.timing == timing else {
                return false
            }
            start = previous.spring.start.time
        }
        for index in previous.overlays.indices { whole += previous.overlays[index].delta }
        var velocity = sample.velocity
        if previous.sampler.hasSamples { velocity += previous.sampler.velocity(at: time) }
        if timing.rate != 1 {
            velocity = timing.rate > 0 ? velocity.scaled(by: 1 / timing.rate) : .zero
        }
        let beginning = FluidTrack<Value>.Start(
            time: start,
            delta: whole,
            timing: timing,
            beginning: timing.local(time - start),
            offset: sample.offset - delta,
            velocity: velocity
        )
        spring.restart(beginning, spring: fluid, blend: blend)
        hasSpring = true
        if isModified { modified = animation }
        if !overlays.isEmpty { overlays = [] }
        if sampler.hasSamples { sampler = VelocitySampler() }
        return true
    }

    /// Starts an animation on top of what runs.
    mutating func append(_ track: MotionTrack<Value>) { overlays.append(track) }

    /// Starts a custom animation: in the place of the one that runs, if it merges with it, else on
    /// top.
    mutating func startCustom(
        _ animation: Animation,
        delta: Value,
        at time: Double,
        in environment: EnvironmentValues
    ) {
        let fresh = MotionTrack(
            animation: animation,
            start: time,
            delta: delta,
            context: AnimationContext(environment: environment)
        )
        guard let previous = whole else { return append(fresh) }
        var context = previous.context
        context.environment = environment
        let merges = animation.shouldMerge(
            previous: previous.animation,
            value: previous.delta,
            time: time - previous.start,
            context: &context
        )
        guard merges else { return append(fresh) }
        hasSpring = false
        overlays = [
            MotionTrack(
                animation: animation,
                start: previous.start,
                delta: previous.delta + delta,
                context: context
            )
        ]
    }

    /// All that runs, as a custom animation that replaces it finds it.
    private var whole: MotionTrack<Value>? {
        var tracks = overlays
        if hasSpring {
            let start = spring.start
            let isModified = start.timing != FluidTiming()
            let track = MotionTrack(
                animation: isModified ? modified : Animation(spring.trajectory.spring),
                start: start.time,
                delta: start.delta,
                context: spring.context
            )
            tracks.insert(track, at: 0)
        }
        guard let first = tracks.first, tracks.count > 1 else { return tracks.first }
        var combined = DefaultCombiningAnimation(entries: [])
        var state = CombiningState<Value>()
        var target = Value.zero
        for track in tracks {
            combined.entries.append(
                DefaultCombiningAnimation.Entry(
                    animation: track.animation,
                    start: track.start - first.start
                )
            )
            target += track.delta
            state.targets.append(target)
            state.contexts.append(track.context)
        }
        var context = AnimationContext<Value>()
        context.state[CombiningState<Value>.self] = state
        return MotionTrack(
            animation: Animation(combined),
            start: first.start,
            delta: target,
            context: context
        )
    }
}
