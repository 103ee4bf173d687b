import CLegatoKernels
import LegatoGraphics

/// The memory of the items of a frame, reused for the next.
///
/// An item takes about a thousand bytes, of which small boxes use only the first hundred. The items
/// of a chunk of operations are packed as closely as possible, and unused memory is never touched.
final class ItemArena {
    /// The number of operations that one thread sets up at a time.
    static let chunk = 256
    /// The number of bytes that small boxes use.
    private static let smallSize =
        ((MemoryLayout<LegatoItem>.offset(of: \.outline.edgeX) ?? MemoryLayout<LegatoItem>.size)
            + 63)
        & ~63

    private var items: UnsafeMutablePointer<LegatoItem> = .allocate(capacity: chunk)
    private var capacity = chunk
    private var groups: UnsafeMutablePointer<LegatoItem> = .allocate(capacity: 8)
    private var groupCapacity = 8
    private var groupCount = 0
    /// A placeholder for operations that have no item yet.
    var none: UnsafeMutablePointer<LegatoItem> { items }

    deinit {
        items.deallocate()
        groups.deallocate()
    }

    /// Reserves memory for a number of operations, of which `maximum` belong to groups; discards the
    /// previous ones.
    func begin(operations: Int, groups maximum: Int) {
        let needed = (operations + Self.chunk - 1) / Self.chunk * Self.chunk
        if capacity < needed {
            items.deallocate()
            capacity = needed + needed / 2
            items = .allocate(capacity: capacity)
        }
        if groupCapacity < maximum {
            groups.deallocate()
            groupCapacity = maximum + maximum / 2
            groups = .allocate(capacity: groupCapacity)
        }
        groupCount = 0
    }

    /// Returns the start of the items of a chunk of operations.
    func start(ofChunk index: Int) -> UnsafeMutablePointer<LegatoItem> {
        items + index * Self.chunk
    }

    /// Returns the location of the next item in the same chunk, after one that is set up.
    static func next(
        after item: UnsafeMutablePointer<LegatoItem>
    ) -> UnsafeMutablePointer<LegatoItem> {
        let mode = item.pointee.mode
        let isSmall =
            mode == Int32(LEGATO_SMALL_PLAIN.rawValue) || mode == Int32(LEGATO_SMALL_EVEN.rawValue)
        guard isSmall else { return item + 1 }
        return (UnsafeMutableRawPointer(item) + smallSize)
            .assumingMemoryBound(to: LegatoItem.self)
    }

    /// Returns an item for an operation of a group.
    func takeForGroup() -> UnsafeMutablePointer<LegatoItem> {
        require(groupCount < groupCapacity, "ItemArena has room for \(groupCapacity) group items")
        groupCount += 1
        return groups + (groupCount - 1)
    }
}
