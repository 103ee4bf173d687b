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

    /// Creates an empty batch.
    public init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that runs one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all timings and keeps their room.
    public mutating func removeAll() { count = 0 }

    /// Adds a timing, whose index is the count before.
    ///
    /// - Parameter timing: The timing; with a finite duration.
    public mutating func append(_ timing: MediaTiming) {
        if count == columns.capacity { columns.grow(keeping: count) }
        let active = timing.activeDuration
        let showsBefore = timing.fill == .backwards || timing.fill == .both
        let showsAfter = timing.fill == .forwards || timing.fill == .both
        self[.time][count] = 0
        self[.begin][count] = timing.beginTime
        self[.speed][count] = timing.speed
        self[.offset][count] = timing.timeOffset
        self[.active][count] = active
        self[.duration][count] = timing.duration
        self[.cycle][count] = timing.cycle
        self[.earliest][count] = showsBefore ? -.infinity : 0
        self[.latest][count] = showsAfter ? .infinity : active
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
        let first = range.lowerBound
        let timings = LegatoTimings(
            time: times,
            now: time,
            begin: self[.begin] + first,
            speed: self[.speed] + first,
            offset: self[.offset] + first,
            active: self[.active] + first,
            duration: self[.duration] + first,
            cycle: self[.cycle] + first,
            earliest: self[.earliest] + first,
            latest: self[.latest] + first
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

    private subscript(column: Column) -> UnsafeMutablePointer<Double> {
        columns[column.rawValue]
    }
}
