/// A key for a value that is passed down to views and animations.
///
/// ```swift
/// struct AccentKey: EnvironmentKey {
///     static var defaultValue: CGColor { .black }
/// }
/// ```
///
/// Read and write the value as `environment[AccentKey.self]`.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value until one is set.
    static var defaultValue: Value { get }
}

/// The environment of a view or an animation: a value for each key, its default unless set.
public struct EnvironmentValues: Sendable {
    private var values = KeyedValues()
    /// A number of the axis of the enclosing stack; nil outside stacks.
    ///
    /// Every stack changes it. Among the values of keys, each change would copy them all.
    package var stackAxisNumber: Int8?

    /// Creates an environment in which every key has its default value.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values.value(of: key, as: K.Value.self) ?? K.defaultValue }
        set { values.set(newValue, of: key) }
    }
}
