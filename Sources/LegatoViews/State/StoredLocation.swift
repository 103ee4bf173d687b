import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The location of a value in a `UserDefaults` store, shared by all properties with its key.
final class StoredLocation<Value>: Location {
    private let changes = StateLocation(0)
    /// The value that views have read last.
    private var last: Value
    private let read: () -> Value
    private let write: (Value) -> Void

    fileprivate init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
        (self.read, self.write) = (read, write)
        last = read()
    }

    func get() -> Value {
        let value = read()
        if !changes.isRead { last = value }
        _ = changes.get()
        return value
    }

    func set(_ new: Value) {
        take(new)
        write(new)
    }

    private func take(_ new: Value) {
        guard !FieldTable.areEqual(last, new) else { return }
        last = new
        changes.set(changes.get() + 1)
    }
}

extension StoredLocation: StoreFollower {
    func reload() { if changes.isRead { take(read()) } }
}

/// A location that follows the changes of its store.
private protocol StoreFollower: AnyObject {
    /// Reads the value again if a view shows it.
    func reload()
}

/// The values of a type in a store: how they are read and written.
nonisolated struct StoredForm<Value> {
    /// Returns the value of a key; nil if there is none of the type.
    var read: (UserDefaults, String) -> Value?
    /// Sets the value of a key.
    var write: (UserDefaults, String, Value) -> Void

    /// A property-list value, which is stored as it is.
    static func plain() -> StoredForm {
        StoredForm {
            $0.object(forKey: $1) as? Value
        } write: {
            $0.set($2, forKey: $1)
        }
    }

    /// A value that is stored as JSON.
    static func json() -> StoredForm where Value: Codable {
        StoredForm { store, key in
            store.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
        } write: { store, key, value in
            store.set(try? JSONEncoder().encode(value), forKey: key)
        }
    }

    /// A value that is stored as a raw value.
    static func raw<Raw>(_ form: StoredForm<Raw>) -> StoredForm
    where Value: RawRepresentable, Value.RawValue == Raw {
        StoredForm { store, key in
            form.read(store, key).flatMap { Value(rawValue: $0) }
        } write: { store, key, value in
            form.write(store, key, value.rawValue)
        }
    }

    /// An optional value; nil removes the key.
    static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm
    where Value == Wrapped? {
        StoredForm { store, key in
            .some(form.read(store, key))
        } write: { store, key, value in
            guard let value else { return store.removeObject(forKey: key) }
            form.write(store, key, value)
        }
    }
}

nonisolated extension StoredForm where Value == URL {
    /// A URL, which is stored as text.
    static var url: StoredForm {
        StoredForm {
            $0.string(forKey: $1).flatMap { URL(string: $0) }
        } write: {
            $0.set($2.absoluteString, forKey: $1)
        }
    }
}

nonisolated extension StoredForm where Value == Date {
    /// A date, which is stored as seconds since the reference date.
    static var date: StoredForm {
        StoredForm {
            ($0.object(forKey: $1) as? Double).map { Date(timeIntervalSinceReferenceDate: $0) }
        } write: {
            $0.set($2.timeIntervalSinceReferenceDate, forKey: $1)
        }
    }
}

/// The locations of stored values, by store, key and type.
enum StoredLocations {
    private struct StoredID: Hashable {
        let store: ObjectIdentifier
        let key: String
        let type: ObjectIdentifier
    }

    private static var known: [StoredID: any StoreFollower] = [:]
    private static var isObserving = false

    /// Reloads the locations when a store may have been changed by other means.
    ///
    /// Foundation on Linux posts no notification of changes, which are therefore read at the end of
    /// each turn of the main loop.
    private static func observe() {
        guard !isObserving else { return }
        isObserving = true
        LayerHost.atTurnEnds { for location in known.values { location.reload() } }
    }

    /// Returns the location of a value, which is the initial one until another is stored.
    static func location<Value>(
        _ key: String, _ store: UserDefaults?, _ initial: Value, _ form: StoredForm<Value>
    ) -> StoredLocation<Value> {
        let store = store ?? .standard
        let id = StoredID(
            store: ObjectIdentifier(store), key: key, type: ObjectIdentifier(Value.self)
        )
        if let found = known[id] as? StoredLocation<Value> { return found }
        observe()
        let location = StoredLocation<Value> {
            form.read(store, key) ?? initial
        } _: {
            form.write(store, key, $0)
        }
        known[id] = location
        return location
    }
}
