/// Builds keyframes from the tracks in a closure, or from keyframes for the whole value.
///
/// A closure contains either tracks or keyframes. It supports conditions, `switch`, optionals,
/// loops and availability checks.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// One of two alternatives, selected by a condition.
    public struct Conditional<First: Keyframes, Second: Keyframes<First.Value>>: PrimitiveKeyframes
    {
        /// The type of the value that the tracks animate.
        public typealias Value = First.Value
        /// Primitive keyframes have no body.
        public typealias Body = Never

        fileprivate let chosen: any Keyframes<First.Value>

        func trajectories(from initialValue: Value) -> [any MemberTrajectory<Value>] {
            chosen.allTrajectories(from: initialValue)
        }
    }

    /// The tracks of several keyframes, running in parallel.
    public struct Group: PrimitiveKeyframes {
        /// Primitive keyframes have no body.
        public typealias Body = Never

        fileprivate let parts: [any Keyframes<Value>]

        func trajectories(from initialValue: Value) -> [any MemberTrajectory<Value>] {
            parts.flatMap { $0.allTrajectories(from: initialValue) }
        }
    }

    /// Accepts a track, or other keyframes.
    public static func buildExpression<Content: Keyframes<Value>>(
        _ expression: Content
    ) -> Content {
        expression
    }

    /// Accepts an empty closure, which leaves the value unchanged.
    public static func buildBlock() -> Group {
        Group(parts: [])
    }

    /// Accepts the first statement of a closure.
    public static func buildPartialBlock<Content: Keyframes<Value>>(first: Content) -> Content {
        first
    }

    /// Adds the next statement of a closure.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> Group {
        Group(parts: [accumulated, next])
    }

    /// Selects the first branch of a condition.
    public static func buildEither<First: Keyframes<Value>, Second: Keyframes<Value>>(
        first component: First
    ) -> Conditional<First, Second> {
        Conditional(chosen: component)
    }

    /// Selects the second branch of a condition.
    public static func buildEither<First: Keyframes<Value>, Second: Keyframes<Value>>(
        second component: Second
    ) -> Conditional<First, Second> {
        Conditional(chosen: component)
    }

    /// Accepts an `if` without `else`; there are no tracks if the condition is false.
    public static func buildOptional<Content: Keyframes<Value>>(
        _ component: Content?
    ) -> Conditional<Content, Group> {
        Conditional(chosen: component ?? Group(parts: []))
    }

    /// Combines the iterations of a loop.
    public static func buildArray(_ components: [some Keyframes<Value>]) -> Group {
        Group(parts: components)
    }

    /// Accepts tracks guarded by an availability check.
    public static func buildLimitedAvailability(_ component: some Keyframes<Value>) -> Group {
        Group(parts: [component])
    }

    /// Returns the tracks of the closure.
    public static func buildFinalResult<Content: Keyframes<Value>>(
        _ component: Content
    ) -> Content {
        component
    }
}
