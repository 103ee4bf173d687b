import LegatoGraphics

/// The animations of one property, and the offset they add to its model value.
///
/// The presentation value is the model value plus `offset(at:)`. While `isFrozen` is true the
/// animator is a pure function of time: it may be copied, sent to another thread and evaluated at
/// any times in any order, without allocating.
///
/// ```swift
/// var x = PropertyAnimator<Double>()
/// x.retarget(by: 100, animation: .spring, at: 0)
/// let presented = 100 + x.offset(at: 0.1)
/// ```
public struct PropertyAnimator<Value: VectorArithmetic & Sendable>: Sendable {
    /// The running animations; nil until the first change, tracked value or environment.
    private(set) var stack: MotionStack<Value>?
    /// The animations before the last animated change; a change that replaces it starts over from
    /// them.
    private var before: MotionStack<Value>?

    /// Creates an animator without animations; its offset is zero.
    public init() {}

    /// Animates a change of the model value.
    ///
    /// The presentation value is continuous: right after the change the offset is the previous
    /// offset minus the delta. A fluid spring takes over the position and velocity of the running
    /// animations; other animations run on top of them, from their current value to the new one. A
    /// change at exactly the time of the last one replaces its animation: both count as one change.
    /// Perpendicular deltas, such as those of different components, are combined instead. A delta of
    /// zero has no effect.
    ///
    /// - Parameters:
    ///   - delta: The new model value minus the old one; its squared magnitude must be finite.
    ///   - animation: The animation of the transaction.
    ///   - time: The time of the change in seconds; finite and not before earlier changes.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public mutating func retarget(by delta: Value, animation: Animation, at time: Double) {
        retarget(by: delta, animation: animation, at: time, replacesLatest: false)
    }

    /// Animates a change of the model value, which may replace the latest change at any time: then
    /// both count as one change, whose animation begins at the time of this one.
    ///
    /// Perpendicular deltas are combined instead.
    ///
    /// - Parameters:
    ///   - delta: The new model value minus the old one; its squared magnitude must be finite.
    ///   - animation: The animation of the transaction.
    ///   - time: The time of the change in seconds; finite and not before earlier changes.
    ///   - replacesLatest: Whether the latest change has not been presented.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    package mutating func retarget(
        by delta: Value, animation: Animation, at time: Double, replacesLatest: Bool
    ) {
        require(time.isFinite, "The time of a change must be finite, got \(time)")
        require(
            delta.magnitudeSquared.isFinite,
            "The magnitudeSquared of a delta must be finite, got \(delta)"
        )
        guard delta != .zero else { return }
        let environment = stack?.environment
        var whole = delta
        let isSameTime = stack?.lastTime == time
        if let last = stack, isSameTime || replacesLatest,
            Self.overlap(delta, last.lastDelta)
        {
            whole += last.lastDelta
            swap(&stack, &before)
        }
        if !isSameTime { advance(to: time) }
        let spring = stack?.springSample(at: time)
        if stack?.hasFinished(by: time, spring) == true {
            Self.own(&stack)
            stack?.removeFinished(by: time, spring)
        }
        var sample = MotionSample<Value>.zero
        if let stack { sample = stack.sample(at: time, above: stack.hasSpring ? spring : nil) }
        start(animation, whole, sample, at: time, in: environment)
        swap(&stack, &before)
        stack?.lastTime = time
        stack?.lastDelta = whole
        stack?.environment = environment
    }

    /// Whether two changes have a direction in common, as those of a number do.
    ///
    /// Perpendicular changes, such as those of both ends of a trimmed path, are combined. Their squared
    /// magnitudes add up; components are added in different orders, hence a tolerance.
    private static func overlap(_ a: Value, _ b: Value) -> Bool {
        let apart = a.magnitudeSquared + b.magnitudeSquared
        return abs((a + b).magnitudeSquared - apart) > 1e-12 * apart
    }

    /// Makes `before` the stack in which an animation has taken over those of `stack`, or runs on
    /// top of them.
    private mutating func start(
        _ animation: Animation, _ delta: Value, _ sample: MotionSample<Value>, at time: Double,
        in environment: EnvironmentValues?
    ) {
        if delta != .zero, let fluid = animation.fluid,
            merge(fluid, FluidTiming(), of: animation, delta, sample, at: time)
        {
            return
        }
        let length = (delta - sample.offset).length
        let resolved = animation.resolved(magnitude: length)
        if delta != .zero, case .fluid(let fluid, let timing) = resolved,
            merge(fluid, timing, of: animation, delta, sample, at: time)
        {
            return
        }
        let next = MotionStack(copying: stack)
        before = next
        if delta == .zero { return }
        if let resolved {
            let motion = resolved.motion(magnitude: length)
            next.append(
                MotionTrack(animation: animation, start: time, delta: delta, motion: motion)
            )
        } else {
            next.environment = environment
            next.startCustom(animation, delta: delta, at: time)
        }
    }

    /// Makes `before` the stack in which a spring has taken over everything that runs in `stack`,
    /// if possible.
    @inline(__always)
    private mutating func merge(
        _ fluid: FluidSpringAnimation, _ timing: FluidTiming, of animation: Animation,
        _ delta: Value, _ sample: MotionSample<Value>, at time: Double
    ) -> Bool {
        if !isKnownUniquelyReferenced(&before) { before = MotionStack() }
        return before?.merge(
            fluid, timing, of: animation, delta: delta, with: stack, sample, at: time
        ) ?? false
    }

    /// Ensures that a stack exists and that no other animator shares it.
    @inline(__always)
    private static func own(_ stack: inout MotionStack<Value>?) {
        if !isKnownUniquelyReferenced(&stack) { stack = MotionStack(copying: stack) }
    }

    /// Records a change that is not animated, such as one during a drag.
    ///
    /// Running animations continue, and the presentation value moves along with the model value.
    /// The next fluid spring starts with the velocity of these changes, which decays by a factor of
    /// 0.998 per millisecond since the last one.
    ///
    /// - Parameters:
    ///   - value: The new model value; its squared magnitude must be finite.
    ///   - time: The time of the change in seconds; finite.
    public mutating func track(_ value: Value, at time: Double) {
        require(time.isFinite, "The time of a change must be finite, got \(time)")
        require(
            value.magnitudeSquared.isFinite,
            "The magnitudeSquared of a value must be finite, got \(value)"
        )
        Self.own(&stack)
        stack?.sampler.addSample(value, time: time)
    }

    /// Sets the environment for running and later custom animations.
    package mutating func surround(with environment: EnvironmentValues) {
        Self.own(&stack)
        stack?.environment = environment
    }

    /// Whether changes were recorded since the last spring; the next spring starts with their
    /// velocity.
    package var tracksVelocity: Bool { stack?.sampler.hasSamples ?? false }

    /// Advances custom animations to a time; built-in ones do not need this call.
    ///
    /// An animator that is not frozen must be advanced to each presented time, in order and before
    /// it is sampled at that time. Each custom animation is evaluated once per time. On a frozen
    /// animator this has no effect.
    ///
    /// - Parameter time: The time in seconds, not before earlier ones.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public mutating func advance(to time: Double) {
        guard !isFrozen else { return }
        Self.own(&stack)
        stack?.advance(to: time)
    }

    /// Computes and stores when the running animations will have settled.
    ///
    /// A spring that is retargeted continually never reaches its end, so a change does not compute
    /// it. Until this is called, every query for the end of a spring computes it, and so does every
    /// evaluation near the end.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public mutating func settle() {
        guard stack?.isSettled == false else { return }
        Self.own(&stack)
        stack?.settle()
    }

    /// Removes all animations if they have ended by a frame's time.
    ///
    /// From then on the offset is exactly zero, regardless of rounding of the time.
    ///
    /// Use it to decide that an animator is finished, so that the decision agrees with rendering.
    ///
    /// - Parameter time: The time in seconds.
    /// - Returns: Whether nothing is running any more.
    package mutating func rest(at time: Double) -> Bool {
        let end = endTime
        guard FrameMoment.hasCome(end, by: time) else { return false }
        guard end > -.infinity else { return true }
        Self.own(&stack)
        stack?.rest()
        Self.own(&before)
        before?.rest()
        return true
    }

    /// Returns the offset of the presentation value at a time; exactly zero from `endTime` on.
    ///
    /// - Parameter time: The time in seconds, not before the last change.
    /// - Returns: The presentation value minus the model value.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public func offset(at time: Double) -> Value {
        if let stack { stack.sample(at: time).offset } else { .zero }
    }

    /// Returns the velocity of the presentation value per second; exactly zero from `endTime` on.
    ///
    /// Where a curve is vertical, its velocity counts as zero.
    ///
    /// - Parameter time: The time in seconds, not before the last change.
    /// - Returns: The velocity per second.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public func velocity(at time: Double) -> Value {
        if let stack { stack.sample(at: time).velocity } else { .zero }
    }

    /// Returns whether all animations have ended at a time.
    public func isFinished(at time: Double) -> Bool { time >= endTime }

    /// Returns whether all animations are logically complete at a time.
    public func isLogicallyComplete(at time: Double) -> Bool { time >= logicalEndTime }

    /// The first time from which the offset stays zero.
    ///
    /// It is −∞ if nothing was ever animated, and +∞ for animations that never end and for custom
    /// animations until they have ended.
    public var endTime: Double {
        @_specialize(where Value == Double)
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { stack?.end ?? -.infinity }
    }

    /// The first time from which all animations are logically complete, at most `endTime`.
    public var logicalEndTime: Double {
        @_specialize(where Value == Double)
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { stack?.logicalEnd ?? -.infinity }
    }

    /// Whether all running animations are built in, so that the animator is a pure function of time
    /// and may be evaluated on the render thread.
    public var isFrozen: Bool {
        @_specialize(where Value == Double)
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { stack?.isFrozen ?? true }
    }
}

extension VectorArithmetic {
    var length: Double { magnitudeSquared.squareRoot() }
}
