import LegatoMotion

/// The emitters: the history of the values of each, and its particles at a time.
final class Emissions {
    private let store: LayerStore
    private let evaluator: Evaluator
    private let timing: LayerTiming
    /// The emitters' histories before their current values, by slot.
    private var histories: [Int: EmissionHistory] = [:]
    /// The particles requested last.
    private let list = ParticleList()

    init(_ store: LayerStore, _ evaluator: Evaluator, _ timing: LayerTiming) {
        (self.store, self.evaluator, self.timing) = (store, evaluator, timing)
    }

    var isEmpty: Bool { histories.isEmpty }

    /// Whether the layer in a slot is an emitter.
    func isEmitter(_ slot: Int) -> Bool { histories[slot] != nil }

    /// Begins the emission of a new emitter.
    func begin(_ slot: Int) { histories[slot] = EmissionHistory() }

    /// Removes an emitter, if the layer in a slot is one.
    func remove(_ slot: Int) { histories[slot] = nil }

    /// Returns the changes, with a `births` change before the first one of each emitter.
    ///
    /// It records that births change at `time`, in root time; its time is nil if the emitter's
    /// clock jumps.
    func recordingBirths(_ changes: [Commit.Change], at time: Double) -> [Commit.Change] {
        guard !isEmpty else { return changes }
        var noted: Set<LayerID> = []
        var result: [Commit.Change] = []
        for change in changes {
            let id: LayerID? =
                switch change {
                case .update(let id, _), .addAnimations(let id, _), .removeAnimation(let id, _),
                    .animator(let id, _, _):
                    id
                default: nil
                }
            if let id, let slot = store.slots[id], isEmitter(slot), noted.insert(id).inserted {
                result.append(.births(id, at: jumps(slot, change, at: time) ? nil : time))
            }
            result.append(change)
        }
        return result
    }

    /// Whether a change makes a layer's clock jump at a time of the root.
    private func jumps(_ slot: Int, _ change: Commit.Change, at time: Double) -> Bool {
        let clock = store.states[slot].pointee.clock
        guard case .update(_, let new) = change, new.values.clock != clock else { return false }
        let parent = store.parents[slot]
        let outer = parent < 0 ? time : timing.localTime(of: parent, at: time)
        let before = clock.local(fromParent: outer)
        return abs(new.values.clock.local(fromParent: outer) - before) > 1e-6
    }

    /// Ends the births of an emitter with its current values at a time of the root.
    ///
    /// Without a time, no earlier particles are kept.
    func endBirths(of slot: Int, at time: Double?) {
        guard let history = histories[slot] else { return }
        guard let time else { return begin(slot) }
        let present = presentEpoch(of: slot, history)
        histories[slot]?.close(present, at: timing.localTime(of: slot, at: time))
    }

    /// The births of an emitter with its current values.
    private func presentEpoch(of slot: Int, _ history: EmissionHistory) -> ParticleEmissionEpoch {
        var epoch = ParticleEmissionEpoch(
            start: history.start, end: .infinity,
            values: store.states[slot].pointee.emission?.values ?? EmitterValues(),
            counts: history.counts
        )
        if evaluator.isAnimated(slot) {
            func moves(_ property: LayerProperty) -> Bool { property.row.owner == .emitter }
            epoch.animations = evaluator.animations[slot].filter { moves($0.path.property) }
            epoch.animators = evaluator.animators[slot].filter { moves($0.property) }
        }
        return epoch
    }

    /// Copies the particles of an emitter at a time of the root to another one.
    func copy(from slot: Int, to copy: Int, at time: Double) {
        guard var history = histories[slot] else { return }
        let local = timing.localTime(of: slot, at: time)
        history.close(presentEpoch(of: slot, history), at: local)
        histories[copy] = history
        store.change(copy) { ($0.clock.speed, $0.clock.timeOffset) = (0, local) }
    }

    /// Adds the times in which particles may be drawn to a search.
    func addActivity(to search: inout ActivitySearch) {
        for (slot, history) in histories {
            guard let local = search.reading(of: slot) else { continue }
            for epoch in history.past + [presentEpoch(of: slot, history)] {
                guard let (begin, end) = epoch.livelyTime, search.isSeen(slot, until: end) else {
                    continue
                }
                search.count(from: begin, to: end, local)
            }
        }
    }

    /// The particles of an emitter at a local time, unsorted, until the next call; nil for a layer
    /// that is not an emitter.
    func particles(of slot: Int, at time: Double) -> ParticleList? {
        guard let history = histories[slot] else { return nil }
        list.removeAll()
        for epoch in history.past where epoch.gone > time { list.add(epoch, at: time) }
        list.add(presentEpoch(of: slot, history), at: time)
        return list
    }
}
