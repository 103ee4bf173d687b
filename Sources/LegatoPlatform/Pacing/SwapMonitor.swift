/// Detects when swaps that waited for the display no longer do.
package nonisolated struct SwapMonitor {
    /// The conclusion from the latest swap.
    package enum Verdict: Equatable {
        /// The swap still waits for the display.
        case pacing
        /// Swaps return immediately: they no longer wait for the display.
        case stoppedWaiting
        /// The swap waited for many periods: the window is occluded.
        case occluded
    }

    /// A swap that waits for more periods than this means that the window is occluded.
    package static let occlusionPeriods = 4.0
    /// How many of the latest eight swaps must return immediately to conclude that they do not
    /// wait.
    package static let suspicion = 6

    private var history: UInt8 = 0

    /// Creates a monitor without observations.
    package init() {}

    /// Records a swap.
    ///
    /// A swap counts as not waiting if it took less than half a period although the work before it
    /// took less than 0.3 periods and the previous tick was also shown; after a pause a swap has
    /// nothing to wait for.
    /// - Parameters:
    ///   - waited: The seconds spent in the swap.
    ///   - work: The seconds between the end of the previous swap and the start of this one.
    ///   - period: The refresh period in seconds.
    ///   - isContinuous: Whether the previous tick was also shown.
    /// - Returns: The conclusion from this swap and the previous ones.
    package mutating func observe(
        waited: Double, work: Double, period: Double, isContinuous: Bool
    ) -> Verdict {
        if waited > Self.occlusionPeriods * period {
            history = 0
            return .occluded
        }
        let returnedAtOnce = waited < 0.5 * period && work < 0.3 * period && isContinuous
        history = history << 1 | (returnedAtOnce ? 1 : 0)
        return history.nonzeroBitCount >= Self.suspicion ? .stoppedWaiting : .pacing
    }
}
