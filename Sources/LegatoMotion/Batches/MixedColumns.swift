import CLegatoMotionKernels

/// Columns of numbers; a column whose numbers are all equal is stored and read as a single one.
///
/// Most animations share their start time, speed and curve.
struct MixedColumns: ~Copyable {
    /// The number of rows.
    private(set) var count = 0
    private var capacity = 0
    /// The expected maximum number of rows; memory is limited to it until it is exceeded.
    private var maximum = Int.max
    /// For each column, its number while all are equal.
    private var shared: [Double]
    /// For each column, its numbers if they differ.
    private var mixed: [UnsafeMutablePointer<Double>?]

    init(columns width: Int) {
        shared = Array(repeating: 0, count: width)
        mixed = Array(repeating: nil, count: width)
    }

    deinit { for numbers in mixed { numbers?.deallocate() } }

    /// Removes all rows, and keeps the memory for a maximum number of new ones.
    mutating func removeAll(expecting maximum: Int) { (count, self.maximum) = (0, maximum) }

    /// Adds a row from the number of each column.
    mutating func append(_ number: (_ column: Int) -> Double) {
        if count == capacity { grow() }
        for column in shared.indices {
            let new = number(column)
            if let numbers = mixed[column] {
                numbers[count] = new
            } else if count == 0 {
                shared[column] = new
            } else if shared[column].bitPattern != new.bitPattern {
                let numbers = Self.allocate(capacity)
                numbers.update(repeating: shared[column], count: count)
                numbers[count] = new
                mixed[column] = numbers
            }
        }
        count += 1
    }

    private mutating func grow() {
        capacity = max(Int(LEGATO_LANES), 2 * capacity)
        if maximum > count { capacity = min(capacity, maximum) }
        for column in mixed.indices {
            guard let old = mixed[column] else { continue }
            let larger = Self.allocate(capacity)
            larger.update(from: old, count: count)
            mixed[column] = larger
            old.deallocate()
        }
    }

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<Double> {
        // The kernels also read the padding entries after the last lanes, from any index.
        let count = count + Int(LEGATO_LANES)
        let numbers = UnsafeMutablePointer<Double>.allocate(capacity: count)
        numbers.initialize(repeating: 0, count: count)
        return numbers
    }

    /// Returns the numbers of a column from a row on, which must exist; valid until rows are added.
    func values(_ column: Int, from first: Int) -> LegatoColumn {
        LegatoColumn(each: mixed[column].map { UnsafePointer($0 + first) }, all: shared[column])
    }

    /// The number at a column and row.
    subscript(column: Int, row: Int) -> Double { mixed[column]?[row] ?? shared[column] }
}
