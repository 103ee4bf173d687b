import LegatoGraphics

/// Delays the start; until then the base is held at its beginning.
struct DelayAnimation: AnimationModifier {
    let delay: Double

    func modify(_ base: ResolvedAnimation, magnitude: Double) -> ResolvedAnimation {
        switch base {
        case .unit(var motion):
            motion.delay(by: delay)
            return .unit(motion)
        case .fluid(let spring, var timing):
            timing.lag += timing.rate * delay
            timing.logicalLimit = max(timing.logicalLimit + delay, 0)
            return .fluid(spring, timing)
        }
    }

    func baseTime(_ time: Double) -> Double { max(0, time - delay) }

    func animate<V: VectorArithmetic>(
        base: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: baseTime(time), context: &context)
    }
}

/// Scales the speed.
struct SpeedAnimation: AnimationModifier {
    let speed: Double

    func modify(_ base: ResolvedAnimation, magnitude: Double) -> ResolvedAnimation {
        switch base {
        case .unit(var motion):
            motion.speed(by: speed)
            return .unit(motion)
        case .fluid(let spring, var timing):
            timing.rate *= speed
            timing.logicalLimit = speed > 0 ? timing.logicalLimit / speed : .infinity
            return .fluid(spring, timing)
        }
    }

    func baseTime(_ time: Double) -> Double { time * max(speed, 0) }

    func animate<V: VectorArithmetic>(
        base: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: baseTime(time), context: &context)
    }
}

/// Makes the animation logically complete early.
struct LogicalCompletionModifier: AnimationModifier {
    let duration: Double

    func modify(_ base: ResolvedAnimation, magnitude: Double) -> ResolvedAnimation {
        switch base {
        case .unit(var motion):
            motion.completeLogically(after: duration)
            return .unit(motion)
        case .fluid(let spring, var timing):
            timing.logicalLimit = min(timing.logicalLimit, max(duration, 0))
            return .fluid(spring, timing)
        }
    }

    func baseTime(_ time: Double) -> Double { time }

    func animate<V: VectorArithmetic>(
        base: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        if time >= duration { context.isLogicallyComplete = true }
        return result
    }
}

/// Repeats the animation, back and forth if it autoreverses.
struct RepeatAnimation: AnimationModifier {
    let repeatCount: Int?
    let autoreverses: Bool

    init(repeatCount: Int?, autoreverses: Bool) {
        self.repeatCount = repeatCount.map { max($0, 1) }
        self.autoreverses = autoreverses
    }

    func modify(_ base: ResolvedAnimation, magnitude: Double) -> ResolvedAnimation {
        var motion = base.motion(magnitude: magnitude)
        motion.repeat(count: repeatCount, autoreverses: autoreverses)
        return .unit(motion)
    }

    func baseTime(_ time: Double) -> Double { time }

    func animate<V: VectorArithmetic>(
        base: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let magnitude = value.length
        if let resolved = base.resolved(magnitude: magnitude) {
            return modify(resolved, magnitude: magnitude).motion(magnitude: magnitude)
                .reached(of: value, at: time, context: &context)
        }
        return animateCustom(base: base, value: value, time: time, context: &context)
    }

    /// Repeats a custom animation, whose end is discovered only by evaluating past it.
    private func animateCustom<V: VectorArithmetic>(
        base: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        var state = context.state[RepeatState<V>.self]
        var inner = AnimationContext(state: state.base.value, environment: context.environment)
        let result = base.animate(value: value, time: time - state.start, context: &inner)
        let isReversed = autoreverses && !state.index.isMultiple(of: 2)
        if let result {
            state.base = NestedValue(inner.state)
            context.state[RepeatState<V>.self] = state
            return isReversed ? value - result : result
        }
        state = RepeatState(index: state.index + 1, start: time)
        context.state[RepeatState<V>.self] = state
        if let repeatCount, state.index >= repeatCount {
            context.isLogicallyComplete = true
            return nil
        }
        return isReversed ? .zero : value
    }
}

/// The progress of a repeated custom animation.
struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: RepeatState { RepeatState() }

    var index = 0
    var start = 0.0
    var base = NestedValue(AnimationState<V>())
}
