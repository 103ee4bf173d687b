/// The animations running on a property: a fluid spring, and those that began after it.
///
/// Copies of an animator share stacks, which are copied on write. Evaluation methods are not
/// inlined into the animator's, except into `retarget`, which is specialised itself: the animator
/// must dispatch to the specialisation for its type before it does anything that is slow in generic
/// code.
final class MotionStack<Value: VectorArithmetic & Sendable>: @unchecked Sendable {
    /// The state at which the spring began or was last merged.
    struct SpringStart {
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

    // Not optional, because optionals are not accessed in place.
    /// Whether a spring runs; without one, `start` and `trajectory` have no meaning.
    @exclusivity(unchecked) private(set) var hasSpring = false
    @exclusivity(unchecked) private(set) var start = SpringStart()
    @exclusivity(unchecked) private(set) var trajectory = FluidTrajectory.standing
    /// The end of the spring once computed, otherwise NaN; most springs are retargeted before they
    /// reach it.
    @exclusivity(unchecked) private(set) var knownEnd = Double.nan
    /// The whole animation that contains the spring, if it is modified.
    @exclusivity(unchecked) private(set) var modified: Animation?
    @exclusivity(unchecked) private(set) var overlays: [MotionTrack<Value>] = []
    /// The unanimated changes since the last spring.
    @exclusivity(unchecked) var sampler = VelocitySampler<Value>()
    /// The change from which the stack resulted, and its time; NaN if there was none.
    @exclusivity(unchecked) var lastDelta = Value.zero
    @exclusivity(unchecked) var lastTime = Double.nan
    /// The environment of the property, for custom animations; nil if there is none.
    @exclusivity(unchecked) var environment: EnvironmentValues?

    /// Creates a copy of another stack, or an empty one.
    @inline(never)
    init(copying other: MotionStack? = nil) {
        guard let other else { return }
        hasSpring = other.hasSpring
        start = other.start
        trajectory = other.trajectory
        knownEnd = other.knownEnd
        modified = other.modified
        overlays = other.overlays
        sampler = other.sampler
        (lastDelta, lastTime) = (other.lastDelta, other.lastTime)
        environment = other.environment
    }

    // A loop: `allSatisfy(\.isFrozen)` would create a key path on each call.
    var isFrozen: Bool {
        @inline(never)
        get {
            for index in 0..<overlays.count where !overlays[index].isFrozen { return false }
            return true
        }
    }

    // Accessed by index and count, here and below: `last` copies the track, iterating allocates, and
    // `isEmpty` and `indices` look up witness tables when not specialised.
    /// The first time at which the animations no longer contribute; −∞ if none runs.
    var end: Double {
        @inline(never)
        get {
            let count = overlays.count
            if count > 0 { return overlays[count - 1].end }
            return hasSpring ? springEnd : -.infinity
        }
    }

    /// The first time at which the animations are logically complete; −∞ if none runs.
    var logicalEnd: Double {
        @inline(never)
        get {
            let count = overlays.count
            if count > 0 { return overlays[count - 1].logicalEnd }
            guard hasSpring else { return -.infinity }
            let logical = start.timing.outer(start.beginning + trajectory.logicalEnd)
            return min(springEnd, start.time + min(logical, start.timing.logicalLimit))
        }
    }

    /// The first time at which the spring's offset is zero.
    var springEnd: Double {
        guard knownEnd.isNaN else { return knownEnd }
        let settling = FluidSettling(
            offset: start.offset, velocity: start.velocity, value: start.delta
        )
        return start.time + start.timing.outer(start.beginning + settling.end(of: trajectory))
    }

    /// Whether the spring's end is known, or no spring runs.
    var isSettled: Bool { !hasSpring || !knownEnd.isNaN }

    /// Computes and stores the end of the spring, so that later queries need no search.
    @inline(never)
    func settle() { knownEnd = springEnd }

    /// Removes all animations; recorded changes remain.
    func rest() {
        hasSpring = false
        overlays = []
    }

    /// Advances the state of custom animations to a time.
    @inline(never)
    func advance(to time: Double) {
        var before = springSample(at: time) ?? .zero
        for index in overlays.indices {
            (overlays[index], before) = overlays[index].advanced(
                to: time, after: before, in: environment
            )
        }
    }

    /// Returns the offset and the velocity at a time.
    @inline(never)
    func sample(at time: Double) -> MotionSample<Value> {
        sample(at: time, above: springSample(at: time))
    }

    /// Returns the sample of all animations, given that of the spring.
    @inline(__always)
    func sample(at time: Double, above spring: MotionSample<Value>?) -> MotionSample<Value> {
        var result = spring ?? .zero
        for index in 0..<overlays.count {
            result = overlays[index].sample(at: time, after: result)
        }
        return result
    }

