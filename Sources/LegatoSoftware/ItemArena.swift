import CLegatoKernels
import LegatoGraphics

/// Memory for the items of a frame, used again for the next.
///
/// An item is about a thousand bytes, of which small boxes need the first hundred: the items of
/// a chunk of operations lie as close as they can, and memory that none needs is never touched.
final class ItemArena {
    /// How many operations one thread sets up at a time.
    static let chunk = 256
    /// The bytes that small boxes need.
    private static let smallSize =
        ((MemoryLayout<LegatoItem>.offset(of: \.outline.edgeX) ?? MemoryLayout<LegatoItem>.size)
            + 63)
        & ~63

    private var items: UnsafeMutablePointer<LegatoItem> = .allocate(capacity: chunk)
    private var capacity = chunk
    private var groups: UnsafeMutablePointer<LegatoItem> = .allocate(capacity: 8)
    private var groupCapacity = 8
    private var groupCount = 0
    /// The place of operations that have no item yet.
    var none: UnsafeMutablePointer<LegatoItem> { items }

    deinit {
        items.deallocate()
        groups.deallocate()
    }

    /// Makes room for so many operations, of which so many belong to groups; forgets those of before.
    func begin(operations: Int, groups most: Int) {
        let needed = (operations + Self.chunk - 1) / Self.chunk * Self.chunk
        if capacity < needed {
            items.deallocate()
            capacity = needed + needed / 2
            items = .allocate(capacity: capacity)
        }
        if groupCapacity < most {
            groups.deallocate()
            groupCapacity = most + most / 2
            groups = .allocate(capacity: groupCapacity)
        }
        groupCount = 0
    }

    /// Where the items of a chunk of operations begin.
    func start(ofChunk index: Int) -> UnsafeMutablePointer<LegatoItem> {
        items + index * Self.chunk
    }

    /// Where an item of the same chunk can lie after one that is set up.
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

    /// An item for an operation of a group.
    func takeForGroup() -> UnsafeMutablePointer<LegatoItem> {
        require(groupCount < groupCapacity, "There is no room for the item of a group")
        groupCount += 1
        return groups + (groupCount - 1)
    }
}
