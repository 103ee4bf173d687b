import LegatoGraphics

/// A modification of how an animation runs.
protocol AnimationModifier: Hashable, Sendable {
    /// Applies the modification to a built-in trajectory.
    func modify(_ base: ResolvedAnimation, magnitude: Double) -> ResolvedAnimation

    /// Evaluates any base, custom ones included, with the modification applied.
    func animate<V: VectorArithmetic>(
        base: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V?

    /// Converts a time to the base's time.
    func baseTime(_ time: Double) -> Double
}