    /// Returns the sample of the spring at a time; `nil` from its end on and if none runs.
    @inline(__always)
    func springSample(at time: Double) -> MotionSample<Value>? {
        guard hasSpring else { return nil }
        let isSettled = !knownEnd.isNaN
        if isSettled, time >= knownEnd { return nil }
        let local = start.timing.rate * (time - start.time) - start.timing.lag
        let motion = trajectory.coefficients(at: max(local - start.beginning, 0))
        var sample = MotionSample(
            offset: start.offset.scaled(by: motion.p) + start.velocity.scaled(by: motion.q),
            velocity: start.offset.scaled(by: motion.dp) + start.velocity.scaled(by: motion.dq)
        )
        if !isSettled, mayBeAtRest(sample), time >= springEnd { return nil }
        if start.timing.rate != 1 { sample.velocity.scale(by: start.timing.rate) }
        if local < 0 { sample.velocity = .zero }
        return sample
    }

    /// Whether a sample in the spring's local time is so close to rest that the end must be
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

    /// Whether the spring or animations above it have ended by a time.
    func hasFinished(by time: Double, _ spring: MotionSample<Value>?) -> Bool {
        if hasSpring && spring == nil { return true }
        return !overlays.isEmpty && overlays.contains { $0.end <= time }
    }

    /// Removes the animations that have ended by a time, and those below them.
    func removeFinished(by time: Double, _ spring: MotionSample<Value>?) {
        if spring == nil { hasSpring = false }
        guard let index = overlays.lastIndex(where: { $0.end <= time }) else { return }
        overlays.removeSubrange(...index)
        hasSpring = false
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
    ///   - previous: The running animations, without any that have ended; nil if there are none.
    ///   - sample: The current sample of `previous`.
    ///   - time: The time of the change.
    /// - Returns: Whether it merges; if not, nothing has changed.
    @inline(never)
    func merge(
        _ fluid: FluidSpringAnimation, _ timing: FluidTiming, of animation: Animation, delta: Value,
        with previous: MotionStack?, _ sample: MotionSample<Value>, at time: Double
    ) -> Bool {
        let isModified = timing != FluidTiming()
        var beginning = SpringStart(time: time, delta: delta, timing: timing)
        var velocity = sample.velocity
        var blend: FluidTrajectory.Blend?
        if let previous {
            if previous.hasSpring {
                beginning.delta += previous.start.delta
                if previous.overlays.isEmpty {
                    let age = previous.start.timing.local(time - previous.start.time)
                    blend = fluid.blend(
                        takingOver: previous.trajectory,
                        at: max(age - previous.start.beginning, 0)
                    )
                }
            }
            if isModified, previous.hasSpring || !previous.overlays.isEmpty {
                guard previous.overlays.isEmpty, previous.start.timing == timing else {
                    return false
                }
                beginning.time = previous.start.time
            }
            for index in previous.overlays.indices {
                beginning.delta += previous.overlays[index].delta
            }
            if previous.sampler.hasSamples { velocity += previous.sampler.velocity(at: time) }
        }
        if timing.rate != 1 {
            velocity = timing.rate > 0 ? velocity.scaled(by: 1 / timing.rate) : .zero
        }
        beginning.beginning = timing.local(time - beginning.time)
        beginning.offset = sample.offset - delta
        beginning.velocity = velocity
        start = beginning
        (hasSpring, knownEnd) = (true, .nan)
        follow(fluid, blend, like: previous)
        modified = isModified ? animation : nil
        if !overlays.isEmpty { overlays = [] }
        if sampler.hasSamples { sampler = VelocitySampler() }
        return true
    }

    /// Sets the trajectory to that of a spring, taken over where another stack has it: computing
    /// one costs more than everything else in a merge.
    @inline(__always)
    private func follow(
        _ fluid: FluidSpringAnimation, _ blend: FluidTrajectory.Blend?, like previous: MotionStack?
    ) {
        if blend == nil {
            if trajectory.blend == nil, trajectory.spring == fluid { return }
            if let other = previous?.trajectory, other.blend == nil, other.spring == fluid {
                trajectory = other
                return
            }
        }
        trajectory = FluidTrajectory(spring: fluid, blend: blend)
    }

    /// Starts an animation on top of the running ones.
    func append(_ track: MotionTrack<Value>) { overlays.append(track) }

    /// Starts a custom animation, replacing the running ones if it merges with them, otherwise on
    /// top.
    func startCustom(_ animation: Animation, delta: Value, at time: Double) {
        let environment = environment ?? EnvironmentValues()
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
            var context = AnimationContext<Value>()
            context.state[FluidState<Value>.self] = FluidState(
                position: start.offset + start.delta, velocity: start.velocity,
                beginning: start.beginning, trajectory: trajectory
            )
            let track = MotionTrack(
                animation: modified ?? Animation(trajectory.spring), start: start.time,
                delta: start.delta, context: context
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
