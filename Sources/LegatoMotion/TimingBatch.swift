import CLegatoMotionKernels
import LegatoGraphics

/// Many media timings, each at a time of its own, evaluated together on the vector unit.
///
/// The results are the fractions of `MediaTiming.position(at:)`, bit for bit, on every processor.
/// Evaluating allocates nothing; appending allocates when there are more timings than ever before.
public struct TimingBatch: ~Copyable {
    /// How many timings there are.
    public var count: Int { columns.count }

    private var columns = MixedColumns(columns: Column.allCases.count)
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    public init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that runs one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all timings and keeps their room.
    public mutating func removeAll() { columns.removeAll() }

    /// Adds a timing, whose index is the count before.
    ///
    /// - Parameter timing: The timing; with a finite duration.
    public mutating func append(_ timing: MediaTiming) {
        let active = timing.activeDuration
        let showsBefore = timing.fill == .backwards || timing.fill == .both
        let showsAfter = timing.fill == .forwards || timing.fill == .both
        let row = columns.addRow()
        self[.time, row] = 0
        self[.begin, row] = timing.beginTime
        self[.speed, row] = timing.speed
        self[.offset, row] = timing.timeOffset
        self[.active, row] = active
        self[.duration, row] = timing.duration
        self[.cycle, row] = timing.cycle
        self[.earliest, row] = showsBefore ? -.infinity : 0
        self[.latest, row] = showsAfter ? .infinity : active
    }

    /// Moves a timing to another time of its layer, which counts from the next evaluation on.
    ///
    /// - Parameters:
    ///   - time: The time in seconds; 0 at first.
    ///   - index: The timing's index, below `count`.
    public mutating func setTime(_ time: Double, at index: Int) {
        check(index)
        self[.time, index] = time
    }

    /// Moves all timings to one time, which counts from the next evaluation on.
    ///
    /// - Parameter time: The time in seconds.
    public mutating func setTimes(_ time: Double) {
        columns.set(Column.time.rawValue, to: time)
    }

    /// Evaluates all timings.
    public mutating func evaluate() {
        guard count > 0 else { return }
        let fractions = columns.memory(of: Column.fraction.rawValue)
        let time = values(.time, 0..<count)
        evaluate(0..<count, at: time.all, times: time.each, into: fractions)
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
        let fraction = self[.fraction, index]
        return fraction.isNaN ? nil : fraction
    }

    /// The fractions of all timings when they were last evaluated, NaN where nothing shows; valid
    /// until timings are added.
    package var fractions: UnsafePointer<Double> {
        guard let fractions = values(.fraction, 0..<count).each else {
            refuse("The timings were not evaluated")
        }
        return fractions
    }

    private func check(_ index: Int) {
        require(
            index >= 0 && index < count,
            "There is no timing \(index), there are \(count)"
        )
    }

    private enum Column: Int, CaseIterable {
        case time, begin, speed, offset, active, duration, cycle, earliest, latest, fraction
    }

    /// The values of a column from the first of a range on.
    private func values(_ column: Column, _ range: Range<Int>) -> LegatoColumn {
        columns.column(column.rawValue, from: range.lowerBound)
    }

    private subscript(column: Column, row: Int) -> Double {
        get { columns[column.rawValue, row] }
        set { columns[column.rawValue, row] = newValue }
    }
}
