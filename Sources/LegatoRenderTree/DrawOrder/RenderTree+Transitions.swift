import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion

extension RenderTree {
    /// Adds a transition, replacing a running one.
    func add(_ transition: FrozenTransition, to slot: Int, pictureAt time: Double?) {
        let picture = time.map { contained(copy(slot, at: $0, keepsTransitions: true)) }
        removeTransition(from: slot)
        transitions[slot] = Transition(frozen: transition, picture: picture)
        orderIsValid = false
    }

    /// Removes a transition, if it is still running.
    func removeTransition(_ id: AnimationID, from slot: Int) {
        if transitions[slot]?.frozen.id == id { removeTransition(from: slot) }
    }

    /// Removes the transition of a layer, if any.
    func removeTransition(from slot: Int) {
        guard let transition = transitions.removeValue(forKey: slot) else { return }
        orderIsValid = false
        if let picture = transition.picture { removePicture(picture) }
    }

    private func removePicture(_ id: LayerID) {
        var waiting = [id]
        while let id = waiting.popLast() {
            guard let slot = store.slots[id] else { continue }
            waiting += store.children[slot]
            if let mask = store.masks[slot] { waiting.append(mask) }
            remove(id)
            pictures.giveBack()
        }
    }

    /// Copies the presentation of a layer and its subtree at a time of the root; returns the copy's
    /// id.
    ///
    /// Running transitions are copied as stopped ones. Their old pictures are copied without
    /// transitions, so that transitions that interrupt each other do not accumulate.
    private func copy(_ slot: Int, at time: Double, keepsTransitions: Bool) -> LayerID {
        var waiting: [(slot: Int, copy: LayerID, keepsTransitions: Bool)] = []
        func begin(_ slot: Int, _ keepsTransitions: Bool) -> LayerID {
            let id = pictures.take()
            waiting.append((slot, id, keepsTransitions))
            return id
        }
        let top = begin(slot, keepsTransitions)
        while let (slot, id, keepsTransitions) = waiting.popLast() {
            let local = localTime(ofSlot: slot, at: time)
            var state = store.states[slot].pointee
            evaluate(slot, at: local, into: &state)
            state.clock = MediaClockRate()
            insert(id, SharedState(state))
            let own = store.slot(of: id)
            copyEmission(from: slot, to: own, at: time)
            store.children[own] = store.children[slot].compactMap { store.slots[$0] }
                .map { begin($0, keepsTransitions) }
            store.masks[own] = store.masks[slot].flatMap { store.slots[$0] }.map {
                begin($0, keepsTransitions)
            }
            guard keepsTransitions, let transition = transitions[slot],
                let stopped = transition.frozen.stopped(at: local)
            else { continue }
            let old = transition.picture.flatMap { store.slots[$0] }.map { begin($0, false) }
            transitions[own] = Transition(frozen: stopped, picture: old)
        }
        return top
    }

    /// Wraps a copy with a transition of its own in an empty layer, because it has two sides.
    private func contained(_ picture: LayerID) -> LayerID {
        let slot = store.slot(of: picture)
        guard transitions[slot] != nil else { return picture }
        var outer = LayerState()
        outer.bounds = store.states[slot].pointee.bounds
        store.change(slot) {
            $0.position = $0.anchor
            $0.zPosition = 0
            $0.anchorPointZ = 0
            $0.transform = CATransform3DIdentity
        }
        let id = pictures.take()
        insert(id, SharedState(outer))
        store.children[store.slot(of: id)] = [picture]
        return id
    }

    /// Adds the old picture and the layer itself to the drawing order, in drawing order.
    func appendSides(
        of transition: Transition, _ slot: Int, _ parent: Int, _ visit: Visit, _ isMask: Bool,
        _ steps: inout [OrderStep]
    ) {
        let index = transitionSides.count
        let first = order.count
        transitionSides.append(
            TransitionSides(slot: slot, old: -1, new: first, first: first, end: first)
        )
        func side(_ slot: Int, isOld: Bool) -> OrderStep {
            .side(slot, parent: parent, visit, isMask: isMask, transition: index, isOld: isOld)
        }
        let old =
            transition.picture.flatMap { store.slots[$0] }.map { [side($0, isOld: true)] } ?? []
        let new = [side(slot, isOld: false)]
        let sides = transition.frozen.style == .reveal ? new + old : old + new
        steps.append(.endTransition(index))
        steps += sides.reversed()
    }
}
