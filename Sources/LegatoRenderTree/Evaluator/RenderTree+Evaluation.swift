package import Foundation
import LegatoDrawing
import LegatoMotion

extension RenderTree {
    /// Returns a layer's presentation values at `time`; nil for a layer that was not committed.
    package func presentation(of id: LayerID, at time: Double) -> LayerState? {
        withPresentation(of: id, at: time) { $0.pointee }
    }

    /// Reads a layer's presentation values at `time`; returns nil for a layer that was not
    /// committed.
    package func withPresentation<Result>(
        of id: LayerID, at time: Double, _ body: (UnsafePointer<LayerState>) -> Result
    ) -> Result? {
        guard let slot = store.slots[id] else { return nil }
        guard !animators[slot].isEmpty || !animations[slot].isEmpty else {
            return body(UnsafePointer(store.states[slot]))
        }
        var state = store.states[slot].pointee
        evaluate(slot, at: localTime(ofSlot: slot, at: time), into: &state)
        return withUnsafePointer(to: state, body)
    }

    /// Returns the presentation value of a layer's `zPosition` at `time`; nil for a layer that was
    /// not committed.
    package func zPosition(of id: LayerID, at time: Double) -> CGFloat? {
        guard let slot = store.slots[id] else { return nil }
        let moves =
            animators[slot].contains { $0.property == .zPosition }
            || animations[slot].contains { $0.path.property == .zPosition }
        guard moves else { return store.states[slot].pointee.zPosition }
        return withPresentation(of: id, at: time) { $0.pointee.zPosition }
    }

    /// Returns the velocity of a property's animator at `time`, per second of the layer's time.
    ///
    /// Zero if no animator runs; for transforms, the velocity of `TransformComponents.lanes`.
    package func velocity(
        of id: LayerID, _ property: LayerProperty, at time: Double
    ) -> SIMD16<Double> {
        guard let slot = store.slots[id],
            let animator = animators[slot].first(where: { $0.property == property })?.animator
        else { return .zero }
        return animator.velocity(at: localTime(ofSlot: slot, at: time))
    }

    /// Returns a layer's local time at a root time; nil for a layer that was not committed.
    package func localTime(of id: LayerID, at time: Double) -> Double? {
        store.slots[id].map { localTime(ofSlot: $0, at: time) }
    }

    /// Applies a slot's animators and animations to its model values in `state`.
    func evaluate(_ slot: Int, at time: Double, into state: inout LayerState) {
        for (property, animator) in animators[slot] {
            animator.apply(to: &state, property.row, at: time)
        }
        // By index: without optimisation, an iterator allocates.
        let list = animations[slot]
        for k in list.indices { list[k].apply(to: &state, at: time) }
    }

    /// Replaces the animator of a property of a slot; nil for none.
    func setAnimator(
        of property: LayerProperty, in slot: Int, to animator: (any FrozenAnimator)?
    ) {
        // By index: iterating copies each animator.
        let index = animators[slot].indices.first { animators[slot][$0].property == property }
        switch (index, animator) {
        case (let index?, let animator?): animators[slot][index].animator = animator
        case (let index?, nil): animators[slot].remove(at: index)
        case (nil, let animator?): animators[slot].append((property, animator))
        case (nil, nil): break
        }
    }

    /// Resets the properties that a slot's animations change to their model values.
    private func reset(_ slot: Int, _ state: inout LayerState) {
        for (property, _) in animators[slot] { state.copy(property, from: store.states[slot]) }
        let list = animations[slot]
        for k in list.indices {
            state.copy(list[k].path.property, from: store.states[slot])
            if list[k].turnsLayer { state.copy(.transform, from: store.states[slot]) }
        }
    }

    /// Evaluates every animated layer at `time`.
    func evaluateAll(at time: Double) {
        repeat {
            updateOrder()
            updateTracks()
            isUnsettled = false
            statistics.evaluations = 0
            evaluateSingly(at: time)
            // A changed replicator has different copies, whose contents the next pass evaluates.
        } while isUnsettled
        if !orderIsValid {
            updateOrder()
            for i in order.indices { localTimes[i] = localTime(ofEntry: i, at: time) }
            updateTracks()
        }
        guard var table = tracks.take() else { return }
        localTimes.withUnsafeBufferPointer { times in
            table.evaluate(
                TrackFrame(
                    time: time, times: hasOneTime ? nil : times.baseAddress, models: store.states,
                    shown: shown, plainLayers: plainLayers
                ),
                by: workers
            )
        }
        statistics.evaluations += table.count
        tracks = consume table
    }

    /// Whether the local time of all layers is the root time.
    private var hasOneTime: Bool { store.clockCount == 0 && !hasShifts }

