/// A key for a value that a custom animation keeps between evaluations.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value

    /// The value until one is set.
    static var defaultValue: Value { get }
}

/// The state that a custom animation keeps between evaluations.
public struct AnimationState<Value: VectorArithmetic>: Sendable {
    var values = KeyedValues()

    /// Creates a state in which every key has its default value.
    public init() {}

    /// The value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values.value(of: key, as: K.Value.self) ?? K.defaultValue }
        set { values.set(newValue, of: key) }
    }
}

/// The context of an evaluation, which an animation receives and may update.
public struct AnimationContext<Value: VectorArithmetic>: Sendable {
    /// The state that the animation keeps between evaluations.
    public var state: AnimationState<Value>

    /// Whether the animation is logically complete, though it may still be settling.
    ///
    /// Setting it to `true` runs completions with the `logicallyComplete` criteria; `false` by
    /// default.
    public var isLogicallyComplete: Bool

    /// The environment of the animated view or layer at this evaluation; without an environment,
    /// every key has its default value.
    public package(set) var environment: EnvironmentValues

    /// Creates the context of an animation that has not yet run.
    public init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// Returns the context with another state, possibly for another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environment: environment
        )
    }
}
