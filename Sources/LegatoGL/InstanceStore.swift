/// The memory of instance records, which grows to the largest frame and is then reused.
///
/// A record is a run of `SIMD4<Float>`, whose length depends on the pipeline.
final class InstanceStore {
    private(set) var words: UnsafeMutablePointer<SIMD4<Float>>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 1024) {
        self.capacity = capacity
        words = .allocate(capacity: capacity)
    }

    deinit { words.deallocate() }

    /// Removes all records and keeps the memory.
    func removeAll() { count = 0 }

    /// Adds `extra` words and returns a pointer to the first one.
    func grow(by extra: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        if count + extra > capacity {
            capacity = max(capacity * 2, count + extra)
            let larger = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: capacity)
            larger.update(from: words, count: count)
            words.deallocate()
            words = larger
        }
        defer { count += extra }
        return words + count
    }
}
