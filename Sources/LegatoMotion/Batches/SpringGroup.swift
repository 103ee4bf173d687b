import CLegatoMotionKernels

/// The springs of one regime.
struct SpringGroup: ~Copyable {
    enum Column: Int, CaseIterable {
        case time, decay, frequency, inverse, fast, velocity, progress, rate
    }

    var count = 0
    private var columns = KernelColumns(columns: Column.allCases.count, capacity: 8)

    subscript(column: Column) -> UnsafeMutablePointer<Double> { columns[column.rawValue] }

    mutating func append(_ spring: SpringSolution, _ velocity: Double, at time: Double) -> Int {
        let index = count
        if index == columns.capacity { columns.grow(keeping: index) }
        count += 1
        self[.time][index] = time
        self[.decay][index] = spring.decay
        self[.frequency][index] = spring.frequency
        self[.inverse][index] = spring.inverse
        self[.fast][index] = spring.fast
        self[.velocity][index] = velocity
        return index
    }

    private var springs: LegatoSprings {
        LegatoSprings(
            time: self[.time], decay: self[.decay], frequency: self[.frequency],
            inverse: self[.inverse], fast: self[.fast], velocity: self[.velocity]
        )
    }

    typealias Progress =
        @convention(c) (UnsafePointer<LegatoSprings>?, Int64, UnsafeMutablePointer<Double>?) -> Void
    typealias Motion =
        @convention(c) (
            UnsafePointer<LegatoSprings>?, Int64, UnsafeMutablePointer<Double>?,
            UnsafeMutablePointer<Double>?
        ) -> Void

    func evaluate(_ kernel: Progress?) {
        guard count > 0, let kernel else { return }
        withUnsafePointer(to: springs) { kernel($0, Int64(count), self[.progress]) }
    }

    func evaluate(_ kernel: Motion?) {
        guard count > 0, let kernel else { return }
        withUnsafePointer(to: springs) {
            kernel($0, Int64(count), self[.progress], self[.rate])
        }
    }
}
