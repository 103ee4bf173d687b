extension KeyframesBuilder where Value: Animatable {
    /// Accepts a keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
        expression
    }

    /// Accepts the first keyframe of a closure.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    /// Appends the next keyframe of a closure.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> KeyframeTrackContentBuilder<Value>.Sequence {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// Selects the first branch of a condition.
    public static func buildEither<
        First: KeyframeTrackContent<Value>,
        Second: KeyframeTrackContent<Value>
    >(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// Selects the second branch of a condition.
    public static func buildEither<
        First: KeyframeTrackContent<Value>,
        Second: KeyframeTrackContent<Value>
    >(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// Accepts an `if` without `else`; there are no keyframes if the condition is false.
    public static func buildOptional<K: KeyframeTrackContent<Value>>(_ component: K?)
        -> KeyframeTrackContentBuilder<Value>.Conditional<
            Value, K, KeyframeTrackContentBuilder<Value>.Sequence
        >
    {
        KeyframeTrackContentBuilder<Value>.buildOptional(component)
    }

    /// Concatenates the iterations of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> KeyframeTrackContentBuilder<Value>.Sequence {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// Accepts keyframes guarded by an availability check.
    public static func buildLimitedAvailability(
        _ component: some KeyframeTrackContent<Value>
    ) -> KeyframeTrackContentBuilder<Value>.Sequence {
        KeyframeTrackContentBuilder<Value>.buildLimitedAvailability(component)
    }

    /// Builds a track of the whole value from the keyframes.
    public static func buildFinalResult<Content: KeyframeTrackContent<Value>>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> {
        KeyframeTrack { component }
    }
}
