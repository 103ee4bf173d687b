import LegatoMotion

extension RenderTree {
    /// Returns when something next changes by itself after a frame at `time`.
    ///
    /// Nil means never; `time` or earlier that something moves right then; later that an animation
    /// begins at that time. Between the first and the last of a replicator's instances something
    /// is taken to move.
    public func nextActivity(after time: Double) -> Double? {
        if time <= busyUntil { return time }
        var next = Double.infinity
        func count(_ timing: MediaTiming, _ local: Reading) {
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
        func count(_ lively: (begin: Double, end: Double)?, _ local: Reading) {
            guard let (begin, end) = lively, local.last <= end else { return }
            if local.first >= begin {
                if local.isRootTime { busyUntil = max(busyUntil, end) }
                next = time
            } else {
                next = min(next, local.isRootTime ? begin - (local.first - time) : time)
            }
        }
        for (slot, transition) in transitions {
            if let local = reading(of: slot, at: time, &next) {
                count(transition.frozen.timing, local)
            }
        }
        for (slot, history) in emissions {
            guard let local = reading(of: slot, at: time, &next) else { continue }
            for epoch in history.past { count(epoch.livelyTime, local) }
            count(presentEpoch(of: slot, history).livelyTime, local)
        }
        for slot in animated {
            guard let local = reading(of: slot, at: time, &next) else { continue }
            for animation in animations[slot] { count(animation.outerTiming, local) }
            for (_, animator) in animators[slot] where local.last <= animator.endTime {
                if local.isRootTime { busyUntil = max(busyUntil, animator.endTime) }
                next = time
            }
        }
        return next == .infinity ? nil : next
    }

    /// The readings of a layer's clock: of the copy that is ahead of all and of the one behind all.
    private struct Reading {
        var first: Double
        var last: Double
        /// Whether the clock, but for delays, is the root's.
        var isRootTime = true
    }

    /// A layer's readings of its clock; nil if it stands still.
    ///
    /// A clock that is still to start, its own or one above, jumps when it does, also to where it
    /// stands still: that is an activity, and `next` is no later.
    private func reading(of slot: Int, at time: Double, _ next: inout Double) -> Reading? {
        var reading = Reading(first: time, last: time)
        if parents[slot] >= 0 {
            guard let outer = self.reading(of: parents[slot], at: time, &next) else { return nil }
            reading = outer
            if let replication = replication(of: parents[slot], outer) {
                reading.first -= replication.least
                reading.last -= replication.most
            }
        }
        let clock = states[slot].pointee.clock
        if clock.beginTime != 0 && reading.last < clock.beginTime {
            let wait = clock.beginTime - reading.first
            next = min(next, reading.isRootTime ? time + max(0, wait) : time)
        }
        if clock.speed == 0 { return nil }
        guard !clock.isIdentity else { return reading }
        let ends = (clock.local(fromParent: reading.first), clock.local(fromParent: reading.last))
        return Reading(
            first: max(ends.0, ends.1),
            last: min(ends.0, ends.1),
            isRootTime: false
        )
    }

    /// How much later the instances of a slot's layer run, in the layer's time; nil for none.
    private func replication(
        of slot: Int,
        _ reading: Reading
    ) -> (least: Double, most: Double)? {
        guard let replication = states[slot].pointee.replication else { return nil }
        guard animatedIndex[slot] >= 0 else { return replication.lag }
        // Copies of an animated replicator may differ from one another.
        guard reading.first == reading.last else { return (-.infinity, .infinity) }
        var state = states[slot].pointee
        evaluate(slot, at: reading.first, into: &state)
        return state.replication?.lag
    }
}
