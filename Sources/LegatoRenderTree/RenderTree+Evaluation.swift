import Foundation
import LegatoDrawing
import LegatoMotion

extension RenderTree {
    /// Returns a layer's values as they show at `time`, nil for a layer that was not committed.
    public func presentation(of id: LayerID, at time: Double) -> LayerState? {
        guard let slot = slots[id] else { return nil }
        var state = states[slot].pointee
        evaluate(slot, at: localTime(ofSlot: slot, at: time), into: &state)
        return state
    }

    /// Returns how fast the animator of a property moves it at `time`, per second of the layer.
    ///
    /// Zero where no animator runs; transforms give the velocity of `TransformComponents.lanes`.
    package func velocity(
        of id: LayerID,
        _ property: LayerProperty,
        at time: Double
    ) -> SIMD16<Double> {
        guard let slot = slots[id],
            let animator = animators[slot].first(where: { $0.property == property })?.animator
        else { return .zero }
        return animator.velocity(at: localTime(ofSlot: slot, at: time))
    }

    /// Returns a committed layer's reading of its clock at a time of the root.
    public func localTime(of id: LayerID, at time: Double) -> Double? {
        slots[id].map { localTime(ofSlot: $0, at: time) }
    }

    /// Applies a slot's animators and animations to its model values in `state`.
    func evaluate(_ slot: Int, at time: Double, into state: inout LayerState) {
        for (property, animator) in animators[slot] {
            animator.apply(to: &state, property.row, at: time)
        }
        // In place: a frozen animation is large enough for copies to show.
        animations[slot].withUnsafeBufferPointer { list in
            guard var animation = list.baseAddress else { return }
            for _ in list.indices {
                animation.pointee.apply(to: &state, at: time)
                animation += 1
            }
        }
    }

    /// Gives the properties that a slot's animations change their model values.
    private func reset(_ slot: Int, _ state: inout LayerState) {
        for (property, _) in animators[slot] { state.copy(property, from: states[slot]) }
        animations[slot].withUnsafeBufferPointer { list in
            guard var animation = list.baseAddress else { return }
            for _ in list.indices {
                state.copy(animation.pointee.path.property, from: states[slot])
                if animation.pointee.turnsLayer { state.copy(.transform, from: states[slot]) }
                animation += 1
            }
        }
    }

    /// Evaluates every animated layer at `time`.
    func evaluateAll(at time: Double) {
        var batch = progress.take() ?? ProgressBatch()
        repeat {
            updateOrder()
            isUnsettled = false
            statistics.evaluations = 0
            var begin = 0
            while begin < order.count {
                batch.removeAll()
                let end = gather(from: begin, at: time, into: &batch)
                batch.evaluate()
                apply(begin..<end, from: batch)
                begin = end
            }
            // A replicator that changed has other copies now; those in copies of it come next.
        } while isUnsettled
        progress = consume batch
        updateOrder()
    }

    /// Sets the local times of a portion of the order, and adds its animations to a batch.
    /// - Returns: where the next portion begins.
    private func gather(from begin: Int, at time: Double, into batch: inout ProgressBatch) -> Int {
        var i = begin
        while i < order.count && batch.count < ProgressBatch.portion {
            let entry = order[i]
            let outer = entry.parent < 0 ? time : localTimes[entry.parent]
            if case .instance(let k) = entry.role {
                // The delay is known once the replicator is evaluated.
                if entry.parent >= begin && animatedIndex[entry.slot] >= 0 { return i }
                let delay = shownState(entry.parent).pointee.replication?.delay ?? 0
                localTimes[i] = outer - Double(k) * delay
                i += 1
                continue
            }
            let clock = states[entry.slot].pointee.clock
            let local = clock.isIdentity ? outer : clock.local(fromParent: outer)
            localTimes[i] = local
            i += 1
            guard values(toEvaluateAt: i - 1) != nil else { continue }
            // In place: a frozen animation is large enough for copies to show.
            animations[entry.slot].withUnsafeBufferPointer { list in
                guard var animation = list.baseAddress else { return }
                for _ in list.indices {
                    batch.append(animation, at: local)
                    animation += 1
                }
            }
        }
        return i
    }

    /// The values that an entry brings up to date; nil if it has none or shares them.
    private func values(toEvaluateAt index: Int) -> UnsafeMutablePointer<LayerState>? {
        let slot = order[index].slot
        switch order[index].role {
        case .original: return animatedIndex[slot] < 0 ? nil : shown[animatedIndex[slot]]
        case .copy(let copy): return copies.table[copy]
        case .again, .instance, .particles: return nil
        }
    }

    /// Shows a portion of the order, whose animations are in a batch.
    private func apply(_ portion: Range<Int>, from batch: borrowing ProgressBatch) {
        var index = 0
        for i in portion {
            guard let state = values(toEvaluateAt: i) else { continue }
            let slot = order[i].slot
            let key = state.pointee.orderKey
            reset(slot, &state.pointee)
            for (property, animator) in animators[slot] {
                animator.apply(to: &state.pointee, property.row, at: localTimes[i])
            }
            animations[slot].withUnsafeBufferPointer { list in
                guard var animation = list.baseAddress else { return }
                for _ in list.indices {
                    batch.apply(animation, at: index, to: &state.pointee)
                    animation += 1
                    index += 1
                }
            }
            statistics.evaluations += animations[slot].count + animators[slot].count
            let new = state.pointee.orderKey
            if new != key { orderIsValid = false }
            if new.instances != key.instances || new.isShifting != key.isShifting {
                isUnsettled = true
            }
        }
    }

    /// What a layer shows in the latest list, nil for a layer that was not committed.
    package func shownState(of id: LayerID) -> LayerState? {
        slots[id].map { shownState(ofSlot: $0).pointee }
    }

    /// A slot's values at the time of the latest evaluation.
    func shownState(ofSlot slot: Int) -> UnsafePointer<LayerState> {
        let index = animatedIndex[slot]
        return UnsafePointer(index < 0 ? states[slot] : shown[index])
    }
}
