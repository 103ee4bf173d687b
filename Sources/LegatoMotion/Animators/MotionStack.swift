/// The animations running on a property: a fluid spring, and those that began after it.
///
/// It is noncopyable so that it is accessed in place: it is large and accessed often.
struct MotionStack<Value: VectorArithmetic & Sendable>: ~Copyable, Sendable {
    /// The spring, valid if `hasSpring`; an optional would not be accessed in place.
    private var spring = FluidTrack<Value>()
    private var hasSpring = false
    /// The whole animation that contains the spring, if it is modified; otherwise meaningless.
    private var modified = Animation.default
    private var overlays: [MotionTrack<Value>] = []
    /// The unanimated changes since the last spring.
    var sampler = VelocitySampler<Value>()

    /// Returns a copy.
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

    // Accessed by index: other ways to reach the last track copy it, and allocate when not
    // specialised.
    /// The first time at which the animations no longer contribute; −∞ if none runs.
    var end: Double {
        if !overlays.isEmpty { return overlays[overlays.count - 1].end }
        return hasSpring ? spring.end : -.infinity
    }

    /// The first time at which the animations are logically complete; −∞ if none runs.
    var logicalEnd: Double {
        if !overlays.isEmpty { return overlays[overlays.count - 1].logicalEnd }
        return hasSpring ? spring.logicalEnd : -.infinity
    }

    /// The shape of the animations; nil if a batch cannot evaluate them.
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

    /// Returns the animation at an index of the shape.
    func part(_ index: Int) -> AnimatorPart<Value>? {
        let place = hasSpring ? index - 1 : index
        if place < 0 { return .spring(spring.start, spring.trajectory, end: spring.end) }
        guard place < overlays.count, let motion = overlays[place].motion else { return nil }
        return .track(overlays[place], motion)
    }

    /// Computes the end of the spring now, so that later queries need not.
    mutating func settle() {
        if hasSpring { spring.settle() }
    }

    /// Removes all animations.
    mutating func rest() {
        hasSpring = false
        if !overlays.isEmpty { overlays = [] }
    }

    /// Removes the animations that have ended by a time, and returns the sample of the others.
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

    /// Advances the state of custom animations to a time.
    mutating func advance(to time: Double, in environment: EnvironmentValues?) {
        guard !isFrozen else { return }
        var before = springSample(at: time) ?? .zero
        for index in overlays.indices {
            (overlays[index], before) = overlays[index].advanced(
                to: time, after: before, in: environment
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
        // By index: iterating allocates when not specialised.
        for index in overlays.indices {
            result = overlays[index].sample(at: time, after: result)
        }
        return result
    }

    /// Makes a spring take over everything that runs in another stack, after a change of the model
    /// value.
    ///
    /// Inside delays and speeds it merges only with a spring that has the same modifiers.
    ///
    /// - Parameters:
    ///   - fluid: The spring.
    ///   - timing: The modifiers' effect on its time.
    ///   - animation: The whole animation.
    ///   - delta: The delta of the change.
    ///   - previous: The running animations, without any that have ended.
    ///   - sample: The current sample of `previous`.
    ///   - time: The time of the change.
    /// - Returns: Whether it merges; if not, nothing has changed.
    mutating func merge(
        _ fluid: FluidSpringAnimation, _ timing: FluidTiming, of animation: Animation, delta: Value,
        with previous: borrowing MotionStack, _ sample: MotionSample<Value>, at time: Double
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
            time: start, delta: whole, timing: timing, beginning: timing.local(time - start),
            offset: sample.offset - delta, velocity: velocity
        )
        spring.restart(beginning, spring: fluid, blend: blend)
        hasSpring = true
        if isModified { modified = animation }
        if !overlays.isEmpty { overlays = [] }
        if sampler.hasSamples { sampler = VelocitySampler() }
        return true
    }

    /// Starts an animation on top of the running ones.
    mutating func append(_ track: MotionTrack<Value>) { overlays.append(track) }

    /// Starts a custom animation, replacing the running ones if it merges with them, otherwise on
    /// top.
    mutating func startCustom(
        _ animation: Animation, delta: Value, at time: Double, in environment: EnvironmentValues
    ) {
        let fresh = MotionTrack(
            animation: animation, start: time, delta: delta,
            context: AnimationContext(environment: environment)
        )
        guard let previous = whole else { return append(fresh) }
        var context = previous.context
        context.environment = environment
        let merges = animation.shouldMerge(
            previous: previous.animation, value: previous.delta, time: time - previous.start,
            context: &context
        )
        guard merges else { return append(fresh) }
        hasSpring = false
        overlays = [
            MotionTrack(
                animation: animation, start: previous.start, delta: previous.delta + delta,
                context: context
            )
        ]
    }

    /// The running animations combined into one, as seen by a custom animation that replaces them.
    private var whole: MotionTrack<Value>? {
        var tracks = overlays
        if hasSpring {
            let start = spring.start
            let isModified = start.timing != FluidTiming()
            let track = MotionTrack(
                animation: isModified ? modified : Animation(spring.trajectory.spring),
                start: start.time, delta: start.delta, context: spring.context
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
                    animation: track.animation, start: track.start - first.start
                )
            )
            target += track.delta
            state.targets.append(target)
            state.contexts.append(track.context)
        }
        var context = AnimationContext<Value>()
        context.state[CombiningState<Value>.self] = state
        return MotionTrack(
            animation: Animation(combined), start: first.start, delta: target, context: context
        )
    }
}
