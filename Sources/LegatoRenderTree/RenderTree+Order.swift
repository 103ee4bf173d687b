import Foundation
import LegatoGraphics

extension RenderTree {
    /// A place in the drawing order: parents stand before their sublayers.
    ///
    /// A replicator is followed by an entry for each instance, under which its sublayers stand.
    struct Entry {
        /// Where the values of an entry come from.
        enum Role {
            /// They are the slot's.
            case original
            /// They are the slot's, which an entry before has brought up to date.
            case again
            /// They are its own, at an index of the copies: it runs at another time.
            case copy(Int)
            /// It is an instance of the replicator in the slot, not a layer.
            case instance(Int)
            /// It is the particles of the emitter in the slot, not a layer.
            case particles
        }

        @ShortIndex var slot: Int
        @ShortIndex var parent: Int
        /// One past the last entry of the subtree.
        @ShortIndex var end: Int
        var role: Role
        /// The entry of the layer's mask, which is the last part of the subtree; `end` if there is
        /// none.
        @ShortIndex var contentEnd = 0
        /// Whether the layer is the mask of its parent.
        var isMask = false
        /// The run of plain layers that begins here; -1 if none does.
        var run: Int32 = -1
        /// The passage that the layer is a side of; -1 if there is none.
        @ShortIndex var passage = -1
    }

    /// Whether a subtree comes for the first time, again at the same time or at another.
    enum Visit {
        case first, again, shifted
    }

    /// Rebuilds the drawing order after a change of what it depends on.
    func updateOrder() {
        guard !orderIsValid else { return }
        order.removeAll(keepingCapacity: true)
        passages.removeAll(keepingCapacity: true)
        copies.beginOrder()
        for slot in marks.indices { marks[slot].remove(.isRepeated) }
        (instanceCount, hasShifts) = (0, false)
        if let root, let slot = slots[root] { append(root: slot) }
        localTimes = Array(repeating: 0, count: order.count)
        planes.removeAll(count: order.count)
        tints.removeAll(count: order.count)
        flips = Array(repeating: false, count: order.count)
        orderIsValid = true
        tracks?.isValid = false
    }

    /// What is left to do for the drawing order: a stack of its own holds trees of any depth.
    enum OrderStep {
        /// Add siblings, back to front, from one of them on.
        case siblings([Int], from: Int, parent: Int, Visit)
        /// Add a layer, or the sides of its transition.
        case layer(Int, parent: Int, Visit, isMask: Bool)
        /// Add a layer as the old or the new side of a passage.
        case side(Int, parent: Int, Visit, isMask: Bool, passage: Int, isOld: Bool)
        /// Note where the sides of a passage end.
        case endPassage(Int)
        /// Add an instance of the replicator at an entry.
        case instance(Int, of: Int, Visit)
        /// Note where an instance ends.
        case endInstance(Int)
        /// Add what follows the sublayers of the layer at an entry.
        case content(Int, Visit)
        /// Note where the subtree of an entry ends.
        case end(Int)
    }

    private func append(root slot: Int) {
        var steps: [OrderStep] = [.layer(slot, parent: -1, .first, isMask: false)]
        while let step = steps.popLast() { run(step, &steps) }
    }

    private func run(_ step: OrderStep, _ steps: inout [OrderStep]) {
        switch step {
        case .siblings(let list, let from, let parent, let visit):
            for next in from..<list.count {
                guard isLeaf(list[next]) else {
                    steps.append(.siblings(list, from: next + 1, parent: parent, visit))
                    steps.append(.layer(list[next], parent: parent, visit, isMask: false))
                    return
                }
                let index = append(list[next], parent: parent, visit)
                order[index].contentEnd = index + 1
                order[index].end = index + 1
            }
        case .layer(let slot, let parent, let visit, let isMask):
            if !transitions.isEmpty, let transition = transitions[slot] {
                return appendSides(of: transition, slot, parent, visit, isMask, &steps)
            }
            let index = append(slot, parent: parent, visit)
            order[index].isMask = isMask
            appendSublayers(of: index, visit, &steps)
        case .side(let slot, let parent, let visit, let isMask, let passage, let isOld):
            let index = append(slot, parent: parent, visit)
            (order[index].isMask, order[index].passage) = (isMask, passage)
            if isOld { passages[passage].old = index } else { passages[passage].new = index }
            appendSublayers(of: index, visit, &steps)
        case .endPassage(let index): passages[index].end = order.count
        case .instance(let k, let parent, let visit):
            let instance = order.count
            if visit == .shifted { hasShifts = true }
            instanceCount += 1
            let slot = order[parent].slot
            order.append(Entry(slot: slot, parent: parent, end: 0, role: .instance(k)))
            steps.append(.endInstance(instance))
            let sublayers = children[slot].compactMap { slots[$0] }
            steps.append(.siblings(sorted(sublayers, visit), from: 0, parent: instance, visit))
        case .endInstance(let instance): order[instance].end = order.count
        case .content(let index, let visit): appendContent(of: index, visit, &steps)
        case .end(let index): order[index].end = order.count
        }
    }

