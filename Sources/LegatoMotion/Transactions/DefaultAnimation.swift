/// The animation that `withAnimation` runs by default: the same motion as `.smooth`.
struct DefaultAnimation: BuiltInAnimation {
    private var spring: FluidSpringAnimation {
        FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)
    }

    func resolved(magnitude: Double) -> ResolvedAnimation? {
        spring.resolved(magnitude: magnitude)
    }

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        spring.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        spring.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension DefaultAnimation: CustomStringConvertible {
    var description: String { "DefaultAnimation()" }
}
