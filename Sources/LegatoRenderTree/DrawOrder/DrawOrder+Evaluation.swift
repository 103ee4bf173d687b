import LegatoMotion

extension DrawOrder {
    /// Evaluates every animated layer in the order at a root time.
    /// - Returns: The number of animations and animators evaluated.
    func evaluate(at time: Double) -> Int {
        var evaluations = 0
        var isSettled = true
        repeat {
            update()
            updateTracks()
            (evaluations, isSettled) = evaluateSingly(at: time)
            // A changed replicator has different copies, whose contents the next pass evaluates.
        } while !isSettled
        if !isValid {
            update()
            for i in entries.indices { localTimes[i] = localTime(ofEntry: i, at: time) }
            updateTracks()
        }
        return localTimes.withUnsafeBufferPointer { times in
            evaluations
                + evaluator.evaluateTracks(at: time, times: hasOneTime ? nil : times.baseAddress)
        }
    }

    /// Whether the local time of all layers is the root time.
    private var hasOneTime: Bool { store.clockCount == 0 && !hasShifts }

    /// Evaluates layers without tracks, and updates the local times.
    /// - Returns: The number of animations and animators evaluated, and whether the replicators
    ///   still have the same copies.
    private func evaluateSingly(at time: Double) -> (evaluations: Int, isSettled: Bool) {
        let needsTimes = !hasOneTime || !sides.isEmpty || !emissions.isEmpty
        guard needsTimes || singleCount > 0 else { return (0, true) }
        var (evaluations, isSettled) = (0, true)
        for i in entries.indices {
            // Superlayers precede their sublayers, so the delay of a replicator is known.
            localTimes[i] = localTime(ofEntry: i, at: time)
            guard let state = values(toEvaluateAt: i) else { continue }
            let slot = entries[i].slot
            let key = state.pointee.orderKey
            evaluations += evaluator.update(&state.pointee, of: slot, at: localTimes[i])
            let new = state.pointee.orderKey
            if new != key { isValid = false }
            if new.instances != key.instances || new.isShifting != key.isShifting {
                isSettled = false
            }
        }
        return (evaluations, isSettled)
    }

    /// Rebuilds the tracks if something that they depend on has changed.
    private func updateTracks() {
        guard !evaluator.tracks.isValid else { return }
        evaluator.beginTracks()
        plainLayers.removeAll(slots: store.slotCount, reserving: store.plainCount)
        singleCount = 0
        var endOfRun = -1
        for i in entries.indices {
            entries[i].run = -1
            let slot = entries[i].slot
            let isAnimated = evaluator.isAnimated(slot)
            var isPlain = isPlain(i)
            switch entries[i].role {
            case .again, .instance, .particles: continue
            case .copy:
                singleCount += 1
                continue
            case .original: break
            }
            var found: TrackMarks = []
            if isAnimated {
                found = evaluator.findTracks(of: slot)
                if !found.contains(.tracked) { singleCount += 1 }
                isPlain = isPlain && found.contains(.staysPlain)
            }
            var plainLayer: Int?
            if isPlain {
                let follows = endOfRun == i && entries[i].parent == entries[i - 1].parent
                plainLayer = plainLayers.append(
                    store.states[slot], slot: slot, entry: i, follows: follows, isMoving: isAnimated
                )
                if !follows { entries[i].run = Int32(plainLayers.runs.count - 1) }
                endOfRun = i + 1
            }
            guard isAnimated else { continue }
            let target =
                plainLayer.map { TrackTarget.plainLayer($0) } ?? .state(evaluator.makeShown(slot))
            if found.contains(.tracked) { evaluator.addTracks(of: slot, to: target, entry: i) }
        }
        evaluator.endTracks()
    }

    /// Returns whether an entry is an unrepeated plain layer, by its position in the tree and its
    /// model values.
    private func isPlain(_ i: Int) -> Bool {
        let entry = entries[i]
        guard entry.end == i + 1, !entry.isMask, entry.transition < 0, entry.parent >= 0,
            case .original = entry.role, !entries[entry.parent].role.isInstance
        else { return false }
        return store.isPlain[entry.slot] && !isRepeated[entry.slot]
    }

    /// Returns the local time of an entry; those of its superlayers must be up to date.
    private func localTime(ofEntry i: Int, at time: Double) -> Double {
        let entry = entries[i]
        let outer = entry.parent < 0 ? time : localTimes[entry.parent]
        if case .instance(let k) = entry.role {
            return outer
                - Double(k) * (shownState(entry.parent).pointee.replication?.delay ?? 0)
        }
        let clock = store.states[entry.slot].pointee.clock
        return clock.isIdentity ? outer : clock.local(fromParent: outer)
    }

    /// Returns the values that are evaluated individually for an entry; nil if there are none or
    /// another entry evaluates them.
    private func values(toEvaluateAt index: Int) -> UnsafeMutablePointer<LayerState>? {
        let slot = entries[index].slot
        switch entries[index].role {
        case .original: return evaluator.singleValues(slot)
        case .copy(let copy): return copies.table[copy]
        case .again, .instance, .particles: return nil
        }
    }

    /// Called when a slot's model values have changed, before the evaluator is notified.
    func modelChanged(_ slot: Int) {
        guard evaluator.tracks.isValid, let plainLayer = plainLayers.index(ofSlot: slot) else {
            return
        }
        if store.isPlain[slot] {
            plainLayers.update(plainLayer, store.states[slot])
        } else {
            evaluator.tracks.isValid = false
        }
    }

    /// A slot's presentation values in the latest display list.
    func latestState(ofSlot slot: Int) -> LayerState {
        var state = evaluator.shownState(slot).pointee
        if evaluator.tracks.isValid, let plainLayer = plainLayers.index(ofSlot: slot) {
            evaluator.plainLayers.write(plainLayer, to: &state)
        }
        return state
    }
}
