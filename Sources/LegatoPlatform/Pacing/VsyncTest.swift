/// Decides from measured swaps whether a swap of buffers really waits for the display.
///
/// Return codes are not asked alone: drivers accept a swap interval and then do not wait.
package nonisolated struct VsyncTest {
    /// What the measurement says.
    package enum Verdict: Equatable {
        /// Swaps wait; the median time between two, in seconds.
        case effective(period: Double)
        /// Swaps take about a period, but not evenly enough to be a clock.
        case uneven
        /// Swaps do not wait for the display.
        case ineffective
    }

    /// How many cheap swaps to measure.
    package static let swapCount = 30
    /// The ratio to the advertised period that a real one may have.
    package static let acceptedRatio = 0.75...1.5
    /// The seconds between two swaps that are believed when no period is advertised.
    package static let acceptedPeriod = 0.004...0.050
    /// The largest median deviation from the median, as a share of it.
    package static let acceptedDeviation = 0.15
    /// The fewest intervals that allow a verdict.
    package static let fewestIntervals = 8

    /// How many swaps show what becomes of the wait when something is slept before.
    package static let proofCount = 8

    /// Whether swaps wait for a point in time, and are not slow by what they do.
    ///
    /// A wait for a point in time is shorter by what was slept before it.
    /// - Parameters:
    ///   - usual: What swaps took in a row, in seconds each.
    ///   - delayed: What they took when `pause` was slept before each.
    ///   - pause: Half of the median of `usual`, in seconds.
    /// - Returns: True when at least half of the pause came off.
    package static func isWait(usual: [Double], delayed: [Double], pause: Double) -> Bool {
        !delayed.isEmpty && median(delayed) < median(usual) - pause / 2
    }

    /// How long to sleep before each swap that shows whether they wait, in seconds.
    package static func pause(usual: [Double]) -> Double { median(usual) / 2 }

    /// Judges the times at which cheap swaps returned.
    /// - Parameters:
    ///   - swapEnds: Rising times in seconds.
    ///   - reportedInterval: The swap interval that the driver says it has; 0 for none.
    ///   - nominalPeriod: The advertised refresh period in seconds; nil when unknown.
    /// - Returns: Whether they waited for the display.
    package static func verdict(
        swapEnds: [Double],
        reportedInterval: Int,
        nominalPeriod: Double?
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
