import LegatoMotion

/// The local times of layers, and the times between which nothing changes.
final class LayerTiming {
    private let store: LayerStore
    private let evaluator: Evaluator
    /// The cached local times of slots at one time, since the latest commit.
    private var readings: (time: Double, slots: [Int: Double]) = (.nan, [:])
    /// The time, in root time, up to which something is known to be animating; -∞ when unknown.
    private var busyUntil = -Double.infinity

    init(_ store: LayerStore, _ evaluator: Evaluator) {
        (self.store, self.evaluator) = (store, evaluator)
    }

    /// Drops the cached times of the layers, because a commit changes them.
    func forget() {
        busyUntil = -.infinity
        readings.time = .nan
    }

    /// The local time of a layer at a time of the root.
    func localTime(of slot: Int, at time: Double) -> Double {
        guard store.clockCount > 0 else { return time }
        if readings.time != time { readings = (time, [:]) }
        var chain: [Int] = []
        var at = slot
        while at >= 0, readings.slots[at] == nil {
            chain.append(at)
            at = store.parents[at]
        }
        var local = at >= 0 ? readings.slots[at] ?? time : time
        for slot in chain.reversed() {
            local = store.states[slot].pointee.clock.local(fromParent: local)
            readings.slots[slot] = local
        }
        return local
    }

    /// Whether something is known to be animating at a time.
    func isBusy(at time: Double) -> Bool { time <= busyUntil }

    /// A search for the next change after a time, to which transitions and emitters are added.
    func search(after time: Double) -> ActivitySearch {
        ActivitySearch(store, evaluator, after: time, busyUntil: busyUntil)
    }

    /// Adds the animations and animators to a search, and ends it.
    /// - Returns: The time of the next change; nil for never.
    func nextActivity(_ search: consuming ActivitySearch) -> Double? {
        for slot in evaluator.animated {
            guard let local = search.reading(of: slot) else { continue }
            for animation in evaluator.animations[slot] {
                guard search.isSeen(slot, until: animation.outerTiming.endTime) else { continue }
                search.count(animation.outerTiming, local)
            }
            for (_, animator) in evaluator.animators[slot] {
                guard search.isSeen(slot, until: animator.endTime) else { continue }
                search.count(until: animator.endTime, local)
            }
        }
        busyUntil = search.busyUntil
        return search.next == .infinity ? nil : search.next
    }

    /// The number of refreshes of a display per frame that the current animations and animators
    /// prefer.
    /// - Parameters:
    ///   - time: The time, in seconds.
    ///   - period: The interval between two refreshes, in seconds, above 0.
    /// - Returns: At least 1.
    func frameDivisor(at time: Double, period: Double) -> Int {
        guard evaluator.hasSeenRates else { return 1 }
        var search = search(after: time)
        var common = 0
        for slot in evaluator.animated {
            guard let local = search.reading(of: slot) else { continue }
            let isStill = evaluator.animators[slot].allSatisfy {
                local.last > $0.1.endTime || !search.isSeen(slot, until: $0.1.endTime)
            }
            guard isStill else { return 1 }
            for animation in evaluator.animations[slot] {
                let timing = animation.outerTiming
                guard local.last <= timing.endTime && local.first >= timing.beginTime,
                    search.isSeen(slot, until: timing.endTime)
                else { continue }
                guard let rates = animation.rates else { return 1 }
                common = FrameRates.common([common, rates.divisor(refreshRate: 1 / period)])
                if common == 1 { return 1 }
            }
        }
        return max(1, common)
    }
}
