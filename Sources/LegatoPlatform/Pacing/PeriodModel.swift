import LegatoGraphics

/// Learns the refresh period and phase from the times at which the display showed frames.
///
/// Each accepted timestamp is compared with the nearest grid point; an eighth of the error corrects
/// the phase and a 25th of it the period, so single late timestamps have little effect.
package nonisolated struct PeriodModel {
    /// The effect of a timestamp on the model.
    package enum Outcome: Equatable {
        /// Phase and period were corrected.
        case learned
        /// Frames were missed: the phase advanced by whole periods without a correction.
        case skipped
        /// The timestamp came too early to be valid.
        case ignored
        /// The grid no longer fitted and was realigned.
        case relocked
    }

    /// The number of timestamps over which the fit is evaluated.
    package static let fitWindow = 60
    /// The mean absolute error, in periods, above which the grid is realigned.
    package static let misfit = 0.2

    /// The time of the latest grid point in seconds.
    package private(set) var base: Double
    /// The refresh period in seconds.
    package private(set) var period: Double

    private var lastStamp: Double
    private var intervals: [Double] = []
    private var errorSum = 0.0

    /// Creates a model with a grid point at `base`.
    /// - Precondition: `period` is finite and above 0.
    package init(base: Double, period: Double) {
        require(period > 0 && period.isFinite, "A refresh period must be above 0 s, got \(period)")
        self.base = base
        self.period = period
        lastStamp = base
        intervals.reserveCapacity(Self.fitWindow)
    }

    /// Returns the number of periods, at least 1, from the base to the grid point nearest to
    /// `time`.
    package func periods(to time: Double) -> Int {
        max(1, Int(((time - base) / period).rounded()))
    }

    /// Records the time at which a frame was shown; times must increase.
    package mutating func observe(_ stamp: Double) -> Outcome {
        let interval = stamp - lastStamp
        lastStamp = stamp
        let count = periods(to: stamp)
        let error = stamp - (base + Double(count) * period)
        errorSum += abs(error)
        intervals.append(interval)
        if intervals.count == Self.fitWindow, relock(at: stamp) { return .relocked }
        if interval < 0.5 * period { return .ignored }
        base += Double(count) * period
        if interval > 1.5 * period { return .skipped }
        base += error / 8
        period += error / (25 * Double(count))
        return .learned
    }

    private mutating func relock(at stamp: Double) -> Bool {
        defer {
            errorSum = 0
            intervals.removeAll(keepingCapacity: true)
        }
        let meanError = errorSum / Double(Self.fitWindow)
        guard meanError > Self.misfit * period else { return false }
        intervals.sort()
        let median = intervals[Self.fitWindow / 2]
        guard median > 0 else { return false }
        (base, period) = (stamp, median)
        return true
    }
}
