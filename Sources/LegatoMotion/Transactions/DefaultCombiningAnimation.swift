/// The combination of several animations on one property: each runs from the value of the previous
/// ones to its own target.
///
/// The targets and states of all of them are stored under `CombiningState`.
struct DefaultCombiningAnimation: CustomAnimation {
    struct Entry: Hashable, Sendable {
        var animation: Animation
        /// The start time, in seconds after the first one.
        var start: Double
    }

    var entries: [Entry]

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard var state = context.state[CombiningState<V>.self] else { return nil }
        var result = V.zero
        var isOver = true
        for (index, entry) in entries.enumerated() {
            let delta = state.targets[index] - result
            state.contexts[index].environment = context.environment
            let part = entry.animation.animate(
                value: delta, time: time - entry.start, context: &state.contexts[index]
            )
            isOver = part == nil
            result += part ?? delta
        }
        context.isLogicallyComplete = state.contexts.last?.isLogicallyComplete ?? true
        context.state[CombiningState<V>.self] = state
        return isOver ? nil : result
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard var state = context.state[CombiningState<V>.self] else { return nil }
        var result = V.zero
        var velocity = V.zero
        for (index, entry) in entries.enumerated() {
            let delta = state.targets[index] - result
            let local = time - entry.start
            state.contexts[index].environment = context.environment
            let known = entry.animation.velocity(
                value: delta, time: local, context: state.contexts[index]
            )
            let part = entry.animation.animate(
                value: delta, time: local, context: &state.contexts[index]
            )
            if part == nil { velocity = .zero } else { velocity += known ?? .zero }
            result += part ?? delta
        }
        return velocity
    }
}

/// The state of combined animations.
struct CombiningState<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: CombiningState? { nil }

    /// The target of each, as part of the whole change.
    var targets: [V] = []
    var contexts: [AnimationContext<V>] = []
}
