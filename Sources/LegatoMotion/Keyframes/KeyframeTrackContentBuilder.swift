/// Builds a sequence of keyframes from the statements of a closure.
///
/// It supports conditions, `switch`, optionals, loops and availability checks.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// One of two alternatives, selected by a condition.
    public struct Conditional<
        ConditionalValue,
        First: KeyframeTrackContent<ConditionalValue>,
        Second: KeyframeTrackContent<ConditionalValue>
    >: PrimitiveTrackContent {
        /// The type of the value that the keyframes animate.
        public typealias Value = ConditionalValue
        /// A primitive content has no body.
        public typealias Body = Never

        let keyframes: [KeyframeDescription<ConditionalValue>]
    }

    /// The keyframes of several contents, in sequence.
    public struct Sequence: PrimitiveTrackContent {
        /// A primitive content has no body.
        public typealias Body = Never

        let keyframes: [KeyframeDescription<Value>]
    }

    /// Accepts a keyframe or other content.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
        expression
    }

    /// Accepts an empty closure, which leaves the value unchanged.
    public static func buildBlock() -> Sequence {
        Sequence(keyframes: [])
    }

    /// Accepts the first statement of a closure.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    /// Appends the next statement of a closure.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> Sequence {
        Sequence(keyframes: accumulated.descriptions + next.descriptions)
    }

    /// Selects the first branch of a condition.
    public static func buildEither<First, Second>(
        first component: First
    ) -> Conditional<Value, First, Second> {
        Conditional(keyframes: component.descriptions)
    }

    /// Selects the second branch of a condition.
    public static func buildEither<First, Second>(
        second component: Second
    ) -> Conditional<Value, First, Second> {
        Conditional(keyframes: component.descriptions)
    }

    /// Accepts an `if` without `else`; the content is empty if the condition is false.
    public static func buildOptional<K: KeyframeTrackContent<Value>>(
        _ component: K?
    ) -> Conditional<Value, K, Sequence> {
        Conditional(keyframes: component?.descriptions ?? [])
    }

    /// Concatenates the iterations of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> Sequence {
        Sequence(keyframes: components.flatMap(\.descriptions))
    }

    /// Accepts content guarded by an availability check.
    public static func buildLimitedAvailability(
        _ component: some KeyframeTrackContent<Value>
    ) -> Sequence {
        Sequence(keyframes: component.descriptions)
    }
}
