/// Memory for groups, kept between frames.
final class BufferPool {
    private struct Buffer {
        var bytes: UnsafeMutablePointer<UInt8>
        var count: Int
    }

    private var free: [Buffer] = []
    private var used: [Buffer] = []

    /// Memory of at least `count` bytes with any content, valid until `reclaim`.
    func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        var best: Int?
        for i in free.indices where free[i].count >= count {
            if let current = best, free[current].count <= free[i].count { continue }
            best = i
        }
        if let best {
            used.append(free.remove(at: best))
        } else {
            let capacity = (count + 65535) & ~65535
            used.append(Buffer(bytes: .allocate(capacity: capacity), count: capacity))
        }
        return used[used.count - 1].bytes
    }

    /// Takes everything back; buffers that the latest frame left unused are freed.
    func reclaim() {
        for buffer in free { buffer.bytes.deallocate() }
        free.removeAll(keepingCapacity: true)
        swap(&free, &used)
    }

    deinit {
        for buffer in free + used { buffer.bytes.deallocate() }
    }
}
