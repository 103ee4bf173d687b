import Foundation
import LegatoGraphics

/// A value for each entry of the drawing order; pages of memory are used only where values are set.
///
/// Most entries are plain layers, which need no value.
struct EntryValues<Value: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutableRawPointer?
    private var count = 0
    private var capacity = 0

    init() {}

    deinit { free(base) }

    /// Discards all values, and ensures storage for `count` entries.
    mutating func removeAll(count: Int) {
        self.count = count
        guard count > capacity || count < capacity / 4 else { return }
        free(base)
        base = calloc(count, MemoryLayout<Value>.stride)
        capacity = count
    }

    /// The value of an entry, which must have been set.
    subscript(index: Int) -> Value {
        get { place(index).pointee }
        nonmutating set { place(index).pointee = newValue }
    }

    private func place(_ index: Int) -> UnsafeMutablePointer<Value> {
        require(
            index >= 0 && index < count, "An entry index must be within 0..<\(count), got \(index)"
        )
        return base.unsafelyUnwrapped.assumingMemoryBound(to: Value.self) + index
    }
}
