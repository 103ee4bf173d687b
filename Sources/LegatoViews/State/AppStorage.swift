public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A property wrapper for a value kept in a `UserDefaults` store, from one run of the program to the
/// next.
///
/// All properties with the same key and store show the same value, and follow its changes. A property
/// of a view without a store of its own uses the one that `defaultAppStorage(_:)` sets around the view,
/// by default `UserDefaults.standard`.
///
/// ```swift
/// @AppStorage("isMuted") private var isMuted = false
///
/// var body: some View { Toggle("Mute", isOn: $isMuted) }
/// ```
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private nonisolated(unsafe) let initial: Value
    private nonisolated(unsafe) let form: StoredForm<Value>
    /// The store that the property names; nil for that of the environment.
    private nonisolated(unsafe) let store: UserDefaults?
    /// The location in the store of the environment; nil until the view connects the property.
    private var connected: StoredLocation<Value>?

    private nonisolated init(
        _ key: String, _ store: UserDefaults?, _ initial: Value, _ form: StoredForm<Value>
    ) {
        (self.key, self.store, self.initial, self.form) = (key, store, initial, form)
    }

    private var location: StoredLocation<Value> {
        connected ?? StoredLocations.location(key, store, initial, form)
    }

    /// The stored value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let around = node.environment.defaultStore
        if store == nil { storage = ReadStore(around) }
        connected = StoredLocations.location(key, store ?? around, initial, form)
    }

    /// Properties for the same key and store are equal; the store of the environment is compared by
    /// the graph.
    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            let a = a.assumingMemoryBound(to: Self.self), b = b.assumingMemoryBound(to: Self.self)
            return a.pointee.key == b.pointee.key && a.pointee.store === b.pointee.store
        }
    }
}

/// The store of an environment, for comparison with that of another one.
private final class ReadStore: EnvironmentReading {
    private let store: UserDefaults?

    init(_ store: UserDefaults?) { self.store = store }

    func isSame(in environment: EnvironmentValues) -> Bool { environment.defaultStore === store }
}

nonisolated extension AppStorage {
    /// A Boolean value; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool {
        self.init(key, store, wrappedValue, .plain())
    }

    /// An integer; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, .plain())
    }

    /// A number; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Double {
        self.init(key, store, wrappedValue, .plain())
    }

    /// A string; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String {
        self.init(key, store, wrappedValue, .plain())
    }

    /// A URL; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, .url)
    }

    /// A date; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Date {
        self.init(key, store, wrappedValue, .date)
    }

    /// Data; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Data {
        self.init(key, store, wrappedValue, .plain())
    }

    /// A value that is stored as its raw value; the given one until another is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, .raw(.plain()))
    }

    /// A value that is stored as its raw value; the given one until another is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, .raw(.plain()))
    }
}

nonisolated extension AppStorage where Value == TabViewCustomization {
    /// The customisation of a tab view; the given one, by default none, until another is stored.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value; by default one without customisations.
    ///   - key: The key in the store.
    ///   - store: The store; nil, the default, for the one that `defaultAppStorage(_:)` sets around the
    ///     view.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) {
        self.init(key, store, wrappedValue, .json())
    }
}

nonisolated extension AppStorage {
    /// The customisation of a table's columns; the given one, by default none, until another is
    /// stored.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value; by default one without customisations.
    ///   - key: The key in the store.
    ///   - store: The store; nil, the default, for the one that `defaultAppStorage(_:)` sets around the
    ///     view.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, store, wrappedValue, .json())
    }
}

nonisolated extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean value; nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, .optional(.plain()))
    }

    /// An integer; nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, .optional(.plain()))
    }

    /// A number; nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, .optional(.plain()))
    }

    /// A string; nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, .optional(.plain()))
    }

    /// A URL; nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, .optional(.url))
    }

    /// A date; nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, .optional(.date))
    }

    /// Data; nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, .optional(.plain()))
    }

    /// A value that is stored as its raw value; nil while none is stored.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, store, nil, .optional(.raw(.plain())))
    }

    /// A value that is stored as its raw value; nil while none is stored.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, nil, .optional(.raw(.plain())))
    }
}