    /// Evaluates layers without tracks, and updates the local times.
    private func evaluateSingly(at time: Double) {
        let needsTimes = !hasOneTime || !transitionSides.isEmpty || !emissions.isEmpty
        guard needsTimes || singleCount > 0 else { return }
        for i in order.indices {
            // Superlayers precede their sublayers, so the delay of a replicator is known.
            localTimes[i] = localTime(ofEntry: i, at: time)
            guard let state = values(toEvaluateAt: i) else { continue }
            let slot = order[i].slot
            let key = state.pointee.orderKey
            reset(slot, &state.pointee)
            evaluate(slot, at: localTimes[i], into: &state.pointee)
            statistics.evaluations += animations[slot].count + animators[slot].count
            let new = state.pointee.orderKey
            if new != key { orderIsValid = false }
            if new.instances != key.instances || new.isShifting != key.isShifting {
                isUnsettled = true
            }
        }
    }

    /// Rebuilds the tracks after a change of what they depend on.
    private func updateTracks() {
        guard tracks?.isValid == false, var table = tracks.take() else { return }
        table.removeAll(expecting: animated.count)
        plainLayers.removeAll(slots: marks.count, reserving: store.plainCount)
        singleCount = 0
        for slot in marks.indices { marks[slot].subtract(.tracks) }
        var endOfRun = -1
        for i in order.indices {
            order[i].run = -1
            let slot = order[i].slot
            let isAnimated = animatedIndex[slot] >= 0
            var isLeaf = isLeaf(i)
            switch order[i].role {
            case .again, .instance, .particles: continue
            case .copy:
                singleCount += 1
                continue
            case .original: break
            }
            var found: SlotMarks = []
            if isAnimated {
                found = table.find(animations[slot], animators[slot], store.states[slot])
                marks[slot].formUnion(found)
                if !found.contains(.tracked) { singleCount += 1 }
                isLeaf = isLeaf && found.contains(.staysPlain)
            }
            var plainLayer: Int?
            if isLeaf {
                let follows = endOfRun == i && order[i].parent == order[i - 1].parent
                plainLayer = plainLayers.append(
                    store.states[slot], slot: slot, entry: i, follows: follows, isMoving: isAnimated
                )
                if !follows { order[i].run = Int32(plainLayers.runs.count - 1) }
                endOfRun = i + 1
            }
            guard isAnimated else { continue }
            let target = plainLayer.map { TrackTarget.plainLayer($0) } ?? .state(makeShown(slot))
            guard found.contains(.tracked) else { continue }
            table.add(
                animations[slot], animators[slot], ofSlot: slot, to: target, entry: i,
                in: plainLayers
            )
            guard case .state(let index) = target else { continue }
            // So that frames do not allocate while the animations run.
            let list = animations[slot]
            for k in list.indices { shown[index].pointee.ownValues(of: list[k].path.property) }
            for (property, _) in animators[slot] { shown[index].pointee.ownValues(of: property) }
        }
        // Capacity that plain layers use only if they are drawn as general layers.
        shown.reserve(animated.count)
        table.isValid = true
        tracks = consume table
    }

    /// Returns whether an entry is an unrepeated plain layer, by its position in the tree and its
    /// model values.
    private func isLeaf(_ i: Int) -> Bool {
        let entry = order[i]
        guard entry.end == i + 1, !entry.isMask, entry.transition < 0, entry.parent >= 0,
            case .original = entry.role, !order[entry.parent].role.isInstance
        else { return false }
        return store.isPlain[entry.slot] && !marks[entry.slot].contains(.isRepeated)
    }

    /// Returns the local time of an entry; those of its superlayers must be up to date.
    private func localTime(ofEntry i: Int, at time: Double) -> Double {
        let entry = order[i]
        let outer = entry.parent < 0 ? time : localTimes[entry.parent]
        if case .instance(let k) = entry.role {
            return outer
                - Double(k) * (shownState(entry.parent).pointee.replication?.delay ?? 0)
        }
        let clock = store.states[entry.slot].pointee.clock
        return clock.isIdentity ? outer : clock.local(fromParent: outer)
    }

    /// Returns the values that are evaluated singly for an entry; nil if there are none or another
    /// entry evaluates them.
    private func values(toEvaluateAt index: Int) -> UnsafeMutablePointer<LayerState>? {
        let slot = order[index].slot
        switch order[index].role {
        case .original:
            return animatedIndex[slot] < 0 || marks[slot].contains(.tracked)
                ? nil : shown[shownIndex[slot]]
        case .copy(let copy): return copies.table[copy]
        case .again, .instance, .particles: return nil
        }
    }

    /// Returns a layer's presentation values in the latest display list; nil for a layer that was
    /// not committed.
    package func shownState(of id: LayerID) -> LayerState? {
        store.slots[id].map { slot in
            var state = shownState(ofSlot: slot).pointee
            if tracks?.isValid == true, let plainLayer = plainLayers.index(ofSlot: slot) {
                plainLayers.columns.write(plainLayer, to: &state)
            }
            return state
        }
    }

    /// Returns a slot's values at the time of the latest evaluation.
    func shownState(ofSlot slot: Int) -> UnsafePointer<LayerState> {
        let index = shownIndex[slot]
        return index < 0 ? store.states[slot] : UnsafePointer(shown[index])
    }
}
