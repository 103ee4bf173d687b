/// Decides from measured swaps whether swapping buffers really waits for the display.
///
/// Return codes alone are not reliable: some drivers accept a swap interval and then do not wait.
package nonisolated struct VsyncTest {
    /// The result of the measurement.
    package enum Verdict: Equatable {
        /// Swaps wait, with the median interval between two swaps in seconds.
        case effective(period: Double)
        /// Swaps take about a period, but not evenly enough to serve as a clock.
        case uneven
        /// Swaps do not wait for the display.
        case ineffective
    }

    /// The number of cheap swaps to measure.
    package static let swapCount = 30
    /// The accepted ratio of the measured to the advertised period.
    package static let acceptedRatio = 0.75...1.5
    /// The accepted seconds between two swaps if no period is advertised.
    package static let acceptedPeriod = 0.004...0.050
    /// The largest accepted median absolute deviation, as a share of the median.
    package static let acceptedDeviation = 0.15
    /// The smallest number of intervals that allow a verdict.
    package static let fewestIntervals = 8

    /// The number of swaps to measure after a sleep.
    package static let proofCount = 8

    /// Returns whether swaps wait for a point in time instead of being slow.
    ///
    /// A wait for a point in time becomes shorter by the time slept before it.
    /// - Parameters:
    ///   - usual: The durations of consecutive swaps, in seconds.
    ///   - delayed: The durations of swaps that each followed a sleep of `pause`, in seconds.
    ///   - pause: Half of the median of `usual`, in seconds.
    /// - Returns: Whether the median became shorter by more than half of the pause.
    package static func isWait(usual: [Double], delayed: [Double], pause: Double) -> Bool {
        !delayed.isEmpty && median(delayed) < median(usual) - pause / 2
    }

    /// Returns how many seconds to sleep before each swap that is measured after a sleep.
    package static func pause(usual: [Double]) -> Double { median(usual) / 2 }

    /// Evaluates the times at which cheap swaps returned.
    /// - Parameters:
    ///   - swapEnds: Increasing times in seconds.
    ///   - reportedInterval: The swap interval reported by the driver; 0 for none.
    ///   - nominalPeriod: The advertised refresh period in seconds; nil if unknown.
    /// - Returns: Whether the swaps waited for the display.
    package static func verdict(
        swapEnds: [Double], reportedInterval: Int, nominalPeriod: Double?
    ) -> Verdict {
        let intervals = zip(swapEnds.dropFirst(), swapEnds).map { $0 - $1 }
        guard reportedInterval != 0, intervals.count >= fewestIntervals else { return .ineffective }
        let middle = median(intervals)
        let deviation = median(intervals.map { abs($0 - middle) })
        let isPlausible =
            nominalPeriod.map { acceptedRatio.contains(middle / $0) }
            ?? acceptedPeriod.contains(middle)
        guard isPlausible else { return .ineffective }
        return deviation < acceptedDeviation * middle ? .effective(period: middle) : .uneven
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let half = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    }
}
