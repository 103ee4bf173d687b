import CLegatoMotionKernels
import LegatoGraphics

/// Many media timings, each at a time of its own, evaluated together on the vector unit.
///
/// The results are the fractions of `MediaTiming.position(at:)`, bit for bit, on every processor.
/// Evaluating allocates nothing; appending allocates when there are more timings than ever before.
public struct TimingBatch: ~Copyable {
    /// How many timings there are.
    public private(set) var count = 0

    private var columns = KernelColumns(columns: Column.allCases.count, capacity: 8)
    private let kernels: UnsafePointer<LegatoMotionKernels>
    /// The columns whose values are not all equal: only those are read one by one.
    private var mixed = Columns()

    /// Creates an empty batch.
    public init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that runs one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all timings and keeps their room.
    public mutating func removeAll() {
        count = 0
        mixed = Columns()
    }

    /// Adds a timing, whose index is the count before.
    ///
    /// - Parameter timing: The timing; with a finite duration.
    public mutating func append(_ timing: MediaTiming) {
        if count == columns.capacity { columns.grow(keeping: count) }
        let active = timing.activeDuration
        let showsBefore = timing.fill == .backwards || timing.fill == .both
        let showsAfter = timing.fill == .forwards || timing.fill == .both
        self[.time][count] = 0
        set(.begin, timing.beginTime)
        set(.speed, timing.speed)
        set(.offset, timing.timeOffset)
        set(.active, active)
        set(.duration, timing.duration)
        set(.cycle, timing.cycle)
        set(.earliest, showsBefore ? -.infinity : 0)
        set(.latest, showsAfter ? .infinity : active)
        count += 1
    }

    /// Moves a timing to another time of its layer, which counts from the next evaluation on.
    ///
    /// - Parameters:
    ///   - time: The time in seconds; 0 at first.
    ///   - index: The timing's index, below `count`.
    public mutating func setTime(_ time: Double, at index: Int) {
        check(index)
        self[.time][index] = time
    }

    /// Moves all timings to one time, which counts from the next evaluation on.
    ///
    /// - Parameter time: The time in seconds.
    public mutating func setTimes(_ time: Double) {
        self[.time].update(repeating: time, count: count)
    }

    /// Evaluates all timings.
    public mutating func evaluate() {
        evaluate(0..<count, at: .nan, times: self[.time], into: self[.fraction])
    }

    /// Evaluates some timings, without regard to their own times.
    ///
    /// - Parameters:
    ///   - range: Which ones; it begins at a multiple of 8.
    ///   - time: The time of all of them, if there are no `times`.
    ///   - times: The time of each, the first that of the range.
    ///   - fractions: Where the fractions go, NaN where nothing shows, the first that of the range.
    ///     It and `times` are aligned to 64 bytes, with room for a multiple of 8.
    package func evaluate(
        _ range: Range<Int>,
        at time: Double,
        times: UnsafePointer<Double>? = nil,
        into fractions: UnsafeMutablePointer<Double>
    ) {
        guard !range.isEmpty, let kernel = kernels.pointee.fraction else { return }
        require(
            range.lowerBound % Int(LEGATO_LANES) == 0 && range.upperBound <= count,
            "The timings \(range) of \(count) can't be evaluated together"
        )
        let timings = LegatoTimings(
            time: LegatoColumn(each: times, all: time),
            begin: values(.begin, range),
            speed: values(.speed, range),
            offset: values(.offset, range),
            active: values(.active, range),
            duration: values(.duration, range),
            cycle: values(.cycle, range),
            earliest: values(.earliest, range),
            latest: values(.latest, range)
        )
        withUnsafePointer(to: timings) { kernel($0, Int64(range.count), fractions) }
    }

    /// The play position within the pass at the time of the latest evaluation.
    ///
    /// - Parameter index: The timing's index, below `count`.
    /// - Returns: 0 to 1; nil where the animation shows nothing.
    public func fraction(at index: Int) -> Double? {
        check(index)
        let fraction = self[.fraction][index]
        return fraction.isNaN ? nil : fraction
    }

    /// The fractions of all timings, NaN where nothing shows; valid until timings are added.
    package var fractions: UnsafePointer<Double> { UnsafePointer(self[.fraction]) }

    private func check(_ index: Int) {
        require(
            index >= 0 && index < count,
            "There is no timing \(index), there are \(count)"
        )
    }

    private enum Column: Int, CaseIterable {
        case time, begin, speed, offset, active, duration, cycle, earliest, latest, fraction
    }

    /// Some of the columns.
    private struct Columns {
        private var bits: UInt16 = 0
        mutating func insert(_ column: Column) { bits |= 1 << UInt16(column.rawValue) }
        func contains(_ column: Column) -> Bool { bits & 1 << UInt16(column.rawValue) != 0 }
    }

    /// The last value of a column, which is the next timing's.
    private mutating func set(_ column: Column, _ value: Double) {
        let values = self[column]
        values[count] = value
        if values[0].bitPattern != value.bitPattern { mixed.insert(column) }
    }

    /// The values of a column from the first of a range on; one for all if they are equal.
    private func values(_ column: Column, _ range: Range<Int>) -> LegatoColumn {
        let values = self[column]
        return LegatoColumn(
            each: mixed.contains(column) ? values + range.lowerBound : nil,
            all: values[0]
        )
    }

    private subscript(column: Column) -> UnsafeMutablePointer<Double> {
        columns[column.rawValue]
    }
}
