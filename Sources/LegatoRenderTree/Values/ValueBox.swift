/// Values that only some layers have.
package protocol LayerValues: Sendable, Equatable {
    /// The layer class that declares the values.
    static var owner: LayerClass { get }
    /// Creates the values of a new layer of the class.
    init()
}

/// Copy-on-write values behind one reference.
///
/// They are stored outside `LayerState` so that layers without them stay small.
package struct ValueBox<Values: LayerValues>: Sendable, Equatable {
    /// Modified only while uniquely referenced, so accesses are not checked for exclusivity.
    final class Storage: @unchecked Sendable {
        @exclusivity(unchecked) var values: Values
        init(_ values: Values) { self.values = values }
    }

    private(set) var storage: Storage

    /// Boxes values; by default those of a new layer.
    package init(_ values: Values = Values()) { storage = Storage(values) }

    /// The values.
    package var values: Values { storage.values }

    /// Whether no copy shares the values.
    var isUnique: Bool { mutating get { isKnownUniquelyReferenced(&storage) } }

    /// The storage, copied first if it is shared.
    var own: Storage {
        mutating get {
            if !isUnique { storage = Storage(storage.values) }
            return storage
        }
    }

    package static func == (a: ValueBox, b: ValueBox) -> Bool {
        a.storage === b.storage || a.storage.values == b.storage.values
    }

    /// Reads the values in place.
    func read<T>(_ body: (UnsafeRawPointer) -> T) -> T {
        withUnsafeBytes(of: storage.values) { body($0.baseAddress.unsafelyUnwrapped) }
    }

    /// Modifies the values in place, without affecting copies.
    mutating func write<T>(_ body: (UnsafeMutableRawPointer) -> T) -> T {
        withUnsafeMutableBytes(of: &own.values) {
            body($0.baseAddress.unsafelyUnwrapped)
        }
    }
}
