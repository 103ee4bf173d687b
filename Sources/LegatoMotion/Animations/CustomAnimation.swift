/// A custom animation.
///
/// An implementation receives the delta of the whole change as a vector and returns how much of it
/// is covered at a time:
///
/// ```swift
/// struct Halves: CustomAnimation {
///     func animate<V: VectorArithmetic>(
///         value: V,
///         time: Double,
///         context: inout AnimationContext<V>
///     ) -> V? {
///         time < 1 ? value.scaled(by: time < 0.5 ? 0 : 0.5) : nil
///     }
/// }
/// ```
public protocol CustomAnimation: Hashable, Sendable {
    /// Evaluates the animation at a time.
    ///
    /// It is called with non-decreasing times.
    ///
    /// - Parameters:
    ///   - value: The delta of the whole change, new minus old.
    ///   - time: The time since the animation began, in seconds.
    ///   - context: The state kept between evaluations.
    /// - Returns: The part of the delta covered so far, or `nil` once the animation has ended.
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V?

    /// Evaluates the velocity at a time; `nil`, the default, means that it is unknown.
    ///
    /// - Parameters:
    ///   - value: The delta of the whole change, new minus old.
    ///   - time: The time since the animation began, in seconds.
    ///   - context: The state kept between evaluations.
    /// - Returns: The velocity per second.
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

    /// Decides whether this animation merges with a running one; `false` by default.
    ///
    /// If it returns `true`, this animation replaces the running one and keeps its start time and
    /// its state; its delta is then the sum of both. If it returns `false`, both run together.
    ///
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The delta of the whole change of the running animation.
    ///   - time: The time since the running animation began, in seconds.
    ///   - context: The state of the running animation; this one may store its own state in it.
    /// - Returns: Whether this animation replaces the running one.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil.
    public func velocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    /// Returns false.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}
