import Foundation

/// The known lengths of elements along an axis.
///
/// They are kept in chunks, so that the sum for a million elements visits only the chunks that
/// contain known lengths.
nonisolated struct LazyLengths {
    private struct Chunk {
        var lengths = [CGFloat](repeating: .nan, count: LazyLengths.size)
        var (sum, count): (CGFloat, Int) = (0, 0)

        mutating func set(_ length: CGFloat, at index: Int) {
            if !lengths[index].isNaN { (sum, count) = (sum - lengths[index], count - 1) }
            if !length.isNaN { (sum, count) = (sum + length, count + 1) }
            lengths[index] = length
        }
    }

    private static let size = 256
    private var chunks: [Int: Chunk] = [:]
    private var (sum, count): (CGFloat, Int) = (0, 0)
    /// The mean of lengths that have been forgotten; nil without any.
    private var oldMean: CGFloat?

    /// The mean of the known lengths; nil without any.
    var mean: CGFloat? { count > 0 ? sum / CGFloat(count) : oldMean }

    /// The length of an element; nil if it is not known.
    subscript(index: Int) -> CGFloat? {
        get {
            let (key, place) = index.quotientAndRemainder(dividingBy: Self.size)
            guard let length = chunks[key]?.lengths[place], !length.isNaN else { return nil }
            return length
        }
        set {
            let (key, place) = index.quotientAndRemainder(dividingBy: Self.size)
            guard newValue != nil || chunks[key] != nil else { return }
            let old = chunks[key].map { ($0.sum, $0.count) } ?? (0, 0)
            chunks[key, default: Chunk()].set(newValue ?? .nan, at: place)
            let new = chunks[key].map { ($0.sum, $0.count) } ?? (0, 0)
            (sum, count) = (sum + new.0 - old.0, count + new.1 - old.1)
        }
    }

    /// Forgets all lengths, but not their mean.
    mutating func forget() {
        let mean = mean
        self = LazyLengths()
        oldMean = mean
    }

    /// Moves the lengths from an index on to later or earlier elements, and replaces the lengths
    /// there.
    mutating func shift(from first: Int, by distance: Int) {
        let (old, mean) = (chunks, mean)
        self = LazyLengths()
        oldMean = mean
        for key in old.keys.sorted() {
            guard let chunk = old[key] else { continue }
            for (place, length) in chunk.lengths.enumerated() where !length.isNaN {
                let index = key * Self.size + place
                if index >= first, index + distance >= 0 {
                    self[index + distance] = length
                } else if index < first + min(distance, 0) {
                    self[index] = length
                }
            }
        }
    }

    private func keys(in range: Range<Int>) -> [Int] {
        guard !range.isEmpty else { return [] }
        let all = range.lowerBound / Self.size...(range.upperBound - 1) / Self.size
        if chunks.count < all.count { return chunks.keys.filter { all.contains($0) }.sorted() }
        return all.filter { chunks[$0] != nil }
    }

    /// Returns the length of some elements, with an estimate for each whose length is not known.
    func total(of range: Range<Int>, estimate: CGFloat) -> CGFloat {
        var (length, unknown): (CGFloat, Int) = (0, range.count)
        for key in keys(in: range) {
            guard let chunk = chunks[key] else { continue }
            let start = key * Self.size
            if range.lowerBound <= start, start + Self.size <= range.upperBound {
                (length, unknown) = (length + chunk.sum, unknown - chunk.count)
                continue
            }
            for known in chunk.lengths[range.clamped(to: start..<start + Self.size), start] {
                (length, unknown) = (length + known, unknown - 1)
            }
        }
        return length + CGFloat(unknown) * estimate
    }

    /// Returns the element at a distance from the start of some elements; the last one beyond.
    func index(at distance: CGFloat, in range: Range<Int>, estimate: CGFloat) -> Int {
        var (position, next): (CGFloat, Int) = (0, range.lowerBound)
        func found(in length: CGFloat) -> Int {
            let steps = max((length / estimate).rounded(.down), 0)
            return min(next + Int(min(steps, 1e9)), range.upperBound - 1)
        }
        for key in keys(in: range) {
            guard let chunk = chunks[key] else { continue }
            let start = key * Self.size
            let own = range.clamped(to: start..<start + Self.size)
            let before = CGFloat(own.lowerBound - next) * estimate
            if position + before > distance { return found(in: distance - position) }
            position += before
            for index in own {
                let length = chunk.lengths[index - start]
                let end = position + (length.isNaN ? estimate : length)
                if end > distance { return index }
                position = end
            }
            next = own.upperBound
        }
        return found(in: distance - position)
    }
}

nonisolated extension [CGFloat] {
    /// The known lengths of a range of elements, in a chunk that starts with an element.
    fileprivate subscript(range: Range<Int>, start: Int) -> [CGFloat] {
        self[range.lowerBound - start..<range.upperBound - start].filter { !$0.isNaN }
    }
}
