public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A property wrapper for a value that the windows of a scene restore in the next run of the program.
///
/// It is kept in the program's `UserDefaults`, once for all windows, apart from the values of
/// `AppStorage`.
///
/// ```swift
/// @SceneStorage("draft") private var draft = ""
/// ```
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private nonisolated(unsafe) let initial: Value
    private nonisolated(unsafe) let form: StoredForm<Value>
    /// The location of the value; nil until the view connects the property.
    private var connected: StoredLocation<Value>?

    private nonisolated init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
        (self.key, self.initial, self.form) = ("SceneStorage.\(key)", initial, form)
    }

    private var location: StoredLocation<Value> {
        connected ?? StoredLocations.location(key, nil, initial, form)
    }

    /// The stored value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension SceneStorage: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        connected = location
    }

    /// Properties for the same key are equal.
    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            let a = a.assumingMemoryBound(to: Self.self), b = b.assumingMemoryBound(to: Self.self)
            return a.pointee.key == b.pointee.key
        }
    }
}

nonisolated extension SceneStorage {
    /// A Boolean value; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .plain())
    }

    /// An integer; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .plain())
    }

    /// A number; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .plain())
    }

    /// A string; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .plain())
    }

    /// A URL; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }

    /// A date; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, wrappedValue, .date)
    }

    /// Data; the given value until another is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .plain())
    }

    /// A value that is stored as its raw value; the given one until another is stored.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.plain()))
    }

    /// A value that is stored as its raw value; the given one until another is stored.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.plain()))
    }
}

nonisolated extension SceneStorage {
    /// The customisation of a table's columns; the given one, by default none, until another is
    /// stored.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value; by default one without customisations.
    ///   - key: The key, which is unique among the scene storages of the program.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, wrappedValue, .json())
    }
}

nonisolated extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean value; nil while none is stored.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, .optional(.plain()))
    }

    /// An integer; nil while none is stored.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, .optional(.plain()))
    }

    /// A number; nil while none is stored.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, .optional(.plain()))
    }

    /// A string; nil while none is stored.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, .optional(.plain()))
    }

    /// A URL; nil while none is stored.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, .optional(.url))
    }

    /// A date; nil while none is stored.
    public init(_ key: String) where Value == Date? {
        self.init(key, nil, .optional(.date))
    }

    /// Data; nil while none is stored.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, .optional(.plain()))
    }

    /// A value that is stored as its raw value; nil while none is stored.
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == Int {
        self.init(key, nil, .optional(.raw(.plain())))
    }

    /// A value that is stored as its raw value; nil while none is stored.
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == String {
        self.init(key, nil, .optional(.raw(.plain())))
    }
}
