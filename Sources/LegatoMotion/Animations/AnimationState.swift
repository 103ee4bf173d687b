/// A key of a value that a custom animation keeps from one evaluation to the next.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value

    /// The value before it is set for the first time.
    static var defaultValue: Value { get }
}

/// What a custom animation keeps from one evaluation to the next.
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

/// What an animation is handed for an evaluation, and hands back.
public struct AnimationContext<Value: VectorArithmetic>: Sendable {
    /// What the animation keeps from one evaluation to the next.
    public var state: AnimationState<Value>

    /// Whether the animation has done what the eye waits for, though it still moves a little.
    ///
    /// Setting it to `true` lets completions of `logicallyComplete` run; `false` by default.
    public var isLogicallyComplete: Bool

    /// The environment of what is animated, as it is at this evaluation; all defaults where there is
    /// none.
    public package(set) var environment: EnvironmentValues

    /// Creates the context of an animation that has not run yet.
    public init(
        state: AnimationState<Value> = AnimationState(),
        isLogicallyComplete: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// Returns the context with another state, possibly for another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state,
            isLogicallyComplete: isLogicallyComplete,
            environment: environment
        )
    }
}
