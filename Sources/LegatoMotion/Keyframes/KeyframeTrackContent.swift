import LegatoGraphics

/// A sequence of keyframes for one value.
///
/// The keyframes themselves conform, and so do the results of the builder. To reuse keyframes in
/// several tracks, declare a type that returns them from its `body`.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value that the keyframes animate.
    associatedtype Value: Animatable = Body.Value

    /// The type of the content's body; `Never` for primitive keyframes.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that make up the content.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension PrimitiveTrackContent {
    /// Traps: a primitive keyframe has no body.
    public var body: Never {
        refuse("\(Self.self).body must not be called: its Body is Never.")
    }
}

extension Never: Animatable {
    /// There are no values.
    public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
    /// There are no values.
    public typealias Value = Never
    /// There is no body.
    public typealias Body = Never

    /// Never called: there are no values.
    public var body: Never { self }
}

/// A keyframe as declared, before its neighbours are known.
enum KeyframeDescription<Value: Animatable> {
    case linear(Value, duration: Double, curve: UnitCurve)
    case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)
    case spring(Value, duration: Double?, spring: Spring, startVelocity: Value?)
    case move(Value)
}

/// Content that provides its keyframes without a body.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent where Body == Never {
    var keyframes: [KeyframeDescription<Value>] { get }
}

extension KeyframeTrackContent {
    /// All keyframes, with bodies expanded.
    var descriptions: [KeyframeDescription<Value>] {
        if let primitive = self as? any PrimitiveTrackContent<Value> { return primitive.keyframes }
        guard let content = body as? any KeyframeTrackContent<Value> else {
            refuse("The body of \(Self.self) must animate \(Value.self), got \(Body.Value.self).")
        }
        return content.descriptions
    }
}

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
