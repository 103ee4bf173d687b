/// The memory of group pictures, kept between frames.
///
/// The groups of one nesting level are drawn together and then composited into those of the
/// enclosing level. The memory of a level is therefore reused two levels further out, so that
/// deeper nesting needs no additional memory.
final class BufferPool {
    private struct Chunk {
        let bytes: UnsafeMutableRawPointer
        let count: Int
    }

    /// The memory of every other level.
    private struct Arena {
        var chunks: [Chunk] = []
        /// The number of bytes allocated from the last chunk, and from all chunks.
        var taken = 0
        var sum = 0
        /// The largest `sum` of the frame.
        var maximum = 0

        /// Frees everything, and merges the chunks into one that is large enough.
        mutating func begin() {
            if chunks.count > 1 { resize(to: sum + sum / 2) }
            (taken, sum) = (0, 0)
        }

        mutating func resize(to count: Int) {
            for chunk in chunks { chunk.bytes.deallocate() }
            chunks.removeAll(keepingCapacity: true)
            if count > 0 { add(count) }
        }

        mutating func add(_ count: Int) {
            let count = (count + 65535) & ~65535
            chunks.append(Chunk(bytes: .allocate(byteCount: count, alignment: 64), count: count))
            taken = 0
        }
    }

    private var arenas = [Arena(), Arena()]
    private var level = 0

    /// The total number of bytes.
    var count: Int { arenas.reduce(0) { $1.chunks.reduce($0) { $0 + $1.count } } }

    /// Returns uninitialised memory of `count` bytes, aligned to a cache line and valid until the
    /// level after the next one begins.
    func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        let count = (count + 63) & ~63
        let arena = level & 1
        let room = arenas[arena].chunks.last.map { $0.count - arenas[arena].taken } ?? 0
        if room < count { arenas[arena].add(count) }
        let chunk = arenas[arena].chunks[arenas[arena].chunks.count - 1]
        let start = chunk.bytes + arenas[arena].taken
        arenas[arena].taken += count
        arenas[arena].sum += count
        arenas[arena].maximum = max(arenas[arena].maximum, arenas[arena].sum)
        return start.bindMemory(to: UInt8.self, capacity: count)
    }

    /// Begins the groups of a level; the memory of those two levels further in is reused.
    func begin(level: Int) {
        self.level = level
        arenas[level & 1].begin()
    }

    /// Frees everything, and releases memory that the latest frame did not use.
    func reclaim() {
        for index in arenas.indices {
            let capacity = arenas[index].chunks.reduce(0) { $0 + $1.count }
            let maximum = arenas[index].maximum
            if capacity > 2 * maximum + 65536 { arenas[index].resize(to: maximum) }
            arenas[index].maximum = 0
        }
    }

    deinit {
        for arena in arenas { for chunk in arena.chunks { chunk.bytes.deallocate() } }
    }
}
