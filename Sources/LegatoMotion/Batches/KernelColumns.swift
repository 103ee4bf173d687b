import LegatoGraphics
package import CLegatoMotionKernels

/// Arrays of numbers of equal length in one block of memory, laid out for the kernels.
struct KernelColumns: ~Copyable {
    private let columns: Int
    private(set) var capacity: Int
    private var base: UnsafeMutablePointer<Double>

    init(columns: Int, capacity: Int) {
        self.columns = columns
        self.capacity = Self.rounded(capacity)
        base = Self.allocate(columns * self.capacity)
    }

    deinit { base.deallocate() }

    /// The start of a column; valid until the columns grow.
    subscript(column: Int) -> UnsafeMutablePointer<Double> { base + column * capacity }

    /// Doubles the capacity and keeps the first `count` entries.
    mutating func grow(keeping count: Int) {
        let larger = capacity * 2
        let block = Self.allocate(columns * larger)
        for column in 0..<columns {
            (block + column * larger).update(from: self[column], count: count)
        }
        base.deallocate()
        base = block
        capacity = larger
    }

    private static func rounded(_ count: Int) -> Int {
        let lanes = Int(LEGATO_LANES)
        return (max(count, 1) + lanes - 1) / lanes * lanes
    }

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<Double> {
        // The kernels also read the padding entries after the last lanes, from any index.
        let count = count + Int(LEGATO_LANES)
        let block = UnsafeMutableRawPointer.allocate(
            byteCount: count * MemoryLayout<Double>.stride, alignment: 64
        )
        let numbers = block.bindMemory(to: Double.self, capacity: count)
        numbers.initialize(repeating: 0, count: count)
        return numbers
    }
}

/// Selects the compilation of the kernels to run.
package enum KernelChoice {
    /// The fastest level that this processor supports.
    package static let fastest = legato_motion_levels() - 1

    package static func kernels(_ level: Int32) -> UnsafePointer<LegatoMotionKernels> {
        guard let kernels = legato_motion_kernels(level) else {
            refuse("A kernel level must be 0 to \(fastest), got \(level)")
        }
        return kernels
    }
}