    /// Whether nothing but its own entry stands for a layer.
    private func isLeaf(_ slot: Int) -> Bool {
        children[slot].isEmpty && (masks.isEmpty || masks[slot] == nil)
            && (transitions.isEmpty || transitions[slot] == nil)
            && (emissions.isEmpty || emissions[slot] == nil)
    }

    /// Adds a layer without what hangs in it; returns where it stands.
    private func append(_ slot: Int, parent: Int, _ visit: Visit) -> Int {
        let role = role(of: slot, visit)
        if visit != .first { marks[slot].insert(.isRepeated) }
        if visit == .shifted { copies.pass(slot) }
        order.append(Entry(slot: slot, parent: parent, end: 0, role: role))
        return order.count - 1
    }

    private func appendSublayers(of index: Int, _ visit: Visit, _ steps: inout [OrderStep]) {
        let slot = order[index].slot
        steps.append(.content(index, visit))
        guard !children[slot].isEmpty else { return }
        guard let replication = shownState(index).pointee.replication else {
            let sublayers = children[slot].compactMap { slots[$0] }
            return steps.append(
                .siblings(sorted(sublayers, visit), from: 0, parent: index, visit)
            )
        }
        let later: Visit =
            replication.delay == 0 ? (visit == .shifted ? .shifted : .again) : .shifted
        for k in (0..<replication.count).reversed() {
            steps.append(.instance(k, of: index, k == 0 ? visit : later))
        }
    }

    /// Adds a layer's particles and its mask.
    private func appendContent(of index: Int, _ visit: Visit, _ steps: inout [OrderStep]) {
        let slot = order[index].slot
        if emissions[slot] != nil {
            instanceCount += 1
            order.append(
                Entry(slot: slot, parent: index, end: order.count + 1, role: .particles)
            )
        }
        order[index].contentEnd = order.count
        steps.append(.end(index))
        if let id = masks[slot], let mask = slots[id], !states[slot].pointee.preservesDepth {
            steps.append(.layer(mask, parent: index, visit, isMask: true))
        }
    }

    private func role(of slot: Int, _ visit: Visit) -> Entry.Role {
        switch visit {
        case .first: .original
        case .again: .again
        case .shifted:
            animatedIndex[slot] < 0 ? .again : .copy(copies.next(of: slot, states[slot]))
        }
    }

    /// Siblings back to front: by zPosition as shown, equal ones in the order of the tree.
    private func sorted(_ siblings: [Int], _ visit: Visit) -> [Int] {
        func height(_ slot: Int) -> CGFloat {
            shownState(slot, role(of: slot, visit)).pointee.zPosition
        }
        guard siblings.contains(where: { height($0) != 0 }) else { return siblings }
        return siblings.enumerated().sorted {
            let (a, b) = (height($0.element), height($1.element))
            return a != b ? a < b : $0.offset < $1.offset
        }.map(\.element)
    }

    /// What an entry of the order shows at the time of the latest evaluation.
    func shownState(_ index: Int) -> UnsafePointer<LayerState> {
        shownState(order[index].slot, order[index].role)
    }

    private func shownState(_ slot: Int, _ role: Entry.Role) -> UnsafePointer<LayerState> {
        if case .copy(let index) = role { return UnsafePointer(copies.table[index]) }
        return shownState(ofSlot: slot)
    }
}

extension LayerState {
    /// What of a layer the drawing order depends on.
    struct OrderKey: Equatable {
        var zPosition: CGFloat
        /// -1 for a layer that is no replicator.
        var instances = -1
        var isShifting = false
    }

    var orderKey: OrderKey {
        guard let replication else { return OrderKey(zPosition: zPosition) }
        return OrderKey(
            zPosition: zPosition,
            instances: replication.count,
            isShifting: replication.delay != 0
        )
    }
}
