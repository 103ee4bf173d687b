import LegatoGraphics
import LegatoMotion

extension RenderTree {
    /// Returns the changes, each preceded by a note of when it affects the births of an emitter:
    /// `time`, in root time.
    ///
    /// The tree must have received all previous commits.
    package func notingBirths(_ changes: [Commit.Change], at time: Double) -> [Commit.Change] {
        guard !emissions.isEmpty else { return changes }
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
            if let id, let slot = store.slots[id], emissions[slot] != nil, noted.insert(id).inserted
            {
                result.append(.births(id, at: jumps(slot, change, at: time) ? nil : time))
            }
            result.append(change)
        }
        return result
    }

    /// Whether a change makes a layer's clock jump at a time of the root.
    private func jumps(_ slot: Int, _ change: Commit.Change, at time: Double) -> Bool {
        guard case .update(_, let new) = change,
            new.values.clock != store.states[slot].pointee.clock
        else {
            return false
        }
        let outer =
            store.parents[slot] < 0 ? time : localTime(ofSlot: store.parents[slot], at: time)
        let before = store.states[slot].pointee.clock.local(fromParent: outer)
        return abs(new.values.clock.local(fromParent: outer) - before) > 1e-6
    }

    /// Ends the births of an emitter with its current values at a time of the root.
    func changeBirths(of slot: Int, at time: Double?) {
        guard let history = emissions[slot] else { return }
        guard let time else {
            emissions[slot] = EmissionHistory()
            return
        }
        let present = presentEpoch(of: slot, history)
        emissions[slot]?.close(present, at: localTime(ofSlot: slot, at: time))
    }

    /// The births of an emitter with its current values.
    func presentEpoch(of slot: Int, _ history: EmissionHistory) -> ParticleEmissionEpoch {
        var epoch = ParticleEmissionEpoch(
            start: history.start, end: .infinity,
            values: store.states[slot].pointee.emission?.values ?? EmitterValues(),
            counts: history.counts
        )
        if animatedIndex[slot] >= 0 {
            func moves(_ property: LayerProperty) -> Bool { property.row.owner == .emitter }
            epoch.animations = animations[slot].filter { moves($0.path.property) }
            epoch.animators = animators[slot].filter { moves($0.property) }
        }
        return epoch
    }

    /// Gives the copy of an emitter its particles at a time of the root.
    func copyEmission(from slot: Int, to copy: Int, at time: Double) {
        guard var history = emissions[slot] else { return }
        let local = localTime(ofSlot: slot, at: time)
        history.close(presentEpoch(of: slot, history), at: local)
        emissions[copy] = history
        store.change(copy) { ($0.clock.speed, $0.clock.timeOffset) = (0, local) }
    }
}
