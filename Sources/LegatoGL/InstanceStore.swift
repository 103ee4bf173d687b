/// Memory for instance records that grows to the largest frame and is then reused.
///
/// A record is a run of `SIMD4<Float>`; how many depends on its pipeline.
final class InstanceStore {
    private(set) var words: UnsafeMutablePointer<SIMD4<Float>>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 1024) {
        self.capacity = capacity
        words = .allocate(capacity: capacity)
    }

    deinit { words.deallocate() }

    /// Forgets every record and keeps the memory.
    func removeAll() { count = 0 }

    /// Makes room for `extra` more words and returns where they start.
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
