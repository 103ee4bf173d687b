/// Makes one content out of the keyframes in a closure, in the order in which they stand.
///
/// It takes conditions, `switch`, optional parts, loops and checks of availability.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// One of two contents, which a condition has chosen.
    public struct Conditional<
        ConditionalValue,
        First: KeyframeTrackContent<ConditionalValue>,
        Second: KeyframeTrackContent<ConditionalValue>
    >: PrimitiveTrackContent {
        /// The type of the value that the keyframes move.
        public typealias Value = ConditionalValue
        /// It stands for itself.
        public typealias Body = Never

        let keyframes: [KeyframeDescription<ConditionalValue>]
    }

    /// The keyframes of several contents, in a row.
    public struct Sequence: PrimitiveTrackContent {
        /// It stands for itself.
        public typealias Body = Never

        let keyframes: [KeyframeDescription<Value>]
    }

    /// Takes a keyframe, or contents.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
        expression
    }

    /// Takes an empty closure, which holds the value.
    public static func buildBlock() -> Sequence {
        Sequence(keyframes: [])
    }

    /// Takes the first contents of a closure.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    /// Appends the next contents of a closure.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> Sequence {
        Sequence(keyframes: accumulated.descriptions + next.descriptions)
    }

    /// Takes the contents of a condition that holds.
    public static func buildEither<First, Second>(
        first component: First
    ) -> Conditional<Value, First, Second> {
        Conditional(keyframes: component.descriptions)
    }

    /// Takes the contents of the other branch of a condition.
    public static func buildEither<First, Second>(
        second component: Second
    ) -> Conditional<Value, First, Second> {
        Conditional(keyframes: component.descriptions)
    }

    /// Takes the contents of a condition without another branch, none if it does not hold.
    public static func buildOptional<K: KeyframeTrackContent<Value>>(
        _ component: K?
    ) -> Conditional<Value, K, Sequence> {
        Conditional(keyframes: component?.descriptions ?? [])
    }

    /// Takes the contents of all turns of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> Sequence {
        Sequence(keyframes: components.flatMap(\.descriptions))
    }

    /// Takes contents that a check of availability guards.
    public static func buildLimitedAvailability(
        _ component: some KeyframeTrackContent<Value>
    ) -> Sequence {
        Sequence(keyframes: component.descriptions)
    }
}
