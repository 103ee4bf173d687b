import LegatoMotion
public import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    /// The object.
    public var wrappedValue: Value

    /// Makes bindings to the properties of an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Makes bindings to the properties of an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The wrapper, which gives bindings.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property of the object.
    public subscript<Part>(
        dynamicMember path: ReferenceWritableKeyPath<Value, Part>
    ) -> Binding<Part> {
        Binding(location: ObjectLocation(wrappedValue, path))
    }
}

/// A property of an object.
private final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
        (self.object, self.path) = (object, path)
    }

    override func get() -> Value { object[keyPath: path] }
    override func set(_ value: Value) { object[keyPath: path] = value }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
