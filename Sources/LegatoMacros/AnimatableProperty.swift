/// A stored variable in the code that `@Animatable` generates; not for direct use.
///
/// A conforming type declares the type of the variable. From that the compiler selects the matching
/// implementation below, and with it the type of the data.
public protocol _AnimatableProperty {
    /// The type of the variable.
    associatedtype _Value

    /// The type of its data.
    associatedtype _Data: VectorArithmetic

    /// Returns the data of a value.
    static func _data(of value: _Value) -> _Data

    /// Sets the data of a value.
    static func _move(_ value: inout _Value, to data: _Data)
}

extension _AnimatableProperty where _Value: Animatable {
    /// The animatable data of the value.
    @inlinable
    public static func _data(of value: _Value) -> _Value.AnimatableData { value.animatableData }

    /// Sets the animatable data of the value.
    @inlinable
    public static func _move(_ value: inout _Value, to data: _Value.AnimatableData) {
        value.animatableData = data
    }
}

extension _AnimatableProperty where _Value: VectorArithmetic {
    /// The value itself.
    @inlinable
    public static func _data(of value: _Value) -> _Value { value }

    /// Replaces the value.
    @inlinable
    public static func _move(_ value: inout _Value, to data: _Value) { value = data }
}

extension _AnimatableProperty where _Value: VectorArithmetic & Animatable {
    /// The animatable data of the value.
    @inlinable
    public static func _data(of value: _Value) -> _Value.AnimatableData { value.animatableData }

    /// Sets the animatable data of the value.
    @inlinable
    public static func _move(_ value: inout _Value, to data: _Value.AnimatableData) {
        value.animatableData = data
    }
}

extension _AnimatableProperty {
    /// A placeholder for a value that cannot be animated, which `_checkAnimatable` reports.
    public static func _data(of value: _Value) -> EmptyAnimatableData { EmptyAnimatableData() }

    /// Leaves the value unchanged.
    public static func _move(_ value: inout _Value, to data: EmptyAnimatableData) {}
}

/// Accepts a value that can be animated; not for direct use.
public func _checkAnimatable(_ value: some Animatable) {}

/// Accepts a value that can be animated; not for direct use.
public func _checkAnimatable(_ value: some VectorArithmetic) {}

/// Accepts a value that can be animated; not for direct use.
public func _checkAnimatable(_ value: some VectorArithmetic & Animatable) {}

/// Rejects every other value at compile time.
@available(
    *,
    unavailable,
    message: """
        this variable cannot be animated, as its type is neither VectorArithmetic nor \
        Animatable; mark it with @AnimatableIgnored
        """
)
public func _checkAnimatable<Value>(_ value: Value) {}
