/// The running animations of a property, and those that ran before the last change.
///
/// Animators that are copies of each other share it until one of them changes. Its methods are
/// never inlined into the animator's: the animator must dispatch to the specialisation for its type
/// before it does anything that is slow in generic code.
final class MotionTrajectory<Value: VectorArithmetic & Sendable>: @unchecked Sendable {
    // Behind pointers, so that swapping them is cheap.
    @exclusivity(unchecked)
    private var stack = UnsafeMutablePointer<MotionStack<Value>>.allocate(capacity: 1)
    /// The animations before the last animated change; another change at the same time starts over
    /// from them.
    @exclusivity(unchecked)
    private var before = UnsafeMutablePointer<MotionStack<Value>>.allocate(capacity: 1)
    @exclusivity(unchecked)
    private var lastTime: Double
    @exclusivity(unchecked)
    private var lastDelta: Value
    /// The environment of the property, for custom animations; nil if there is none.
    var environment: EnvironmentValues?

    /// Creates a copy of another trajectory, or an empty one.
    @inline(never)
    init(copying other: MotionTrajectory?) {
        stack.initialize(to: other?.stack.pointee.copy() ?? MotionStack())
        before.initialize(to: other?.before.pointee.copy() ?? MotionStack())
        lastTime = other?.lastTime ?? .nan
        lastDelta = other?.lastDelta ?? .zero
        environment = other?.environment
    }

    deinit {
        for pointer in [stack, before] {
            pointer.deinitialize(count: 1)
            pointer.deallocate()
        }
    }

    @inline(never)
    func retarget(by change: Value, animation: Animation, at time: Double) {
        var delta = change
        if lastTime == time {
            stack.pointee = before.pointee.copy()
            delta += lastDelta
        } else {
            stack.pointee.advance(to: time, in: environment)
        }
        let sample = stack.pointee.removeFinished(at: time)
        lastTime = time
        lastDelta = delta
        if delta != .zero, let fluid = animation.fluid,
            merge(fluid, FluidTiming(), of: animation, delta: delta, sample, at: time)
        {
            return
        }
        let length = (delta - sample.offset).length
        let resolved = animation.resolved(magnitude: length)
        if delta != .zero, case .fluid(let fluid, let timing) = resolved,
            merge(fluid, timing, of: animation, delta: delta, sample, at: time)
        {
            return
        }
        before.pointee = stack.pointee.copy()
        if delta == .zero { return }
        if let resolved {
            let motion = resolved.motion(magnitude: length)
            stack.pointee.append(
                MotionTrack(animation: animation, start: time, delta: delta, motion: motion)
            )
        } else {
            stack.pointee.startCustom(
                animation, delta: delta, at: time, in: environment ?? EnvironmentValues()
            )
        }
    }

    /// Makes a spring take over everything that runs, if possible.
    private func merge(
        _ fluid: FluidSpringAnimation, _ timing: FluidTiming, of animation: Animation, delta: Value,
        _ sample: MotionSample<Value>, at time: Double
    ) -> Bool {
        let merges = before.pointee.merge(
            fluid, timing, of: animation, delta: delta, with: stack.pointee, sample, at: time
        )
        if merges { swap(&before, &stack) }
        return merges
    }

    @inline(never)
    func addSample(_ value: Value, at time: Double) {
        stack.pointee.sampler.addSample(value, time: time)
    }

    /// Removes all animations; recorded changes remain.
    @inline(never)
    func rest() {
        stack.pointee.rest()
        before.pointee.rest()
    }

    var tracksVelocity: Bool { stack.pointee.sampler.hasSamples }

    @inline(never)
    func advance(to time: Double) { stack.pointee.advance(to: time, in: environment) }

    @inline(never)
    func settle() { stack.pointee.settle() }

    @inline(never)
    func offset(at time: Double) -> Value { stack.pointee.sample(at: time).offset }

    @inline(never)
    func velocity(at time: Double) -> Value { stack.pointee.sample(at: time).velocity }

    /// Calls a closure with the stack of animations.
    @inline(__always)
    func forStack<Result>(_ body: (borrowing MotionStack<Value>) -> Result) -> Result {
        body(stack.pointee)
    }

    var isFrozen: Bool {
        @inline(never)
        get { stack.pointee.isFrozen }
    }

    var end: Double {
        @inline(never)
        get { stack.pointee.end }
    }

    var logicalEnd: Double {
        @inline(never)
        get { stack.pointee.logicalEnd }
    }
}
