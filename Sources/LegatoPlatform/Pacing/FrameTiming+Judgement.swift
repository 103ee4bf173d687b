nonisolated extension FrameTiming {
    /// When the frame was seen, in seconds: at its target, or so many whole periods later as its
    /// presentation is nearest to.
    ///
    /// - Parameter period: The refresh period in seconds, above 0.
    /// - Returns: The time in seconds of the monotonic clock.
    public func seen(period: Double) -> Double {
        target + max(0, ((presented - target) / period).rounded()) * period
    }

    /// How much longer than meant the frame before stood, in seconds; 0 when it stood no longer.
    ///
    /// Meant is the time from the tick to the target of this one. Less than half a period does not
    /// count: by so much grids are laid anew. The sum a second is Apple's hitch time ratio.
    ///
    /// - Parameters:
    ///   - before: The frame before.
    ///   - period: The refresh period in seconds, above 0.
    /// - Returns: The seconds, at least 0.
    public func hitch(after before: FrameTiming, period: Double) -> Double {
        let excess = seen(period: period) - before.seen(period: period) - (target - tick)
        return excess > period / 2 ? excess : 0
    }
}
