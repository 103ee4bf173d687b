import LegatoGraphics

/// A tick on the display's time grid.
package nonisolated struct PlannedTick: Equatable {
    /// The index of the grid point; increases by one each refresh period.
    package var index: Int
    /// The time of the grid point in seconds.
    package var time: Double
    /// The time at which a frame made for this tick will be on screen, in seconds.
    package var target: Double
    /// The number of ticks missed since the previous one.
    package var missed: Int
    /// Whether this repeats the previous tick because a swap did not wait, as happens after a
    /// pause.
    package var repeats: Bool

    /// Creates a tick.
    package init(index: Int, time: Double, target: Double, missed: Int, repeats: Bool = false) {
        (self.index, self.time, self.target, self.missed) = (index, time, target, missed)
        self.repeats = repeats
    }
}

/// Plans the next tick: a point of a fixed grid, never in the past and never twice.
///
/// Missed ticks are counted and not replayed. A divided rate restarts its phase at the first grid
/// point after an overrun.
package nonisolated struct TickPlanner {
    /// The number of refresh periods per tick, at least 1.
    package var divisor = 1 {
        didSet { require(divisor >= 1, "A frame divisor must be at least 1, got \(divisor)") }
    }
    /// The refresh period in seconds.
    package private(set) var period: Double

    private var anchorTime: Double
    private var anchorIndex = 0
    private var last: Int?

    /// Creates a grid through `base`.
    /// - Precondition: `period` is finite and above 0.
    package init(base: Double, period: Double) {
        require(period > 0 && period.isFinite, "A refresh period must be above 0 s, got \(period)")
        self.period = period
        anchorTime = base
    }

    /// Returns the time of a grid point in seconds.
    package func time(of index: Int) -> Double {
        anchorTime + Double(index - anchorIndex) * period
    }

    /// Returns the time of the grid point `divisor` after the last tick, in seconds; nil after a
    /// pause.
    package func time(afterLast divisor: Int) -> Double? { last.map { time(of: $0 + divisor) } }

    /// Returns the next tick for a timer: the grid point `divisor` after the last tick or, if that
    /// has passed, the first point after `now`.
    package mutating func next(after now: Double) -> PlannedTick {
        let future = anchorIndex + Int(((now - anchorTime) / period).rounded(.down)) + 1
        guard let last else { return fire(future, missed: 0) }
        let due = last + divisor
        if due >= future { return fire(due, missed: 0) }
        return fire(future, missed: (future - last - 1) / divisor)
    }

    /// Returns the tick for a vertical blank that was just observed: the nearest grid point.
    ///
    /// After a pause a swap does not wait, and two ticks may fall on one grid point; the second one
    /// then repeats the first.
    package mutating func tick(atBlank stamp: Double) -> PlannedTick {
        let nearest = anchorIndex + Int(((stamp - anchorTime) / period).rounded())
        guard let last else { return fire(nearest, missed: 0) }
        guard nearest <= last else { return fire(nearest, missed: (nearest - last - 1) / divisor) }
        var tick = fire(last, missed: 0)
        tick.repeats = true
        return tick
    }

    /// Forgets the last tick, so that a pause does not count as missed ticks.
    package mutating func pause() {
        last = nil
    }

    /// Realigns the grid to pass through `base`; indices of grid points keep increasing.
    package mutating func regrid(base: Double, period: Double) {
        require(period > 0 && period.isFinite, "A refresh period must be above 0 s, got \(period)")
        let steps = Int(((base - anchorTime) / self.period).rounded())
        anchorIndex += steps
        anchorTime = base
        self.period = period
    }

    private mutating func fire(_ index: Int, missed: Int) -> PlannedTick {
        last = index
        return PlannedTick(
            index: index, time: time(of: index), target: time(of: index + divisor), missed: missed
        )
    }
}
