/// The description of how a value changes over time.
///
/// An animation refers to neither the value nor the clock. It is a plain description that can be
/// compared and sent to other threads. Use a built-in one with `withAnimation`, or wrap your own
/// `CustomAnimation`:
///
/// ```swift
/// withAnimation(.spring(duration: 0.4, bounce: 0.2).delay(0.1)) {
///     layer.position.x = 200
/// }
/// ```
public struct Animation: Hashable, Sendable {
    /// The implementation that the animation runs.
    public let base: any CustomAnimation

    /// The fluid spring, if the animation is an unmodified one; nil otherwise.
    ///
    /// Most animations are fluid springs, and a dynamic cast costs more than evaluating one.
    let fluid: FluidSpringAnimation?

    /// Creates an animation that runs a custom implementation.
    public init(_ base: some CustomAnimation) {
        self.base = base
        fluid = base as? FluidSpringAnimation
    }

    /// Evaluates the animation at a time.
    ///
    /// - Parameters:
    ///   - value: The delta of the whole change, new minus old.
    ///   - time: The time since the animation began, in seconds.
    ///   - context: The state kept between evaluations.
    /// - Returns: The part of the delta covered so far; `nil` once the animation has ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Evaluates the velocity at a time.
    ///
    /// Bézier curves and modified animations have no velocity.
    ///
    /// - Parameters:
    ///   - value: The delta of the whole change, new minus old.
    ///   - time: The time since the animation began, in seconds.
    ///   - context: The state kept between evaluations.
    /// - Returns: The velocity per second; `nil` if the animation does not provide one.
    public func velocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Decides whether this animation takes over from one that is running.
    ///
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The delta of the whole change of the running animation.
    ///   - time: The time since the running animation began, in seconds.
    ///   - context: The state of the running animation; this one may store its own state in it.
    /// - Returns: Whether this animation continues the running one.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Whether both run the same type of implementation with equal parameters.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == rhs.base as? A }
        return isEqual(lhs.base)
    }

    /// Hashes the implementation.
    public func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The implementation and its parameters.
    public var description: String { "\(base)" }

    /// The description in the form that SwiftUI prints.
    public var debugDescription: String { "AnyAnimator(SwiftUI.\(base))" }

    /// A mirror with the implementation as its only child.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension Animation {
    /// Whether the animation contains a custom implementation.
    package var isCustom: Bool {
        fluid == nil && (base as? any BuiltInAnimation)?.isCustom ?? true
    }

    /// Resolves the animation for a change of a magnitude; nil if it contains a custom
    /// implementation.
    func resolved(magnitude: @autoclosure () -> Double) -> ResolvedAnimation? {
        if let fluid { return .fluid(fluid, FluidTiming()) }
        return (base as? any BuiltInAnimation)?.resolved(magnitude: magnitude())
    }
}
