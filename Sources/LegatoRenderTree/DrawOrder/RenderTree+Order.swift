import Foundation
import LegatoGraphics

extension RenderTree {
    /// An entry of the drawing order; parents precede their sublayers.
    ///
    /// A replicator is followed by an entry for each instance, whose children are its sublayers.
    struct Entry {
        /// The source of an entry's values.
        enum Role {
            /// The slot's values.
            case original
            /// The slot's values, which an earlier entry has evaluated.
            case again
            /// Its own values, at an index of the copies, because its time is delayed.
            case copy(Int)
            /// None: it is an instance of the replicator in the slot, not a layer.
            case instance(Int)
            /// None: it is the particles of the emitter in the slot, not a layer.
            case particles
        }

        @ShortIndex var slot: Int
        @ShortIndex var parent: Int
        /// One past the last entry of the subtree.
        @ShortIndex var end: Int
        var role: Role
        /// The entry of the layer's mask, which is last in the subtree; `end` without a mask.
        @ShortIndex var contentEnd = 0
        /// Whether the layer is its parent's mask.
        var isMask = false
        /// The index of the run of plain layers that begins here; -1 if none does.
        var run: Int32 = -1
        /// The index of the transition that the layer is a side of; -1 if there is none.
        @ShortIndex var transition = -1
    }

    /// Rebuilds the drawing order if it is outdated.
    func updateOrder() {
        guard !orderIsValid else { return }
        order.removeAll(keepingCapacity: true)
        transitionSides.removeAll(keepingCapacity: true)
        copies.beginOrder()
        for slot in marks.indices { marks[slot].remove(.isRepeated) }
        (instanceCount, hasShifts) = (0, false)
        (instancesDrawn, copiesDrawn) = (0, 0)
        if let root = store.root, let slot = store.slots[root] { append(root: slot) }
        localTimes.removeAll(keepingCapacity: true)
        localTimes.append(contentsOf: repeatElement(0, count: order.count))
        planes.removeAll(count: order.count)
        tints.removeAll(count: order.count)
        flips.removeAll(count: order.count)
        orderIsValid = true
        tracks?.isValid = false
    }

    private func append(root slot: Int) {
        var draft = OrderDraft()
        swap(&draft, &orderDraft)
        draft.siblings.removeAll(keepingCapacity: true)
        draft.steps.append(.layer(slot, parent: -1, .first, isMask: false))
        while let step = draft.steps.popLast() { run(step, &draft) }
        swap(&draft, &orderDraft)
    }

    private func run(_ step: OrderStep, _ draft: inout OrderDraft) {
        switch step {
        case .siblings(let range, let parent, let visit):
            for next in range {
                let slot = draft.siblings[next]
                guard isLeaf(slot) else {
                    let rest = next + 1..<range.upperBound
                    draft.steps.append(.siblings(rest, parent: parent, visit))
                    draft.steps.append(.layer(slot, parent: parent, visit, isMask: false))
                    return
                }
                let index = append(slot, parent: parent, visit)
                order[index].contentEnd = index + 1
                order[index].end = index + 1
            }
        case .layer(let slot, let parent, let visit, let isMask):
            if !transitions.isEmpty, let transition = transitions[slot] {
                return appendSides(of: transition, slot, parent, visit, isMask, &draft.steps)
            }
            let index = append(slot, parent: parent, visit)
            order[index].isMask = isMask
            appendSublayers(of: index, visit, &draft)
        case .side(let slot, let parent, let visit, let isMask, let transition, let isOld):
            let index = append(slot, parent: parent, visit)
            (order[index].isMask, order[index].transition) = (isMask, transition)
            if isOld {
                transitionSides[transition].old = index
            } else {
                transitionSides[transition].new = index
            }
            appendSublayers(of: index, visit, &draft)
        case .endTransition(let index): transitionSides[index].end = order.count
        case .instance(let k, let parent, let visit):
            guard instancesDrawn < instanceLimit, copiesDrawn < copyLimit else {
                return noteInstances(of: parent, from: k)
            }
            instancesDrawn += 1
            let instance = order.count
            if visit == .shifted { hasShifts = true }
            instanceCount += 1
            let slot = order[parent].slot
            order.append(Entry(slot: slot, parent: parent, end: 0, role: .instance(k)))
            draft.steps.append(.endInstance(instance))
            appendSublayers(of: slot, parent: instance, visit, &draft)
        case .endInstance(let instance): order[instance].end = order.count
        case .content(let index, let visit): appendContent(of: index, visit, &draft)
        case .end(let index): order[index].end = order.count
        }
    }

