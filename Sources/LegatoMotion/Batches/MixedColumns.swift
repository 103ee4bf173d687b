import CLegatoMotionKernels

/// Columns of numbers, of which those whose numbers are all the same are held and read as one.
///
/// Most animations share their begin, their speed and their curve.
struct MixedColumns: ~Copyable {
    /// How many rows there are.
    private(set) var count = 0
    private var capacity = 0
    /// How many rows there will be at most; no room is made for more as long as that holds.
    private var most = Int.max
    /// By column, its number, where all are the same.
    private var shared: [Double]
    /// By column, its numbers, where they differ.
    private var mixed: [UnsafeMutablePointer<Double>?]

    init(columns width: Int) {
        shared = Array(repeating: 0, count: width)
        mixed = Array(repeating: nil, count: width)
    }

    deinit { for numbers in mixed { numbers?.deallocate() } }

    /// Removes all rows and keeps their room, before at most so many are added.
    mutating func removeAll(expecting most: Int) { (count, self.most) = (0, most) }

    /// Adds a row by the numbers of its columns.
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
        if most > count { capacity = min(capacity, most) }
        for column in mixed.indices {
            guard let old = mixed[column] else { continue }
            let larger = Self.allocate(capacity)
            larger.update(from: old, count: count)
            mixed[column] = larger
            old.deallocate()
        }
    }

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<Double> {
        // The kernels also read the entries that fill up the last lanes, from any index on.
        let count = count + Int(LEGATO_LANES)
        let numbers = UnsafeMutablePointer<Double>.allocate(capacity: count)
        numbers.initialize(repeating: 0, count: count)
        return numbers
    }

    /// The numbers of a column from a row on, at least one; valid until rows are added.
    func values(_ column: Int, from first: Int) -> LegatoColumn {
        LegatoColumn(each: mixed[column].map { UnsafePointer($0 + first) }, all: shared[column])
    }

    /// A number.
    subscript(column: Int, row: Int) -> Double { mixed[column]?[row] ?? shared[column] }
}
