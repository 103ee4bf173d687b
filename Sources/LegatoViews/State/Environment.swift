import LegatoGraphics
public import LegatoMotion
public import Observation

/// A property wrapper that reads a value from the environment of the view.
///
/// The body is evaluated again when this value changes, but not when other environment values do.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    /// Reads the value; nil if a required object is missing.
    nonisolated(unsafe) let read: (EnvironmentValues) -> Value?
    /// The key path of the value; nil for an object, which is identified by its type.
    nonisolated(unsafe) let path: AnyKeyPath?
    var value: Value?

    /// Reads the environment value at a key path.
    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        path = keyPath
    }

    /// Reads an object set with `environment(_:)`; accessing the value traps if there is none.
    nonisolated public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { $0[ObjectKey<Value>.self] }
        path = nil
    }

    /// Reads an object set with `environment(_:)`; nil if there is none.
    nonisolated public init<Object: AnyObject & Observable>(_ type: Object.Type)
    where Value == Object? {
        read = { .some($0[ObjectKey<Object>.self]) }
        path = nil
    }

    /// The value; outside a view of a tree, the default value.
    public var wrappedValue: Value {
        guard let value = value ?? read(EnvironmentValues()) else {
            refuse(
                "The environment contains no \(Value.self); set one with .environment(_:) on an "
                    + "ancestor of this view."
            )
        }
        return value
    }
}

/// The key of an environment object, identified by its type.
package nonisolated struct ObjectKey<Object>: EnvironmentKey {
    package static var defaultValue: Object? { nil }
}
