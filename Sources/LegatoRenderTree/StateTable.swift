import LegatoGraphics

/// Layer values in one block of memory, read in place because each is several hundred bytes.
final class StateTable {
    private var storage: UnsafeMutablePointer<LayerState>
    /// The first values, if there are any; valid until the next `append`.
    var base: UnsafeMutablePointer<LayerState> { storage }
    private(set) var count = 0
    private var capacity: Int

    init() {
        capacity = 16
        storage = .allocate(capacity: capacity)
    }

    deinit {
        storage.deinitialize(count: count)
        storage.deallocate()
    }

    /// The values at an index; valid until the next `append`.
    subscript(index: Int) -> UnsafeMutablePointer<LayerState> {
        require(
            index >= 0 && index < count,
            "There is no state \(index), there are \(count)"
        )
        return storage + index
    }

    func append(_ state: LayerState) {
        if count == capacity {
            let larger = UnsafeMutablePointer<LayerState>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: storage, count: count)
            storage.deallocate()
            storage = larger
            capacity *= 2
        }
        (storage + count).initialize(to: state)
        count += 1
    }

    func removeAll() {
        storage.deinitialize(count: count)
        count = 0
    }

    func removeLast() {
        count -= 1
        (storage + count).deinitialize(count: 1)
    }
}
