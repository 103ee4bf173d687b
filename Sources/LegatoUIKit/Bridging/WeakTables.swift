public import Foundation

/// How a table holds its objects.
nonisolated public struct NSPointerFunctions: Sendable {
    /// How a table holds its objects.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps the objects alive.
        public static let strongMemory: Options = []
        /// Does not keep the objects alive; those that are deallocated leave the table.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares objects by their identity, not by `isEqual(_:)`.
        public static let objectPointerPersonality = Options(rawValue: 512)
    }
}

/// A set of objects, which may be deallocated while they are in it.
///
/// It is not thread-safe.
///
/// ```swift
/// private let listeners = NSHashTable<AnyObject>.weakObjects()
///
/// func add(_ listener: any Listener) { listeners.add(listener) }
/// func changed() { for case let one as any Listener in listeners.allObjects { one.changed() } }
/// ```
nonisolated public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let table: ObjectTable<Void>

    /// Creates an empty table; `initialCapacity` has no effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        table = ObjectTable(options)
    }

    /// Returns an empty table that does not keep its objects alive.
    public static func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: .weakMemory)
    }

    /// Adds an object; nil and an equal one have no effect.
    public func add(_ object: ObjectType?) {
        guard let object, table[object] == nil else { return }
        table[object] = ()
    }

    /// Removes an object, if it is in the table.
    public func remove(_ object: ObjectType?) { if let object { table[object] = nil } }

    /// Removes all objects.
    public func removeAllObjects() { table.removeAll() }

    /// Returns whether an object, or an equal one, is in the table.
    ///
    /// - Parameter anObject: The object; nil is never in it.
    /// - Returns: Whether it is in the table.
    public func contains(_ anObject: ObjectType?) -> Bool {
        anObject.map { table[$0] != nil } ?? false
    }

    /// Returns the object that is equal to another one.
    ///
    /// - Parameter object: The other object; nil finds none.
    /// - Returns: The object in the table; nil without one.
    public func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { table.key(equalTo: $0) as? ObjectType }
    }

    /// The objects, in no particular order.
    public var allObjects: [ObjectType] { table.all.compactMap { $0.key as? ObjectType } }
    /// One of the objects; nil if the table is empty.
    public var anyObject: ObjectType? { allObjects.first }
    /// The number of objects.
    public var count: Int { table.all.count }
    /// The objects as a set.
    public var setRepresentation: Set<AnyHashable> {
        Set(table.all.compactMap { $0.key as? NSObject })
    }

    /// Returns an enumerator of the objects.
    public func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects) }
}

/// A dictionary whose keys and values are objects, which may be deallocated while they are in it.
///
/// It is not thread-safe.
nonisolated public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let table: ObjectTable<Held>

    private struct Held {
        let strong: AnyObject?
        weak var weak: AnyObject?
    }

    private let holdsValues: Bool

    /// Creates an empty table; `initialCapacity` has no effect.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        table = ObjectTable(keyOptions)
        holdsValues = !valueOptions.contains(.weakMemory)
    }

    /// Returns an empty table that keeps keys and values alive.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Returns an empty table that keeps values alive, but not keys.
    ///
    /// A value whose key is deallocated can no longer be found; it is released when the table is next
    /// enumerated or counted, or after a number of further changes in proportion to its size.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// Returns an empty table that keeps keys alive; a value that is deallocated becomes nil.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// Returns an empty table that keeps neither keys nor values alive.
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// Returns the value of a key.
    ///
    /// - Parameter aKey: The key; nil has no value.
    /// - Returns: The value; nil without one.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { table[$0]?.weak as? ObjectType }
    }

    /// Sets the value of a key; nil as either has no effect.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey, let anObject else { return }
        table[aKey] = Held(strong: holdsValues ? anObject : nil, weak: anObject)
    }

    /// Removes the value of a key.
    public func removeObject(forKey aKey: KeyType?) { if let aKey { table[aKey] = nil } }

    /// Removes all values.
    public func removeAllObjects() { table.removeAll() }

    /// The number of keys that have a value.
    public var count: Int { pairs.count }

    private var pairs: [(key: AnyObject, value: AnyObject)] {
        table.all.compactMap { pair in pair.value.weak.map { (pair.key, $0) } }
    }

    /// Returns an enumerator of the keys.
    public func keyEnumerator() -> NSEnumerator { TableEnumerator(pairs.map(\.key)) }

    /// Returns an enumerator of the values.
    public func objectEnumerator() -> NSEnumerator? { TableEnumerator(pairs.map(\.value)) }
}

/// Values by objects, found by their hashes.
private nonisolated final class ObjectTable<Value> {
    private struct Entry {
        let strong: AnyObject?
        weak var weak: AnyObject?
        var value: Value
    }

    private let options: NSPointerFunctions.Options
    private var entries: [Int: [Entry]] = [:]
    private static var leastLimit: Int { 16 }
    /// The number of hashes at which the entries of deallocated keys are removed.
    private var limit = leastLimit

    init(_ options: NSPointerFunctions.Options) { self.options = options }

    private func hash(_ key: AnyObject) -> Int {
        if !options.contains(.objectPointerPersonality), let key = key as? NSObject {
            return key.hash
        }
        return ObjectIdentifier(key).hashValue
    }

    private func isEqual(_ a: AnyObject?, _ b: AnyObject) -> Bool {
        if a === b { return true }
        guard !options.contains(.objectPointerPersonality), let a = a as? NSObject else {
            return false
        }
        return a.isEqual(b)
    }

    subscript(key: AnyObject) -> Value? {
        get { entries[hash(key)]?.first { isEqual($0.weak, key) }?.value }
        set {
            let place = hash(key)
            var found = (entries[place] ?? []).filter {
                $0.weak != nil && !isEqual($0.weak, key)
            }
            if let newValue {
                let isWeak = options.contains(.weakMemory)
                found.append(Entry(strong: isWeak ? nil : key, weak: key, value: newValue))
            }
            entries[place] = found.isEmpty ? nil : found
            if entries.count >= limit { removeDeallocated() }
        }
    }

    func key(equalTo key: AnyObject) -> AnyObject? {
        entries[hash(key)]?.first { isEqual($0.weak, key) }?.weak
    }

    func removeAll() { entries = [:] }

    /// Removes the entries of deallocated keys; the next removal is due when the others have doubled.
    private func removeDeallocated() {
        entries = entries.compactMapValues { list in
            let left = list.filter { $0.weak != nil }
            return left.isEmpty ? nil : left
        }
        limit = max(2 * entries.count, Self.leastLimit)
    }

    /// The objects that exist, with their values.
    var all: [(key: AnyObject, value: Value)] {
        removeDeallocated()
        return entries.values.joined().compactMap { entry in entry.weak.map { ($0, entry.value) } }
    }
}

/// Enumerates objects.
private nonisolated final class TableEnumerator: NSEnumerator {
    private var left: ArraySlice<AnyObject>

    init(_ all: [AnyObject]) { left = all[...] }

    override func nextObject() -> Any? { left.popFirst() }
}
