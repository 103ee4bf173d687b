import LegatoMotion

extension RenderTree {
    /// Returns when the tree next changes without a commit, after a frame at `time`.
    ///
    /// Nil means never. A result of `time` or earlier means that something is animating; a later
    /// one is when the next animation begins. From the start of the first instance of a replicator
    /// to the end of the last one, something counts as animating.
    package func nextActivity(after time: Double) -> Double? {
        if time <= busyUntil { return time }
        var next = Double.infinity
        var known = KnownReadings()
        func count(_ timing: MediaTiming, _ local: ClockReading) {
            let (begin, end) = (timing.beginTime, timing.endTime)
            let isStill = timing.speed == 0 && local.last > begin
            guard local.last <= end && !isStill else { return }
            if local.first >= begin {
                if local.isRootTime { busyUntil = max(busyUntil, end) }
                next = time
            } else {
                next = min(next, local.isRootTime ? begin - (local.first - time) : time)
            }
        }
        func count(_ lively: (begin: Double, end: Double)?, _ local: ClockReading) {
            guard let (begin, end) = lively, local.last <= end else { return }
            if local.first >= begin {
                if local.isRootTime { busyUntil = max(busyUntil, end) }
                next = time
            } else {
                next = min(next, local.isRootTime ? begin - (local.first - time) : time)
            }
        }
        for (slot, transition) in transitions {
            if let local = reading(of: slot, at: time, &known, &next) {
                count(transition.frozen.timing, local)
            }
        }
        for (slot, history) in emissions {
            guard let local = reading(of: slot, at: time, &known, &next) else { continue }
            for epoch in history.past { count(epoch.livelyTime, local) }
            count(presentEpoch(of: slot, history).livelyTime, local)
        }
        for slot in animated {
            guard let local = reading(of: slot, at: time, &known, &next) else { continue }
            for animation in animations[slot] { count(animation.outerTiming, local) }
            for (_, animator) in animators[slot] where local.last <= animator.endTime {
                if local.isRootTime { busyUntil = max(busyUntil, animator.endTime) }
                next = time
            }
        }
        return next == .infinity ? nil : next
    }

    /// Returns the number of refreshes of a display per frame, above 1 if all current animations
    /// prefer lower rates.
    /// - Parameters:
    ///   - time: The time, in seconds.
    ///   - period: The interval between two refreshes, in seconds, above 0.
    /// - Returns: At least 1.
    package func frameDivisor(at time: Double, period: Double) -> Int {
        guard knowsRates, transitions.isEmpty, emissions.isEmpty else { return 1 }
        var (next, known) = (Double.infinity, KnownReadings())
        var common = 0
        for slot in animated {
            guard let local = reading(of: slot, at: time, &known, &next) else { continue }
            guard animators[slot].allSatisfy({ local.last > $0.1.endTime }) else { return 1 }
            for animation in animations[slot] {
                let timing = animation.outerTiming
                guard local.last <= timing.endTime && local.first >= timing.beginTime else {
                    continue
                }
                guard let rates = animation.rates else { return 1 }
                common = FrameRates.common([common, rates.divisor(refreshRate: 1 / period)])
                if common == 1 { return 1 }
            }
        }
        return max(1, common)
    }

    /// The reading of a layer's clock; nil if the clock is stopped.
    ///
    /// A clock that has yet to start, of the layer or an ancestor, jumps when it does, even if it
    /// is stopped then; that counts as activity, and `next` is no later.
    private func reading(
        of slot: Int, at time: Double, _ known: inout KnownReadings, _ next: inout Double
    ) -> ClockReading? {
        let outer = outerReading(of: store.parents[slot], at: time, &known, &next)
        let reading = reading(of: slot, in: outer, at: time, &next)
        return reading.standsStill ? nil : reading
    }

    /// The cached readings for the sublayers of layers.
    private struct KnownReadings {
        var bySlot: [Int: ClockReading] = [:]
        /// The latest requested slot; siblings often follow each other.
        var latest: (slot: Int, reading: ClockReading)?
    }

    /// The reading for the sublayers of a layer.
    private func outerReading(
        of slot: Int, at time: Double, _ known: inout KnownReadings, _ next: inout Double
    ) -> ClockReading {
        if let latest = known.latest, latest.slot == slot { return latest.reading }
        var chain: [Int] = []
        var at = slot
        while at >= 0, known.bySlot[at] == nil {
            chain.append(at)
            at = store.parents[at]
        }
        var outer = at >= 0 ? known.bySlot[at] ?? ClockReading(time) : ClockReading(time)
        for slot in chain.reversed() {
            outer = reading(of: slot, in: outer, at: time, &next)
            outer = outer.delayed(by: replication(of: slot, outer))
            known.bySlot[slot] = outer
        }
        known.latest = (slot, outer)
        return outer
    }

    /// The reading of a layer's clock, given that for the sublayers of its superlayer.
    private func reading(
        of slot: Int, in outer: ClockReading, at time: Double, _ next: inout Double
    ) -> ClockReading {
        let clock = store.states[slot].pointee.clock
        if !outer.standsStill && clock.beginTime != 0 && outer.last < clock.beginTime {
            let wait = clock.beginTime - outer.first
            next = min(next, outer.isRootTime ? time + max(0, wait) : time)
        }
        return outer.inside(clock)
    }

    /// The delay range of a replicator's instances, in the layer's time; nil for other layers.
    private func replication(
        of slot: Int, _ reading: ClockReading
    ) -> (least: Double, most: Double)? {
        guard let replication = store.states[slot].pointee.replication else { return nil }
        guard animatedIndex[slot] >= 0 else { return replication.lag }
        // Copies of an animated replicator may differ from one another.
        guard reading.first == reading.last else { return (-.infinity, .infinity) }
        var state = store.states[slot].pointee
        evaluate(slot, at: reading.first, into: &state)
        return state.replication?.lag
    }
}
