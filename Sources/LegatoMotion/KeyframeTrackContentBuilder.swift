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

    /// Takes a keyframe, or contents.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
        expression
    }

    /// Takes an empty closure, which holds the value.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        KeyframeList(keyframes: [])
    }

    /// Takes the first contents of a closure.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    /// Appends the next contents of a closure.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList(keyframes: accumulated.descriptions + next.descriptions)
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
    public static func buildOptional(
        _ component: (some KeyframeTrackContent<Value>)?
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList(keyframes: component?.descriptions ?? [])
    }

    /// Takes the contents of all turns of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList(keyframes: components.flatMap(\.descriptions))
    }

    /// Takes contents that a check of availability guards.
    public static func buildLimitedAvailability(
        _ component: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList(keyframes: component.descriptions)
    }
}
