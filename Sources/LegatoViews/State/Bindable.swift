import LegatoMotion
public import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
///
/// ```swift
/// @Bindable var model: Model
///
/// var body: some View { Toggle("Loop", isOn: $model.isLooping) }
/// ```
@propertyWrapper
@dynamicMemberLookup
@preconcurrency @MainActor public struct Bindable<Value: AnyObject & Observable> {
    /// The observable object.
    public var wrappedValue: Value

    /// Creates a wrapper for an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates a wrapper for an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Returns a binding to a property of the object.
    public subscript<Part>(
        dynamicMember path: ReferenceWritableKeyPath<Value, Part>
    ) -> Binding<Part> {
        Binding(wrappedValue, path)
    }
}

extension Binding {
    /// Creates a binding to a property of an object.
    package init<Object: AnyObject>(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>
    ) {
        self.init(location: ObjectLocation(object, path))
    }
}

/// The location of a property of an object.
private final class ObjectLocation<Object: AnyObject, Value>: Location {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
        (self.object, self.path) = (object, path)
    }

    func get() -> Value { object[keyPath: path] }
    func set(_ value: Value) { object[keyPath: path] = value }
    func isSame(as other: any Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
