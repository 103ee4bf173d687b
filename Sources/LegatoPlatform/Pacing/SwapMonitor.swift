/// Watches a swap that is believed to wait for the display, for the moment it no longer does.
package nonisolated struct SwapMonitor {
    /// What the latest swap shows.
    package enum Verdict: Equatable {
        /// The swap still paces.
        case pacing
        /// Swaps return at once: something no longer waits for the display.
        case stoppedWaiting
        /// The swap waited for many periods: nobody sees the window.
        case occluded
    }

    /// A swap that waited for more periods than this means that the window is covered.
    package static let occlusionPeriods = 4.0
    /// How many of the latest eight swaps may return at once before they are no longer believed.
    package static let suspicion = 6

    private var history: UInt8 = 0

    /// Creates a monitor that has seen nothing.
    package init() {}

    /// Takes in one swap.
    ///
    /// A swap counts as not waiting when it took less than half a period, although the work before
    /// it took less than 0.3 periods and the tick before it was shown, too; after a pause a swap
    /// has nothing to wait for.
    /// - Parameters:
    ///   - waited: The seconds spent in the swap.
    ///   - work: The seconds between the end of the swap before and the start of this one.
    ///   - period: The refresh period in seconds.
    ///   - isContinuous: Whether the tick before was shown, too.
    /// - Returns: What it and the swaps before it show.
    package mutating func observe(
        waited: Double,
        work: Double,
        period: Double,
        isContinuous: Bool
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
