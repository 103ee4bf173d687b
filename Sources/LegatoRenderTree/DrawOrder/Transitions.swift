import Foundation
import LegatoGraphics
import LegatoMotion

/// The running transitions, and the copies of layers that are their old pictures.
final class Transitions {
    private let store: LayerStore
    private let evaluator: Evaluator
    private let timing: LayerTiming
    private let emissions: Emissions
    /// The running transitions by slot.
    private var running: [Int: Transition] = [:]
    private var pictures = PictureIDs()

    init(
        _ store: LayerStore, _ evaluator: Evaluator, _ timing: LayerTiming, _ emissions: Emissions
    ) {
        (self.store, self.evaluator) = (store, evaluator)
        (self.timing, self.emissions) = (timing, emissions)
    }

    var isEmpty: Bool { running.isEmpty }

    /// The number of layers in old pictures.
    var pictureLayerCount: Int { pictures.count }

    /// The running transition of a slot.
    subscript(slot: Int) -> Transition? { running[slot] }

    /// Adds a transition, replacing a running one.
    func add(_ transition: FrozenTransition, to slot: Int, pictureAt time: Double?) {
        let picture = time.map { contained(copy(slot, at: $0, keepsTransitions: true)) }
        _ = remove(from: slot)
        running[slot] = Transition(frozen: transition, picture: picture)
    }

    /// Removes a transition; returns whether it was still running.
    func remove(_ id: AnimationID, from slot: Int) -> Bool {
        running[slot]?.frozen.id == id && remove(from: slot)
    }

    /// Removes the transition of a layer; returns whether there was one.
    func remove(from slot: Int) -> Bool {
        guard let transition = running.removeValue(forKey: slot) else { return false }
        if let picture = transition.picture { removePicture(picture) }
        return true
    }

    private func removePicture(_ id: LayerID) {
        var waiting = [id]
        while let id = waiting.popLast() {
            guard let slot = store.slots[id] else { continue }
            waiting += store.children[slot]
            if let mask = store.masks[slot] { waiting.append(mask) }
            _ = remove(from: slot)
            emissions.remove(slot)
            evaluator.removeAll(from: slot)
            store.remove(id)
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
            let local = timing.localTime(of: slot, at: time)
            var state = store.states[slot].pointee
            evaluator.evaluate(slot, at: local, into: &state)
            state.clock = MediaClockRate()
            let own = insert(id, state)
            emissions.copy(from: slot, to: own, at: time)
            store.children[own] = store.children[slot].compactMap { store.slots[$0] }
                .map { begin($0, keepsTransitions) }
            store.masks[own] = store.masks[slot].flatMap { store.slots[$0] }
                .map { begin($0, keepsTransitions) }
            guard keepsTransitions, let transition = running[slot],
                let stopped = transition.frozen.stopped(at: local)
            else { continue }
            let old = transition.picture.flatMap { store.slots[$0] }.map { begin($0, false) }
            running[own] = Transition(frozen: stopped, picture: old)
        }
        return top
    }

    /// Inserts a layer of a picture, which is never animated; returns its slot.
    private func insert(_ id: LayerID, _ state: LayerState) -> Int {
        let slot = store.insert(id, SharedState(state))
        evaluator.makeRoom(for: slot)
        return slot
    }

    /// Wraps a copy that has its own transition in an empty layer, because a transition has two
    /// sides.
    private func contained(_ picture: LayerID) -> LayerID {
        let slot = store.slot(of: picture)
        guard running[slot] != nil else { return picture }
        var outer = LayerState()
        outer.bounds = store.states[slot].pointee.bounds
        store.change(slot) {
            $0.position = $0.anchor
            $0.zPosition = 0
            $0.anchorPointZ = 0
            $0.transform = CATransform3DIdentity
        }
        let id = pictures.take()
        store.children[insert(id, outer)] = [picture]
        return id
    }

    /// Adds the running transitions to a search.
    func addActivity(to search: inout ActivitySearch) {
        for (slot, transition) in running {
            guard let local = search.reading(of: slot) else { continue }
            search.count(transition.frozen.timing, local)
        }
    }
}

/// The ids of the layers of old pictures, which count down from the largest, while other ids count
/// up.
private struct PictureIDs {
    private var last = LayerID.max
    /// The number of ids in use.
    private(set) var count = 0

    /// An unused id.
    mutating func take() -> LayerID {
        last -= 1
        count += 1
        return last
    }

    /// Releases an id.
    mutating func giveBack() { count -= 1 }
}
