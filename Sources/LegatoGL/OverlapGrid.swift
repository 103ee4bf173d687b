import LegatoDrawing

/// Finds the last batch with an item under a rectangle, in cells of 32 x 32 pixels.
///
/// Each cell stores, for a few batches, the bounds of what they touched near it. If a cell has more
/// batches than slots, the bounds of the latest one are extended by the new item.
final class OverlapGrid {
    private struct Slot {
        var batch: Int32
        var area: PixelRect

        static let empty = Slot(
            batch: -1, area: PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)
        )
    }

    /// The side of a cell in pixels.
    static let cell: Int32 = 32
    private static let slotsPerCell = 4

    private var slots: UnsafeMutablePointer<Slot> = .allocate(capacity: 0)
    private var capacity = 0
    private var count = 0
    private var columns = 0

    deinit { slots.deallocate() }

    /// Removes everything, for a target of at most the given width in pixels.
    func begin(width: Int) {
        count = 0
        columns = (width + Int(Self.cell) - 1) / Int(Self.cell)
    }

    /// Returns the last batch that may have touched a pixel of `area`; 0 if there is none.
    func lastBatch(under area: PixelRect) -> Int32 {
        var last: Int32 = 0
        forEachCell(area) { slots in
            for i in 0..<Self.slotsPerCell
            where slots[i].batch > last && slots[i].area.touches(area) {
                last = slots[i].batch
            }
        }
        return last
    }

    /// Records that a batch touches the pixels of `area`.
    func add(_ batch: Int32, _ area: PixelRect) {
        forEachCell(area) { slots in
            var latest = 0
            for i in 0..<Self.slotsPerCell {
                if slots[i].batch == batch || slots[i].batch < 0 {
                    latest = i
                    break
                }
                if slots[i].batch > slots[latest].batch { latest = i }
            }
            slots[latest].batch = max(slots[latest].batch, batch)
            slots[latest].area = slots[latest].area.around(area)
        }
    }

    private func forEachCell(_ area: PixelRect, _ body: (UnsafeMutablePointer<Slot>) -> Void) {
        let (left, right) = (Int(area.minX / Self.cell), Int((area.maxX - 1) / Self.cell))
        let (top, bottom) = (Int(area.minY / Self.cell), Int((area.maxY - 1) / Self.cell))
        reserve((bottom + 1) * columns * Self.slotsPerCell)
        for row in top...bottom {
            for column in left...right {
                body(slots + (row * columns + column) * Self.slotsPerCell)
            }
        }
    }

    private func reserve(_ needed: Int) {
        guard needed > count else { return }
        if needed > capacity {
            let larger = UnsafeMutablePointer<Slot>.allocate(capacity: needed)
            larger.update(from: slots, count: count)
            slots.deallocate()
            (slots, capacity) = (larger, needed)
        }
        (slots + count).update(repeating: .empty, count: needed - count)
        count = needed
    }
}

extension PixelRect {
    /// Whether the rectangles intersect; neither may be empty.
    fileprivate func touches(_ other: PixelRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns the smallest rectangle around both.
    fileprivate func around(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }
}
