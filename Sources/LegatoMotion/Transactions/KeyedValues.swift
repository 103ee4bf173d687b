/// Values of any type, each stored under the type of its key.
///
/// It is `@unchecked Sendable` because Apple's keys do not require sendable values. The dictionary
/// is copied by value, and each copy is used by one thread at a time: the states of custom
/// animations, the keys of transactions and the environments stay on the thread that runs them.
struct KeyedValues: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]

    func value<Value>(of key: Any.Type, as type: Value.Type) -> Value? {
        guard let value = values[ObjectIdentifier(key)] else { return nil }
        return value as? Value
    }

    mutating func set(_ value: Any, of key: Any.Type) {
        values[ObjectIdentifier(key)] = value
    }

    /// Whether no key other than `key` has a value.
    func isEmpty(except key: Any.Type) -> Bool {
        values.isEmpty || values.count == 1 && values[ObjectIdentifier(key)] != nil
    }

    /// Copies every value of another dictionary into this one.
    mutating func merge(_ other: KeyedValues) {
        values.merge(other.values) { $1 }
    }
}
