/// A layer's values behind one reference, shared by the layer, commits and trees.
///
/// Values are copied on write: shared values are never modified.
@usableFromInline
package struct SharedState: @unchecked Sendable {
    @usableFromInline
    final class StateBuffer: ManagedBuffer<(), LayerState> {
        nonisolated(unsafe) static let fresh = make(LayerState())

        @usableFromInline
        static func make(_ values: LayerState) -> StateBuffer {
            let storage = unsafeDowncast(create(minimumCapacity: 1) { _ in }, to: StateBuffer.self)
            storage.place.initialize(to: values)
            return storage
        }

        deinit { place.deinitialize(count: 1) }

        @inlinable
        var place: UnsafeMutablePointer<LayerState> { withUnsafeMutablePointerToElements { $0 } }
    }

    @usableFromInline
    var storage: StateBuffer

    /// Shares the values of a new layer.
    package init() { storage = .fresh }

    /// Stores values.
    @usableFromInline
    package init(_ values: LayerState) { storage = .make(values) }

    /// The values.
    @inlinable
    package var values: LayerState {
        _read { yield storage.place.pointee }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = .make(storage.place.pointee) }
            yield &storage.place.pointee
        }
    }

    /// The address of the values; valid while this instance retains them.
    var pointer: UnsafePointer<LayerState> { UnsafePointer(storage.place) }
}
