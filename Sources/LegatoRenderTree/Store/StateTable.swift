import LegatoGraphics

/// Values in one block of memory, accessed in place because each occupies several hundred bytes.
final class StateTable<State> {
    @exclusivity(unchecked) private var storage: UnsafeMutablePointer<State>
    /// The address of the first values; valid until an `append` exceeds the capacity.
    var base: UnsafeMutablePointer<State> { storage }
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var capacity: Int

    init() {
        capacity = 16
        storage = .allocate(capacity: capacity)
    }

    deinit {
        storage.deinitialize(count: count)
        storage.deallocate()
    }

    /// The values at an index; valid until an `append` exceeds the capacity.
    subscript(index: Int) -> UnsafeMutablePointer<State> {
        require(
            index >= 0 && index < count, "A state index must be within 0..<\(count), got \(index)"
        )
        return storage + index
    }

    /// Reserves capacity for `maximum` values; pointers stay valid until there are more.
    func reserve(_ maximum: Int) {
        guard maximum > capacity else { return }
        let larger = UnsafeMutablePointer<State>.allocate(capacity: maximum)
        larger.moveInitialize(from: storage, count: count)
        storage.deallocate()
        storage = larger
        capacity = maximum
    }

    func append(_ state: State) {
        if count == capacity { reserve(capacity * 2) }
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
