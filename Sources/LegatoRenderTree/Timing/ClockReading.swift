package import LegatoMotion

/// The reading of a layer's clock: for the layer itself, its earliest copy and its latest copy.
package struct ClockReading {
    package private(set) var own: Double
    package private(set) var first: Double
    package private(set) var last: Double
    /// Whether the clock is the root's, apart from delays.
    package private(set) var isRootTime = true
    /// Whether the clock or an ancestor's has stopped.
    package private(set) var isStopped = false

    /// The rate relative to the root's clock: a product of speeds.
    private var rate = 1.0
    /// The root's time of the reading.
    private let time: Double

    /// The root's time at which the clock will have advanced by a number of seconds, if no clock
    /// changes; −∞ for a clock that runs backwards.
    package func time(in seconds: Double) -> Double {
        if isStopped { return .infinity }
        return rate > 0 ? time + seconds / rate : -.infinity
    }

    /// The reading of the root's clock.
    package init(_ time: Double) {
        (own, first, last) = (time, time, time)
        self.time = time
    }

    /// The reading of a clock whose parent is this one.
    package func inside(_ clock: MediaClockRate) -> ClockReading {
        guard !clock.isIdentity else { return self }
        var inner = self
        (inner.own, inner.isRootTime) = (clock.local(fromParent: own), false)
        guard clock.speed != 0 else {
            (inner.first, inner.last, inner.isStopped) = (inner.own, inner.own, true)
            return inner
        }
        inner.rate *= clock.speed
        let ends = (clock.local(fromParent: first), clock.local(fromParent: last))
        (inner.first, inner.last) = (max(ends.0, ends.1), min(ends.0, ends.1))
        return inner
    }

    /// Whether the layer and all its copies have reached moments of the clock, in seconds.
    package func hasReached(_ moments: some Sequence<Double>) -> Bool {
        moments.allSatisfy { FrameMoment.hasCome($0, by: last) }
    }

    /// The minimum and the maximum delay of a replicator's copies.
    package typealias Lag = (minimum: Double, maximum: Double)

    /// Returns the delays of the copies of a replicator whose clock has this reading.
    ///
    /// Below endless animations, the model values decide; animations that have ended and are kept
    /// count with the values that they hold.
    ///
    /// - Parameters:
    ///   - model: The delays according to the model values.
    ///   - ends: The ends of the animations of the count and the delay.
    ///   - isMomentary: Whether only this moment matters. Otherwise, and if the copies of the
    ///     replicator differ, the delays are unbounded until all animations have ended.
    ///   - presented: Returns the delays presented at a time of the clock.
    /// - Returns: The delays.
    package func lag(
        _ model: Lag, animatedUntil ends: [Double], isMomentary: Bool = false,
        presented: (Double) -> Lag?
    ) -> Lag {
        guard !ends.isEmpty, ends.allSatisfy({ $0 < .infinity }) else { return model }
        guard isMomentary && first == last || hasReached(ends) else {
            return (-.infinity, .infinity)
        }
        return presented(last) ?? model
    }

    /// The reading for layers that a replicator delays, by a minimum and a maximum.
    package func delayed(by lag: Lag?) -> ClockReading {
        guard let lag else { return self }
        var delayed = self
        delayed.first -= lag.minimum
        delayed.last -= lag.maximum
        return delayed
    }
}