    /// Whether a layer has only its own entry.
    private func isLeaf(_ slot: Int) -> Bool {
        store.children[slot].isEmpty && (store.masks.isEmpty || store.masks[slot] == nil)
            && (transitions.isEmpty || transitions[slot] == nil)
            && (emissions.isEmpty || emissions[slot] == nil)
    }

    /// Adds a layer without its subtree; returns its entry.
    private func append(_ slot: Int, parent: Int, _ visit: Visit) -> Int {
        let role = role(of: slot, visit)
        if visit != .first {
            marks[slot].insert(.isRepeated)
            copiesDrawn += 1
        }
        if visit == .shifted { copies.pass(slot) }
        order.append(Entry(slot: slot, parent: parent, end: 0, role: role))
        return order.count - 1
    }

    private func appendSublayers(of index: Int, _ visit: Visit, _ draft: inout OrderDraft) {
        let slot = order[index].slot
        draft.steps.append(.content(index, visit))
        guard !store.children[slot].isEmpty else { return }
        guard let replication = shownState(index).pointee.replication else {
            return appendSublayers(of: slot, parent: index, visit, &draft)
        }
        let later: Visit =
            replication.delay == 0 ? (visit == .shifted ? .shifted : .again) : .shifted
        let room = max(0, instanceLimit - instancesDrawn)
        for k in (0..<min(replication.count, room + 1)).reversed() {
            draft.steps.append(.instance(k, of: index, k == 0 ? visit : later))
        }
    }

    /// Warns that a replicator draws no more instances.
    private func noteInstances(of parent: Int, from k: Int) {
        let whole = shownState(parent).pointee.replication?.wholeCount ?? 0
        let (instances, copies) = (instanceLimit, copyLimit)
        warn(order[parent].slot, .replicator, about: "instances") { name in
            """
            The \(name) shows \(k) of its \(whole) instances: all replicators of a window draw \
            at most \(instances) instances together, where nested replicators multiply, and \
            \(copies) layer copies. Set a smaller instanceCount.
            """
        }
    }

    /// Adds a layer's particles and its mask.
    private func appendContent(of index: Int, _ visit: Visit, _ draft: inout OrderDraft) {
        let slot = order[index].slot
        if emissions[slot] != nil {
            instanceCount += 1
            order.append(Entry(slot: slot, parent: index, end: order.count + 1, role: .particles))
        }
        order[index].contentEnd = order.count
        draft.steps.append(.end(index))
        if let id = store.masks[slot], let mask = store.slots[id],
            !store.states[slot].pointee.preservesDepth
        {
            draft.steps.append(.layer(mask, parent: index, visit, isMask: true))
        }
    }

    private func role(of slot: Int, _ visit: Visit) -> Entry.Role {
        switch visit {
        case .first: .original
        case .again: .again
        case .shifted:
            animatedIndex[slot] < 0 ? .again : .copy(copies.next(of: slot, store.states[slot]))
        }
    }

    /// Adds a slot's sublayers back to front: by presented zPosition, then in tree order.
    private func appendSublayers(
        of slot: Int, parent: Int, _ visit: Visit, _ draft: inout OrderDraft
    ) {
        draft.sorting.removeAll(keepingCapacity: true)
        var isFlat = true
        for id in store.children[slot] {
            guard let sublayer = store.slots[id] else { continue }
            let height = shownState(sublayer, role(of: sublayer, visit)).pointee.zPosition
            if height != 0 { isFlat = false }
            let place = draft.sorting.count
            draft.sorting.append(OrderDraft.Sibling(height: height, place: place, slot: sublayer))
        }
        if !isFlat {
            draft.sorting.sort { ($0.height, $0.place) < ($1.height, $1.place) }
        }
        let start = draft.siblings.count
        for sibling in draft.sorting { draft.siblings.append(sibling.slot) }
        draft.steps.append(.siblings(start..<draft.siblings.count, parent: parent, visit))
    }

    /// The presentation values of an entry at the latest evaluated time.
    func shownState(_ index: Int) -> UnsafePointer<LayerState> {
        shownState(order[index].slot, order[index].role)
    }

    private func shownState(_ slot: Int, _ role: Entry.Role) -> UnsafePointer<LayerState> {
        if case .copy(let index) = role { return UnsafePointer(copies.table[index]) }
        return shownState(ofSlot: slot)
    }
}

extension LayerState {
    /// The values of a layer on which the drawing order depends.
    struct OrderKey: Equatable {
        var zPosition: CGFloat
        /// The number of instances; -1 for a layer that is not a replicator.
        var instances = -1
        var isShifting = false
    }

    var orderKey: OrderKey {
        guard let replication else { return OrderKey(zPosition: zPosition) }
        return OrderKey(
            zPosition: zPosition, instances: replication.count, isShifting: replication.delay != 0
        )
    }
}
