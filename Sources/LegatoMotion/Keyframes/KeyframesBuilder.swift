/// Makes one value out of the tracks in a closure, or out of keyframes for the whole value.
///
/// A closure holds either tracks or keyframes. It takes conditions, `switch`, optional parts,
/// loops and checks of availability.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// One of two sets of tracks, which a condition has chosen.
    public struct Conditional<First: Keyframes, Second: Keyframes<First.Value>>: PrimitiveKeyframes
    {
        /// The type of the value that the tracks move.
        public typealias Value = First.Value
        /// It stands for itself.
        public typealias Body = Never

        fileprivate let chosen: any Keyframes<First.Value>

        func trajectories(from initialValue: Value) -> [any MemberTrajectory<Value>] {
            chosen.allTrajectories(from: initialValue)
        }
    }

    /// The tracks of several keyframes, side by side.
    public struct Group: PrimitiveKeyframes {
        /// It stands for itself.
        public typealias Body = Never

        fileprivate let parts: [any Keyframes<Value>]

        func trajectories(from initialValue: Value) -> [any MemberTrajectory<Value>] {
            parts.flatMap { $0.allTrajectories(from: initialValue) }
        }
    }

    /// Takes a track, or keyframes of several tracks.
    public static func buildExpression<Content: Keyframes<Value>>(
        _ expression: Content
    ) -> Content {
        expression
    }

    /// Takes an empty closure, which holds the value.
    public static func buildBlock() -> Group {
        Group(parts: [])
    }

    /// Takes the first tracks of a closure.
    public static func buildPartialBlock<Content: Keyframes<Value>>(first: Content) -> Content {
        first
    }

    /// Puts the next tracks of a closure beside the ones before.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>,
        next: some Keyframes<Value>
    ) -> Group {
        Group(parts: [accumulated, next])
    }

    /// Takes the tracks of a condition that holds.
    public static func buildEither<First: Keyframes<Value>, Second: Keyframes<Value>>(
        first component: First
    ) -> Conditional<First, Second> {
        Conditional(chosen: component)
    }

    /// Takes the tracks of the other branch of a condition.
    public static func buildEither<First: Keyframes<Value>, Second: Keyframes<Value>>(
        second component: Second
    ) -> Conditional<First, Second> {
        Conditional(chosen: component)
    }

    /// Takes the tracks of a condition without another branch, none if it does not hold.
    public static func buildOptional<Content: Keyframes<Value>>(
        _ component: Content?
    ) -> Conditional<Content, Group> {
        Conditional(chosen: component ?? Group(parts: []))
    }

    /// Takes the tracks of all turns of a loop.
    public static func buildArray(
        _ components: [some Keyframes<Value>]
    ) -> Group {
        Group(parts: components)
    }

    /// Takes tracks that a check of availability guards.
    public static func buildLimitedAvailability(
        _ component: some Keyframes<Value>
    ) -> Group {
        Group(parts: [component])
    }

    /// Hands over the tracks of the closure.
    public static func buildFinalResult<Content: Keyframes<Value>>(
        _ component: Content
    ) -> Content {
        component
    }
}
