extension KeyframesBuilder where Value: Animatable {
    /// Takes a keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
        expression
    }

    /// Takes the first keyframes of a closure.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    /// Appends the next keyframes of a closure.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> KeyframeTrackContentBuilder<Value>.Sequence {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// Takes the keyframes of a condition that holds.
    public static func buildEither<
        First: KeyframeTrackContent<Value>,
        Second: KeyframeTrackContent<Value>
    >(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// Takes the keyframes of the other branch of a condition.
    public static func buildEither<
        First: KeyframeTrackContent<Value>,
        Second: KeyframeTrackContent<Value>
    >(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// Takes the keyframes of a condition without another branch, none if it does not hold.
    public static func buildOptional<K: KeyframeTrackContent<Value>>(
        _ component: K?
    )
        -> KeyframeTrackContentBuilder<Value>.Conditional<
            Value, K, KeyframeTrackContentBuilder<Value>.Sequence
        >
    {
        KeyframeTrackContentBuilder<Value>.buildOptional(component)
    }

    /// Takes the keyframes of all turns of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> KeyframeTrackContentBuilder<Value>.Sequence {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// Takes keyframes that a check of availability guards.
    public static func buildLimitedAvailability(
        _ component: some KeyframeTrackContent<Value>
    ) -> KeyframeTrackContentBuilder<Value>.Sequence {
        KeyframeTrackContentBuilder<Value>.buildLimitedAvailability(component)
    }

    /// Makes a track of the whole value out of the keyframes.
    public static func buildFinalResult<Content: KeyframeTrackContent<Value>>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> {
        KeyframeTrack { component }
    }
}
