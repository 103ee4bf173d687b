import CLegatoMotionKernels

/// Columns of numbers for the kernels, of which those whose numbers are all equal have no memory.
///
/// Most animations share their speed, their begin and their curve.
struct MixedColumns: ~Copyable {
    /// How many numbers each column has.
    private(set) var count = 0

    private var capacity = 0
    /// The number of the columns that have one alone.
    private var shared: [Double]
    /// The numbers of the others, and memory of before.
    private var memory: [UnsafeMutablePointer<Double>?]
    private var isMixed: [Bool]

    init(columns: Int) {
        shared = Array(repeating: 0, count: columns)
        memory = Array(repeating: nil, count: columns)
        isMixed = Array(repeating: false, count: columns)
    }

    deinit { for numbers in memory { numbers?.deallocate() } }

    /// Removes all numbers and keeps their room.
    mutating func removeAll() {
        count = 0
        for column in isMixed.indices { isMixed[column] = false }
    }

    /// Adds a row, whose numbers are to be set in every column; returns its index.
    mutating func addRow() -> Int {
        if count == capacity { grow() }
        count += 1
        return count - 1
    }

    /// A column from a row on.
    func column(_ column: Int, from first: Int = 0) -> LegatoColumn {
        LegatoColumn(
            each: isMixed[column] ? memory[column].map { UnsafePointer($0 + first) } : nil,
            all: shared[column]
        )
    }

    subscript(column: Int, row: Int) -> Double {
        get { isMixed[column] ? memory[column].unsafelyUnwrapped[row] : shared[column] }
        set {
            if !isMixed[column] {
                if row == 0 && count == 1 { shared[column] = newValue }
                guard shared[column].bitPattern != newValue.bitPattern else { return }
                mix(column)
            }
            memory[column].unsafelyUnwrapped[row] = newValue
        }
    }

    /// Gives all rows one number.
    mutating func set(_ column: Int, to number: Double) {
        isMixed[column] = false
        shared[column] = number
    }

    /// Memory for the numbers of a column, each by itself; valid until rows are added.
    mutating func memory(of column: Int) -> UnsafeMutablePointer<Double> {
        if !isMixed[column] { mix(column) }
        return memory[column].unsafelyUnwrapped
    }

    private mutating func mix(_ column: Int) {
        let numbers = memory[column] ?? Self.allocate(capacity)
        numbers.update(repeating: shared[column], count: count)
        memory[column] = numbers
        isMixed[column] = true
    }

    private mutating func grow() {
        capacity = max(Int(LEGATO_LANES), 2 * capacity)
        for column in memory.indices {
            guard let old = memory[column] else { continue }
            memory[column] = nil
            if isMixed[column] {
                let larger = Self.allocate(capacity)
                larger.update(from: old, count: count)
                memory[column] = larger
            }
            old.deallocate()
        }
    }

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<Double> {
        // The kernels also read the entries that fill up the last lanes, from any row on.
        let count = count + Int(LEGATO_LANES)
        let bytes = count * MemoryLayout<Double>.stride
        let block = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
        let numbers = block.bindMemory(to: Double.self, capacity: count)
        numbers.initialize(repeating: 0, count: count)
        return numbers
    }
}
