import LegatoGraphics
public import LegatoMotion
public import Observation

/// A value that surrounds the view.
///
/// The body is evaluated again when that value, and no other of the environment, changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    /// Reads the value; nil where an object is missing.
    private let read: (EnvironmentValues) -> Value?
    /// Where the value lies; nil for an object, which lies under its type.
    private let path: AnyKeyPath?
    private var value: Value?

    /// Reads a value of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        path = keyPath
    }

    /// Reads an object that `environment(_:)` handed down.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { $0[ObjectKey<Value>.self] }
        path = nil
    }

    /// Reads an object that `environment(_:)` handed down; nil where there is none.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { .some($0[ObjectKey<Object>.self]) }
        path = nil
    }

    /// The value; outside of a view in a tree, that of an empty environment.
    public var wrappedValue: Value {
        guard let value = value ?? read(EnvironmentValues()) else {
            refuse(
                "No \(Value.self) was found in the environment: hand one down with "
                    + ".environment(_:) on a view further out."
            )
        }
        return value
    }
}

/// Files an object of the environment under its type.
struct ObjectKey<Object>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

/// A value read, to be compared with the one that another environment has.
private final class ReadValue<Value>: EnvironmentReading {
    private let read: (EnvironmentValues) -> Value?
    private let value: Value?

    init(_ read: @escaping (EnvironmentValues) -> Value?, _ value: Value?) {
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

    static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: Self.self).pointee.path
                == b.assumingMemoryBound(to: Self.self).pointee.path
        }
    }
}
