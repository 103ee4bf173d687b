import LegatoGraphics

/// A display tick on the grid of the display.
package nonisolated struct PlannedTick: Equatable {
    /// The number of the grid point; rises by one each refresh period.
    package var index: Int
    /// The time of the grid point in seconds.
    package var time: Double
    /// The time at which a frame made for this tick will be seen, in seconds.
    package var target: Double
    /// How many ticks were missed since the one before.
    package var missed: Int
    /// Whether it is the tick before once more: a swap did not wait, as it does after a pause.
    package var repeats: Bool

    /// Creates a tick.
    package init(index: Int, time: Double, target: Double, missed: Int, repeats: Bool = false) {
        (self.index, self.time, self.target, self.missed) = (index, time, target, missed)
        self.repeats = repeats
    }
}

/// Says when the next tick is: a point of a fixed grid, never in the past, never twice.
///
/// Missed ticks are counted and not replayed. A divided rate starts its phase anew at the first
/// grid point after an overrun.
package nonisolated struct TickPlanner {
    /// How many refresh periods one tick lasts, at least 1.
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
        require(
            period > 0 && period.isFinite,
            "A refresh period must be above 0 s, got \(period)"
        )
        self.period = period
        anchorTime = base
    }

    /// The time of a grid point in seconds.
    package func time(of index: Int) -> Double {
        anchorTime + Double(index - anchorIndex) * period
    }

    /// The time of the grid point so many after the last tick, in seconds; nil after a pause.
    package func time(afterLast divisor: Int) -> Double? { last.map { time(of: $0 + divisor) } }

    /// The next tick for a timer: the point `divisor` after the last one, or, when that has passed,
    /// the first point after `now`.
    package mutating func next(after now: Double) -> PlannedTick {
        let future = anchorIndex + Int(((now - anchorTime) / period).rounded(.down)) + 1
        guard let last else { return fire(future, missed: 0) }
        let due = last + divisor
        if due >= future { return fire(due, missed: 0) }
        return fire(future, missed: (future - last - 1) / divisor)
    }

    /// The tick of a vertical blank that was just seen: its own grid point.
    ///
    /// After a pause a swap does not wait, and two ticks may fall on one grid point; the second is
    /// the first once more.
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

    /// Lays the grid anew, through `base`; grid points keep rising numbers.
    package mutating func regrid(base: Double, period: Double) {
        require(
            period > 0 && period.isFinite,
            "A refresh period must be above 0 s, got \(period)"
        )
        let steps = Int(((base - anchorTime) / self.period).rounded())
        anchorIndex += steps
        anchorTime = base
        self.period = period
    }

    private mutating func fire(_ index: Int, missed: Int) -> PlannedTick {
        last = index
        return PlannedTick(
            index: index,
            time: time(of: index),
            target: time(of: index + divisor),
            missed: missed
        )
    }
}
