import LegatoDrawing

/// Where a program reads pixels.
enum TextureSource: Equatable {
    case none
    case picture(GLuint)
    case target(TargetRole, page: Int)
}

/// How pixels meet what is there; all colours are premultiplied.
enum Blending {
    /// They take its place.
    case replacing
    /// They lie over it.
    case over
    /// They are added to it.
    case adding
    /// It is multiplied by their alpha.
    case keeping
}

/// What one draw call needs: instances with an equal key can share it.
struct BatchKey: Equatable {
    var pipeline: Pipeline
    var source = TextureSource.none
    /// How pixels meet what is there.
    var blending = Blending.over
}

/// A run of instances that share a key.
struct Batch {
    let key: BatchKey
    /// How many instances it holds.
    var count = 0
    /// Where its records start in the frame's instances, in words.
    var start = 0
    /// How many of its records have been placed.
    fileprivate var placed = 0
}

/// The instances of one target, gathered into few batches without changing a pixel.
///
/// An item joins the earliest batch with its key that comes no earlier than any batch holding an
/// item under it; instances of one batch stay in painter's order. What lies under an item is asked
/// of an `OverlapGrid`, which may name too late a batch, but never too early a one.
final class BatchList {
    /// How many batches an item looks at before a new one is opened.
    private static let searchLimit = 64

    private(set) var batches: [Batch] = []
    /// Before which batches the target is left, to come back to it; in their order.
    private(set) var barriers: [Int] = []
    private let records = InstanceStore()
    private let grid = OverlapGrid()
    private var entries: [(batch: Int32, start: Int32)] = []

    /// How many instances there are.
    var instanceCount: Int { entries.count }
    /// How many words the records take.
    var wordCount: Int { records.count }

    /// Forgets everything for a target of at most the given width in pixels; keeps its memory.
    func begin(width: Int) {
        batches.removeAll(keepingCapacity: true)
        barriers.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        records.removeAll()
        grid.begin(width: width)
    }

    /// Adds an item that touches only the pixels of `area`; the caller fills the record returned.
    /// - Precondition: `area` is not empty and lies inside the target.
    func append(_ key: BatchKey, area: PixelRect) -> UnsafeMutablePointer<SIMD4<Float>> {
        let batch = find(key, from: Int(grid.lastBatch(under: area)))
        grid.add(Int32(batch), area)
        batches[batch].count += 1
        entries.append((Int32(batch), Int32(records.count)))
        return records.grow(by: key.pipeline.words)
    }

    /// Keeps what comes later behind all that there is: the target is read in between.
    func addBarrier() { barriers.append(batches.count) }

    /// Writes the records to `destination`, batch after batch, and notes where each one starts.
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
