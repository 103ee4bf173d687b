import CLegatoMotionKernels
import LegatoGraphics

/// Many media timings, evaluated together on the vector unit.
///
/// The results are the fractions of `MediaTiming.position(at:)`, bit for bit, on every processor.
/// Evaluating allocates nothing; appending allocates when there are more timings than ever before.
package struct TimingBatch: ~Copyable {
    /// How many timings there are.
    package var count: Int { columns.count }

    private var columns = MixedColumns(columns: Column.allCases.count)
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    package init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that runs one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all timings and keeps their room.
    package mutating func removeAll() { columns.removeAll() }

    /// Adds a timing, whose index is the count before.
    ///
    /// - Parameter timing: The timing; with a finite duration.
    package mutating func append(_ timing: MediaTiming) {
        let active = timing.activeDuration
        let showsBefore = timing.fill == .backwards || timing.fill == .both
        let showsAfter = timing.fill == .forwards || timing.fill == .both
        let row = columns.addRow()
        self[.begin, row] = timing.beginTime
        self[.speed, row] = timing.speed
        self[.offset, row] = timing.timeOffset
        self[.active, row] = active
        self[.duration, row] = timing.duration
        self[.cycle, row] = timing.cycle
        self[.earliest, row] = showsBefore ? -.infinity : 0
        self[.latest, row] = showsAfter ? .infinity : active
    }

    /// Evaluates some timings.
    ///
    /// - Parameters:
    ///   - range: Which ones.
    ///   - time: The time of all of them, if there are no `times`.
    ///   - times: The time of each, the first that of the range.
    ///   - fractions: Where the fractions go, NaN where nothing shows, the first that of the range.
    ///     It and `times` have room for a multiple of 8.
    /// - Returns: Whether all of them show something; perhaps not also where they do.
    @discardableResult
    package func evaluate(
        _ range: Range<Int>,
        at time: Double,
        times: UnsafePointer<Double>? = nil,
        into fractions: UnsafeMutablePointer<Double>
    ) -> Bool {
        require(
            range.upperBound <= count,
            "The timings \(range) of \(count) can't be evaluated together"
        )
        guard !range.isEmpty, let kernel = kernels.pointee.fraction else { return true }
        let first = range.lowerBound
        let timings = LegatoTimings(
            time: LegatoColumn(each: times, all: time),
            begin: values(.begin, first),
            speed: values(.speed, first),
            offset: values(.offset, first),
            active: values(.active, first),
            duration: values(.duration, first),
            cycle: values(.cycle, first),
            earliest: values(.earliest, first),
            latest: values(.latest, first)
        )
        return withUnsafePointer(to: timings) { kernel($0, Int64(range.count), fractions) } == 0
    }

    private enum Column: Int, CaseIterable {
        case begin, speed, offset, active, duration, cycle, earliest, latest
    }

    /// The values of a column from a timing on.
    private func values(_ column: Column, _ first: Int) -> LegatoColumn {
        columns.column(column.rawValue, from: first)
    }

    private subscript(column: Column, row: Int) -> Double {
        get { columns[column.rawValue, row] }
        set { columns[column.rawValue, row] = newValue }
    }
}
