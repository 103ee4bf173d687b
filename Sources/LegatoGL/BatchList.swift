import CGL
import LegatoDrawing

/// The texture that a program reads.
enum TextureSource: Equatable {
    case none
    case picture(GLuint)
    case target(TargetRole, page: Int)
}

/// The state of a draw call: instances with an equal key can share it.
struct BatchKey: Equatable {
    var pipeline: Pipeline
    var source = TextureSource.none
    /// How pixels are composited with the target.
    var blending = Blending.over
}

/// A run of instances that share a key.
struct Batch {
    let key: BatchKey
    /// The number of instances.
    var count = 0
    /// The offset of its records in the frame's instances, in words.
    var start = 0
    /// The number of its records that have been placed.
    fileprivate var placed = 0
}

/// The instances of one target, combined into few batches without changing a pixel.
///
/// An item joins the earliest batch with its key that is not before any batch with an item below
/// it; the instances of a batch stay in painter's order. The items below are looked up in an
/// `OverlapGrid`, which may return a later batch than necessary, but never an earlier one.
final class BatchList {
    /// The number of batches that are searched before a new one is opened.
    private static let searchLimit = 64

    private(set) var batches: [Batch] = []
    /// The batches before which other targets are drawn, in ascending order.
    private(set) var barriers: [Int] = []
    private let records = InstanceStore()
    private let grid = OverlapGrid()
    private var entries: [(batch: Int32, start: Int32)] = []

    /// The number of instances.
    var instanceCount: Int { entries.count }
    /// The number of words of the records.
    var wordCount: Int { records.count }

    /// Removes everything, for a target of at most the given width in pixels; keeps the memory.
    func begin(width: Int) {
        batches.removeAll(keepingCapacity: true)
        barriers.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        records.removeAll()
        grid.begin(width: width)
    }

    /// Adds an item that touches only the pixels of `area`; the caller fills the returned record.
    /// - Precondition: `area` is not empty and within the target.
    func append(_ key: BatchKey, area: PixelRect) -> UnsafeMutablePointer<SIMD4<Float>> {
        let batch = find(key, from: Int(grid.lastBatch(under: area)))
        grid.add(Int32(batch), area)
        batches[batch].count += 1
        entries.append((Int32(batch), Int32(records.count)))
        return records.grow(by: key.pipeline.words)
    }

    /// Orders later items after all existing ones, because the target is read in between.
    func addBarrier() { barriers.append(batches.count) }

    /// Writes the records to `destination`, batch by batch, and stores the start of each.
    func gather(into destination: UnsafeMutablePointer<SIMD4<Float>>, startingAt first: Int) {
        var start = first
        for i in batches.indices {
            batches[i].start = start
            start += batches[i].count * batches[i].key.pipeline.words
        }
        guard batches.count > 1 else {
            destination.update(from: records.words, count: records.count)
            return
        }
        for entry in entries {
            let i = Int(entry.batch)
            let words = batches[i].key.pipeline.words
            let target = batches[i].start - first + batches[i].placed * words
            (destination + target).update(from: records.words + Int(entry.start), count: words)
            batches[i].placed += 1
        }
    }

    private func find(_ key: BatchKey, from lowest: Int) -> Int {
        var i = max(lowest, barriers.last ?? 0, batches.count - Self.searchLimit)
        while i < batches.count {
            if batches[i].key == key { return i }
            i += 1
        }
        batches.append(Batch(key: key))
        return batches.count - 1
    }
}
