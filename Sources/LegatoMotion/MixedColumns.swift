import CLegatoMotionKernels

/// Columns of numbers, of which those whose numbers are all the same are read as one.
struct MixedColumns: ~Copyable {
    /// How many rows there are.
    private(set) var count = 0
    private let width: Int
    private var columns: KernelColumns
    /// By bit, the columns whose numbers differ.
    private var mixed: UInt32 = 0

    init(columns width: Int) {
        self.width = width
        columns = KernelColumns(columns: width, capacity: 8)
    }

    /// Removes all rows and keeps their room.
    mutating func removeAll() { (count, mixed) = (0, 0) }

    /// Adds a row by the numbers of its columns.
    mutating func append(_ number: (_ column: Int) -> Double) {
        if count == columns.capacity { columns.grow(keeping: count) }
        for column in 0..<width {
            let (numbers, new) = (columns[column], number(column))
            numbers[count] = new
            if numbers[0].bitPattern != new.bitPattern { mixed |= 1 << UInt32(column) }
        }
        count += 1
    }

    /// The numbers of a column from a row on, at least one; valid until rows are added.
    func values(_ column: Int, from first: Int) -> LegatoColumn {
        let isMixed = mixed >> UInt32(column) & 1 != 0
        return LegatoColumn(
            each: isMixed ? columns[column] + first : nil,
            all: columns[column][0]
        )
    }

    /// A number.
    subscript(column: Int, row: Int) -> Double { columns[column][row] }
}
