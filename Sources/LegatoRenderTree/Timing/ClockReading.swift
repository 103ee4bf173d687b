package import LegatoMotion

/// What the clock of a layer reads: for the layer itself, for the copy of it that is ahead of all,
/// and for the one behind all.
package struct ClockReading {
    package private(set) var own: Double
    package private(set) var first: Double
    package private(set) var last: Double
    /// Whether the clock, but for delays, is the root's.
    package private(set) var isRootTime = true
    /// Whether the clock, or one above it, has stopped.
    package private(set) var standsStill = false

    /// How fast the clock goes by the root's: a product of speeds.
    private var rate = 1.0
    /// When the root's clock was read.
    private let time: Double

    /// The root's time when so many of the clock's own seconds have gone by, if nothing changes; −∞
    /// for a clock that goes backwards.
    package func time(in seconds: Double) -> Double {
        if standsStill { return .infinity }
        return rate > 0 ? time + seconds / rate : -.infinity
    }

    /// The reading of the root's clock.
    package init(_ time: Double) {
        (own, first, last) = (time, time, time)
        self.time = time
    }

    /// The reading of a clock that goes by this one.
    package func inside(_ clock: MediaClockRate) -> ClockReading {
        guard !clock.isIdentity else { return self }
        var inner = self
        (inner.own, inner.isRootTime) = (clock.local(fromParent: own), false)
        guard clock.speed != 0 else {
            (inner.first, inner.last, inner.standsStill) = (inner.own, inner.own, true)
            return inner
        }
        inner.rate *= clock.speed
        let ends = (clock.local(fromParent: first), clock.local(fromParent: last))
        (inner.first, inner.last) = (max(ends.0, ends.1), min(ends.0, ends.1))
        return inner
    }

    /// The reading for what a replicator delays: by the least and by the most.
    package func delayed(by lag: (least: Double, most: Double)?) -> ClockReading {
        guard let lag else { return self }
        var delayed = self
        delayed.first -= lag.least
        delayed.last -= lag.most
        return delayed
    }
}
