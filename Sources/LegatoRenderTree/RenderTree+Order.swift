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

        var slot: Int
        var parent: Int
        /// One past the last entry of the subtree.
        var end: Int
        var role: Role
        /// The entry of the layer's mask, which is the last part of the subtree; `end` if there is
        /// none.
        var contentEnd = 0
        /// Whether the layer is the mask of its parent.
        var isMask = false
        /// The passage that the layer is a side of; -1 if there is none.
        var passage = -1
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
        (instanceCount, hasShifts) = (0, false)
        if let root, let slot = slots[root] { append(slot, parent: -1, .first) }
        localTimes = Array(repeating: 0, count: order.count)
        planes = Array(repeating: Plane(), count: order.count)
        tints = Array(repeating: .one, count: order.count)
        flips = Array(repeating: false, count: order.count)
        orderIsValid = true
        tracks?.isValid = false
    }

    private func append(_ slot: Int, parent: Int, _ visit: Visit) {
        if let transition = transitions[slot] {
            appendSides(of: transition, slot, parent: parent, visit)
        } else {
            appendLayer(slot, parent: parent, visit)
        }
    }

    /// Adds a layer with its sublayers and its mask, but without the old picture of a transition.
    func appendLayer(_ slot: Int, parent: Int, _ visit: Visit) {
        let index = order.count
        let role = role(of: slot, visit)
        if visit == .shifted { copies.pass(slot) }
        order.append(Entry(slot: slot, parent: parent, end: 0, role: role))
        let sublayers = children[slot].compactMap { slots[$0] }
        if let replication = shownState(index).pointee.replication {
            let later: Visit =
                replication.delay == 0 ? (visit == .shifted ? .shifted : .again) : .shifted
            for k in 0..<(sublayers.isEmpty ? 0 : replication.count) {
                let instance = order.count
                let inner = k == 0 ? visit : later
                if inner == .shifted { hasShifts = true }
                instanceCount += 1
                order.append(Entry(slot: slot, parent: index, end: 0, role: .instance(k)))
                for child in sorted(sublayers, inner) { append(child, parent: instance, inner) }
                order[instance].end = order.count
            }
        } else {
            for child in sorted(sublayers, visit) { append(child, parent: index, visit) }
        }
        if emissions[slot] != nil {
            instanceCount += 1
            order.append(
                Entry(slot: slot, parent: index, end: order.count + 1, role: .particles)
            )
        }
        order[index].contentEnd = order.count
        if let id = masks[slot], let mask = slots[id], !states[slot].pointee.preservesDepth {
            let first = order.count
            append(mask, parent: index, visit)
            for i in first..<order.count where order[i].parent == index { order[i].isMask = true }
        }
        order[index].end = order.count
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
