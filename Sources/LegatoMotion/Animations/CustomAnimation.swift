/// An animation with arithmetic of its own.
///
/// Implementations get the whole change as a vector and say how much of it is reached.
public protocol CustomAnimation: Hashable, Sendable {
    /// Evaluates the animation at a time.
    ///
    /// Times are asked for in order.
    ///
    /// - Parameters:
    ///   - value: The whole change, new minus old.
    ///   - time: The time since the animation began, in seconds.
    ///   - context: The state kept between evaluations.
    /// - Returns: The part of the change that is reached, or `nil` once the animation is over.
    func animate<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V?

    /// Evaluates the velocity at a time; `nil`, the default, where it is not known.
    ///
    /// - Parameters:
    ///   - value: The whole change, new minus old.
    ///   - time: The time since the animation began, in seconds.
    ///   - context: The state kept between evaluations.
    /// - Returns: The velocity per second.
    func velocity<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: AnimationContext<V>
    ) -> V?

    /// Decides whether this animation carries on what another began; `false` by default.
    ///
    /// On `true` it replaces the other, keeping its beginning and its state; its change is then
    /// the sum of both. On `false` both run together.
    ///
    /// - Parameters:
    ///   - previous: The animation that is running.
    ///   - value: The whole change of that animation.
    ///   - time: The time since that animation began, in seconds.
    ///   - context: The state of that animation, in which this one may leave its own.
    /// - Returns: Whether this animation replaces the other.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Knows no velocity.
    public func velocity<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: AnimationContext<V>
    ) -> V? {
        nil
    }

    /// Does not merge.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}
