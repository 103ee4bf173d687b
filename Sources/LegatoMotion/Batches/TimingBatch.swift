import CLegatoMotionKernels
import LegatoGraphics

/// Many media timings, evaluated together with SIMD.
///
/// The results equal the fractions of `MediaTiming.position(at:)` bit for bit, on every processor.
/// Evaluating does not allocate; appending allocates only when the count exceeds its previous
/// maximum.
package struct TimingBatch: ~Copyable {
    /// The number of timings.
    package var count: Int { columns.count }

    private var columns = MixedColumns(columns: 8)
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    package init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that uses one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all timings, and keeps the memory for a maximum number of new ones.
    package mutating func removeAll(expecting maximum: Int = .max) {
        columns.removeAll(expecting: maximum)
    }

    /// Adds a timing; its index is the previous count.
    ///
    /// - Parameter timing: The timing, with a finite duration.
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

    /// Evaluates a range of timings.
    ///
    /// - Parameters:
    ///   - range: The timings.
    ///   - time: The time of all timings, if `times` is nil.
    ///   - times: The time of each timing, starting with the first of the range; padded to a
    ///     multiple of 8.
    ///   - fractions: Receives the fraction of each timing, NaN where it presents nothing, starting
    ///     with the first of the range; padded to a multiple of 8.
    /// - Returns: True only if all of them present a value; may be false even then.
    @discardableResult
    package func evaluate(
        _ range: Range<Int>, at time: Double, times: UnsafePointer<Double>? = nil,
        into fractions: UnsafeMutablePointer<Double>
    ) -> Bool {
        require(
            range.upperBound <= count,
            "A range of timings must be within 0..<\(count), got \(range)"
        )
        guard !range.isEmpty, let kernel = kernels.pointee.fraction else { return true }
        let first = range.lowerBound
        let timings = LegatoTimings(
            time: LegatoColumn(each: times, all: time), begin: columns.values(0, from: first),
            speed: columns.values(1, from: first), offset: columns.values(2, from: first),
            active: columns.values(3, from: first), duration: columns.values(4, from: first),
            cycle: columns.values(5, from: first), earliest: columns.values(6, from: first),
            latest: columns.values(7, from: first)
        )
        return withUnsafePointer(to: timings) { kernel($0, Int64(range.count), fractions) } == 0
    }
}
