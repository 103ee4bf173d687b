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

    /// Rebuilds the drawing order after a change of the tree or of a zPosition.
    func updateOrder() {
        guard !orderIsValid else { return }
        order.removeAll(keepingCapacity: true)
        passages.removeAll(keepingCapacity: true)
        if let root, let slot = slots[root] { append(slot, parent: -1) }
        localTimes = Array(repeating: 0, count: order.count)
        planes = Array(repeating: Plane(), count: order.count)
        opacities = Array(repeating: 1, count: order.count)
        flips = Array(repeating: false, count: order.count)
        orderIsValid = true
    }

    private func append(_ slot: Int, parent: Int) {
        guard let transition = transitions[slot] else { return appendLayer(slot, parent: parent) }
        appendSides(of: transition, slot, parent: parent)
    }

    /// Adds a layer with its sublayers and its mask, but without the old picture of a transition.
    func appendLayer(_ slot: Int, parent: Int) {
        let index = order.count
        order.append(Entry(slot: slot, parent: parent, end: 0))
        let sublayers = children[slot].compactMap { slots[$0] }
        for child in sortedByHeight(sublayers) { append(child, parent: index) }
        order[index].contentEnd = order.count
        if let id = masks[slot], let mask = slots[id], !states[slot].pointee.preservesDepth {
            let first = order.count
            append(mask, parent: index)
            for i in first..<order.count where order[i].parent == index { order[i].isMask = true }
        }
        order[index].end = order.count
    }

    /// Siblings back to front: by zPosition as shown, equal ones in the order of the tree.
    private func sortedByHeight(_ siblings: [Int]) -> [Int] {
        func height(_ slot: Int) -> CGFloat {
            shownState(slot).pointee.zPosition
        }
        guard siblings.contains(where: { height($0) != 0 }) else { return siblings }
        return siblings.enumerated().sorted {
            let (a, b) = (height($0.element), height($1.element))
            return a != b ? a < b : $0.offset < $1.offset
        }.map(\.element)
    }

    /// Evaluates every animated layer at `time`.
    func evaluateAll(at time: Double) {
        updateOrder()
        var batch = progress.take() ?? ProgressBatch()
        var begin = 0
        while begin < order.count {
            batch.removeAll()
            let end = gather(from: begin, at: time, into: &batch)
            batch.evaluate()
            apply(begin..<end, from: batch)
            begin = end
        }
        progress = consume batch
        updateOrder()
    }

    /// Sets the local times of a portion of the order, and adds its animations to a batch.
    /// - Returns: where the next portion begins.
    private func gather(from begin: Int, at time: Double, into batch: inout ProgressBatch) -> Int {
        var i = begin
        while i < order.count && batch.count < ProgressBatch.portion {
            let entry = order[i]
            let clock = states[entry.slot].pointee.clock
            let outer = entry.parent < 0 ? time : localTimes[entry.parent]
            let local = clock.isIdentity ? outer : clock.local(fromParent: outer)
            localTimes[i] = local
            i += 1
            guard animatedIndex[entry.slot] >= 0 else { continue }
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

    /// Shows a portion of the order, whose animations are in a batch.
    private func apply(_ portion: Range<Int>, from batch: borrowing ProgressBatch) {
        var index = 0
        for i in portion {
            let slot = order[i].slot
            guard animatedIndex[slot] >= 0 else { continue }
            let state = shown[animatedIndex[slot]]
            let height = state.pointee.zPosition
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
            if state.pointee.zPosition != height { orderIsValid = false }
        }
    }

    /// What a layer shows in the latest list, nil for a layer that was not committed.
    package func shownState(of id: LayerID) -> LayerState? {
        slots[id].map { shownState($0).pointee }
    }

    /// A slot's values at the time of the latest evaluation.
    func shownState(_ slot: Int) -> UnsafePointer<LayerState> {
        let index = animatedIndex[slot]
        return UnsafePointer(index < 0 ? states[slot] : shown[index])
    }
}
