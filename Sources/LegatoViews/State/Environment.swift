import LegatoGraphics
public import LegatoMotion
public import Observation

/// A value that surrounds the view.
///
/// The body is evaluated again when that value, and no other of the environment, changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    /// Reads a value of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads an object that `environment(_:)` handed down.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment[ObjectKey<Value>.self] else {
                refuse(
                    "No \(Value.self) was found in the environment: hand one down with "
                        + ".environment(_:) on a view further out."
                )
            }
            return object
        }
    }

    /// Reads an object that `environment(_:)` handed down; nil where there is none.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0[ObjectKey<Object>.self] }
    }

    /// The value; outside of a view in a tree, that of an empty environment.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

/// Files an object of the environment under its type.
struct ObjectKey<Object>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

/// A value read, to be compared with the one that another environment has.
private final class ReadValue<Value>: EnvironmentReading {
    private let read: (EnvironmentValues) -> Value
    var value: Value

    init(_ read: @escaping (EnvironmentValues) -> Value, _ value: Value) {
        (self.read, self.value) = (read, value)
    }

    func isSame(in environment: EnvironmentValues) -> Bool {
        FieldTable.areEqual(value, read(environment))
    }
}

extension Environment: GraphProperty, ComparedProperty {
    mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let now = read(node.environment)
        storage = ReadValue(read, now)
        value = now
    }

    static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { { _, _ in true } }
}
