import LegatoMotion

/// A search for the next change after a time, which reads the clock of each layer that may change.
struct ActivitySearch {
    private let store: LayerStore
    private let evaluator: Evaluator
    private let time: Double
    /// The time of the next change so far; the time of the search if something is animating.
    private(set) var next = Double.infinity
    /// The time, in root time, up to which something is known to be animating.
    private(set) var busyUntil: Double
    /// The cached readings for the sublayers of layers.
    private var known: [Int: ClockReading] = [:]
    /// The latest requested slot and its reading; siblings often follow each other.
    private var latest: (slot: Int, reading: ClockReading)?

    init(
        _ store: LayerStore, _ evaluator: Evaluator, after time: Double, busyUntil: Double
    ) {
        (self.store, self.evaluator) = (store, evaluator)
        (self.time, self.busyUntil) = (time, busyUntil)
    }

    /// Counts an animation of a layer whose clock has a reading.
    mutating func count(_ timing: MediaTiming, _ local: ClockReading) {
        let isStill = timing.speed == 0 && local.last > timing.beginTime
        if !isStill { count(from: timing.beginTime, to: timing.endTime, local) }
    }

    /// Counts a change from one local time to another.
    mutating func count(from begin: Double, to end: Double, _ local: ClockReading) {
        guard local.last <= end else { return }
        if local.first >= begin {
            count(until: end, local)
        } else {
            next = min(next, local.isRootTime ? begin - (local.first - time) : time)
        }
    }

    /// Counts a change that has begun, up to a local time.
    mutating func count(until end: Double, _ local: ClockReading) {
        guard local.last <= end else { return }
        if local.isRootTime { busyUntil = max(busyUntil, end) }
        next = time
    }

    /// Whether changes of a layer need frames: those without an end do not while a superlayer is
    /// hidden, since they are not seen, and there is no completion to report.
    func isSeen(_ slot: Int, until end: Double) -> Bool {
        guard end == .infinity else { return true }
        var outer = store.parents[slot]
        while outer >= 0 {
            if store.states[outer].pointee.isHidden, !evaluator.isAnimated(outer) { return false }
            outer = store.parents[outer]
        }
        return true
    }

    /// The reading of a layer's clock; nil if the clock is stopped.
    ///
    /// A clock that has yet to start, of the layer or an ancestor, jumps when it does, even if it
    /// is stopped then; that counts as activity, and `next` is no later.
    mutating func reading(of slot: Int) -> ClockReading? {
        let outer = outerReading(of: store.parents[slot])
        let reading = reading(of: slot, in: outer)
        return reading.isStopped ? nil : reading
    }

    /// The reading for the sublayers of a layer.
    private mutating func outerReading(of slot: Int) -> ClockReading {
        if let latest, latest.slot == slot { return latest.reading }
        var chain: [Int] = []
        var at = slot
        while at >= 0, known[at] == nil {
            chain.append(at)
            at = store.parents[at]
        }
        var outer = at >= 0 ? known[at] ?? ClockReading(time) : ClockReading(time)
        for slot in chain.reversed() {
            outer = reading(of: slot, in: outer)
            outer = outer.delayed(by: replication(of: slot, outer))
            known[slot] = outer
        }
        latest = (slot, outer)
        return outer
    }

    /// The reading of a layer's clock, given that for the sublayers of its superlayer.
    private mutating func reading(of slot: Int, in outer: ClockReading) -> ClockReading {
        let clock = store.states[slot].pointee.clock
        if !outer.isStopped && clock.beginTime != 0 && outer.last < clock.beginTime {
            let wait = clock.beginTime - outer.first
            next = min(next, outer.isRootTime ? time + max(0, wait) : time)
        }
        return outer.inside(clock)
    }

    /// The delay range of a replicator's instances, in the layer's time; nil for other layers.
    private func replication(of slot: Int, _ reading: ClockReading) -> ClockReading.Lag? {
        guard let replication = store.states[slot].pointee.replication else { return nil }
        let ends = LayerProperty.delaying.flatMap { evaluator.ends(of: $0, in: slot) }
        return reading.lag(replication.lag, animatedUntil: ends, isMomentary: true) { time in
            evaluator.withPresentation(of: slot, at: time) { $0.pointee.replication?.lag }
        }
    }
}
