/// The values that only one class of layers has.
package protocol LayerValues: Sendable, Equatable {
    /// The class.
    static var owner: LayerClass { get }
    /// Creates the values of a fresh layer of the class.
    init()
}

/// Values behind one reference, which copies share until one of them is changed.
///
/// They lie outside `LayerState` so that layers of other classes stay as small as they are.
package struct ValueBox<Values: LayerValues>: Sendable, Equatable {
    /// Written only where nothing else refers to it.
    final class Storage: @unchecked Sendable {
        var values: Values
        init(_ values: Values) { self.values = values }
    }

    private(set) var storage: Storage

    /// Boxes values, by default those of a fresh layer.
    package init(_ values: Values = Values()) { storage = Storage(values) }

    /// The values.
    package var values: Values { storage.values }

    /// Whether no copy shares the values.
    var isUnique: Bool { mutating get { isKnownUniquelyReferenced(&storage) } }

    /// The storage, which no copy shares any more.
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

    /// Changes the values in place; those of copies stay.
    mutating func write<T>(_ body: (UnsafeMutableRawPointer) -> T) -> T {
        withUnsafeMutableBytes(of: &own.values) {
            body($0.baseAddress.unsafelyUnwrapped)
        }
    }
}
