import Foundation

/// The part of a text that differs between two versions of it, in UTF-8 code units.
nonisolated struct TextChange: Equatable {
    /// The part of the old text that is replaced.
    var old: Range<Int>
    /// The part of the new text that replaces it.
    var new: Range<Int>

    /// Compares two texts from both ends.
    init(from a: String, to b: String) {
        var (a, b) = (a, b)
        (old, new) = a.withUTF8 { a in
            b.withUTF8 { b in
                let start = Self.commonPrefix(a, b)
                var (oldEnd, newEnd) = (a.count, b.count)
                while oldEnd > start, newEnd > start, a[oldEnd - 1] == b[newEnd - 1] {
                    (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
                }
                return (start..<oldEnd, start..<newEnd)
            }
        }
    }

    /// The number of equal bytes at the starts.
    private static func commonPrefix(
        _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let maximum = min(a.count, b.count)
        guard let first = a.baseAddress, let second = b.baseAddress else { return 0 }
        var start = 0
        // Long equal parts are compared in blocks.
        while maximum - start >= 4096, memcmp(first + start, second + start, 4096) == 0 {
            start += 4096
        }
        while start < maximum, a[start] == b[start] { start += 1 }
        return start
    }

    /// Returns the offset in the new text that corresponds to an offset in the old one.
    func moved(_ offset: Int) -> Int {
        if offset <= old.lowerBound { return offset }
        if offset >= old.upperBound { return offset + new.upperBound - old.upperBound }
        return min(offset, new.upperBound)
    }
}
