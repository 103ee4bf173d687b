import CLegatoMotionKernels
import LegatoGraphics

/// Many media timings, evaluated together on the vector unit.
///
/// The results are the fractions of `MediaTiming.position(at:)`, bit for bit, on every processor.
/// Evaluating allocates nothing; appending allocates when there are more timings than ever before.
package struct TimingBatch: ~Copyable {
    /// How many timings there are.
    package var count: Int { columns.count }

    private var columns = MixedColumns(columns: 8)
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    package init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that runs one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all timings and keeps their room, before at most so many are added.
    package mutating func removeAll(expecting most: Int = .max) {
        columns.removeAll(expecting: most)
    }

    /// Adds a timing, whose index is the count before.
    ///
    /// - Parameter timing: The timing; with a finite duration.
    package mutating func append(_ timing: MediaTiming) {
        let active = timing.activeDuration
        let showsBefore = timing.fill == .backwards || timing.fill == .both
        let showsAfter = timing.fill == .forwards || timing.fill == .both
        columns.append {
            switch $0 {
            case 0: timing.beginTime
            case 1: timing.speed
            case 2: timing.timeOffset
            case 3: active
            case 4: timing.duration
            case 5: timing.cycle
            case 6: showsBefore ? -.infinity : 0
            default: showsAfter ? .infinity : active
            }
        }
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
            begin: columns.values(0, from: first),
            speed: columns.values(1, from: first),
            offset: columns.values(2, from: first),
            active: columns.values(3, from: first),
            duration: columns.values(4, from: first),
            cycle: columns.values(5, from: first),
            earliest: columns.values(6, from: first),
            latest: columns.values(7, from: first)
        )
        return withUnsafePointer(to: timings) { kernel($0, Int64(range.count), fractions) } == 0
    }
}
