nonisolated extension FrameTiming {
    /// Returns when the frame appeared on screen: its target plus a whole number of periods, at
    /// least 0, rounded to the nearest from its presentation time.
    ///
    /// - Parameter period: The refresh period in seconds, above 0.
    /// - Returns: The time in seconds of the monotonic clock.
    public func seen(period: Double) -> Double {
        target + max(0, ((presented - target) / period).rounded()) * period
    }

    /// Returns how long the previous frame stayed on screen beyond its due time.
    ///
    /// Its due time on screen is the interval from this frame's tick to its target. Less than half
    /// a period counts as 0, because grids are realigned by that much. The sum per second is
    /// Apple's hitch time ratio.
    ///
    /// - Parameters:
    ///   - before: The previous frame.
    ///   - period: The refresh period in seconds, above 0.
    /// - Returns: The seconds, at least 0.
    public func hitch(after before: FrameTiming, period: Double) -> Double {
        let excess = seen(period: period) - before.seen(period: period) - (target - tick)
        return excess > period / 2 ? excess : 0
    }
}
