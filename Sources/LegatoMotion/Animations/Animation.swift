/// How a change of a value is spread over time.
///
/// An animation knows neither the value nor the clock; it is a description that can be compared
/// and sent to other threads.
public struct Animation: Hashable, Sendable {
    /// The animation that does the arithmetic.
    public let base: any CustomAnimation

    /// The fluid spring that it is, `nil` for everything else and for modified ones.
    ///
    /// Most animations are one, and asking what a type is takes longer than it runs.
    let fluid: FluidSpringAnimation?

    /// Creates an animation that runs a custom one.
    public init(_ base: some CustomAnimation) {
        self.base = base
        fluid = base as? FluidSpringAnimation
    }

    /// Evaluates the animation at a time.
    ///
    /// - Parameters:
    ///   - value: The whole change, new minus old.
    ///   - time: The time since the animation began, in seconds.
    ///   - context: The state kept between evaluations.
    /// - Returns: The part of the change that is reached, `nil` once the animation is over.
    public func animate<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Evaluates the velocity at a time.
    ///
    /// Bézier curves and modified animations know none.
    ///
    /// - Parameters:
    ///   - value: The whole change, new minus old.
    ///   - time: The time since the animation began, in seconds.
    ///   - context: The state kept between evaluations.
    /// - Returns: The velocity per second, `nil` if the animation knows none.
    public func velocity<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Decides what becomes of an animation that is running when this one comes.
    ///
    /// - Parameters:
    ///   - previous: The animation that is running.
    ///   - value: The whole change of that animation.
    ///   - time: The time since that animation began, in seconds.
    ///   - context: The state of that animation, in which this one may leave its own.
    /// - Returns: Whether this animation carries on what the other one began.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Whether both run the same type of animation with equal parameters.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == rhs.base as? A }
        return isEqual(lhs.base)
    }

    /// Hashes the animation that does the arithmetic.
    public func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The animation that does the arithmetic, and its parameters.
    public var description: String { "\(base)" }

    /// The same, in the form that SwiftUI prints.
    public var debugDescription: String { "AnyAnimator(SwiftUI.\(base))" }

    /// The animation that does the arithmetic, as only child.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension Animation {
    /// Whether a custom animation is involved.
    package var isCustom: Bool {
        fluid == nil && (base as? any BuiltInAnimation)?.isCustom ?? true
    }

    /// What runs for a change of a magnitude; nil if a custom animation is involved.
    func resolved(magnitude: @autoclosure () -> Double) -> ResolvedAnimation? {
        if let fluid { return .fluid(fluid, FluidTiming()) }
        return (base as? any BuiltInAnimation)?.resolved(magnitude: magnitude())
    }
}
