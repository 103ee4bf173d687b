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
        }

        var slot: Int
        var parent: Int
        /// One past the last entry of the subtree.
        var end: Int
        var role: Role
    }

    /// Whether a subtree comes for the first time, again at the same time or at another.
    private enum Passage {
        case first, again, shifted
    }

    /// Rebuilds the drawing order after a change of what it depends on.
    func updateOrder() {
        guard !orderIsValid else { return }
        order.removeAll(keepingCapacity: true)
        copies.beginOrder()
        (instanceCount, hasShifts) = (0, false)
        if let root, let slot = slots[root] { append(slot, parent: -1, .first) }
        localTimes = Array(repeating: 0, count: order.count)
        planes = Array(repeating: Plane(), count: order.count)
        tints = Array(repeating: .one, count: order.count)
        flips = Array(repeating: false, count: order.count)
        orderIsValid = true
    }

    private func append(_ slot: Int, parent: Int, _ passage: Passage) {
        let index = order.count
        let role = role(of: slot, passage)
        if passage == .shifted { copies.pass(slot) }
        order.append(Entry(slot: slot, parent: parent, end: 0, role: role))
        let sublayers = children[slot].compactMap { slots[$0] }
        if let replication = shownState(index).pointee.replication {
            let later: Passage =
                replication.delay == 0 ? (passage == .shifted ? .shifted : .again) : .shifted
            for k in 0..<(sublayers.isEmpty ? 0 : replication.count) {
                let instance = order.count
                let inner = k == 0 ? passage : later
                if inner == .shifted { hasShifts = true }
                instanceCount += 1
                order.append(Entry(slot: slot, parent: index, end: 0, role: .instance(k)))
                for child in sorted(sublayers, inner) { append(child, parent: instance, inner) }
                order[instance].end = order.count
            }
        } else {
            for child in sorted(sublayers, passage) { append(child, parent: index, passage) }
        }
        order[index].end = order.count
    }

    private func role(of slot: Int, _ passage: Passage) -> Entry.Role {
        switch passage {
        case .first: .original
        case .again: .again
        case .shifted:
            animatedIndex[slot] < 0 ? .again : .copy(copies.next(of: slot, states[slot]))
        }
    }

    /// Siblings back to front: by zPosition as shown, equal ones in the order of the tree.
    private func sorted(_ siblings: [Int], _ passage: Passage) -> [Int] {
        func height(_ slot: Int) -> CGFloat {
            shownState(slot, role(of: slot, passage)).pointee.zPosition
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
