import LegatoGraphics
import LegatoMotion

/// The committed layers: their slots, model values, superlayers, sublayers and masks.
///
/// A layer keeps its slot until it is removed; a later layer reuses it.
final class LayerStore {
    @exclusivity(unchecked) private(set) var slots: [LayerID: Int] = [:]
    @exclusivity(unchecked) private var freeSlots: [Int] = []
    @exclusivity(unchecked) private(set) var ids: [LayerID] = []
    /// The model values by slot.
    let states = ModelTable()
    /// The slots of the superlayers by slot; -1 for none.
    @exclusivity(unchecked) private(set) var parents: [Int] = []
    @exclusivity(unchecked) var children: [[LayerID]] = []
    /// The masks by slot; few layers have one.
    @exclusivity(unchecked) var masks: [Int: LayerID] = [:]
    var root: LayerID?
    /// Whether the model values are those of a plain layer, by slot.
    @exclusivity(unchecked) private(set) var isPlain: [Bool] = []
    /// The number of layers whose model values are those of a plain layer.
    private(set) var plainCount = 0
    /// The number of layers whose clock differs from their superlayer's.
    private(set) var clockCount = 0

    /// The number of slots, including unused ones.
    var slotCount: Int { ids.count }

    /// Reserves memory for a number of slots.
    func reserve(_ maximum: Int) {
        states.reserve(maximum)
        slots.reserveCapacity(maximum)
        ids.reserveCapacity(maximum)
        parents.reserveCapacity(maximum)
        children.reserveCapacity(maximum)
        isPlain.reserveCapacity(maximum)
    }

    /// The slot of a layer, which must be in the store.
    func slot(of id: LayerID) -> Int {
        guard let slot = slots[id] else {
            refuse("Layer \(id) must be in the render tree")
        }
        return slot
    }

    /// Inserts a layer; returns its slot.
    func insert(_ id: LayerID, _ state: SharedState) -> Int {
        require(slots[id] == nil, "Layer \(id) must not be in the render tree already")
        let slot: Int
        if let free = freeSlots.popLast() {
            slot = free
            ids[slot] = id
            states.set(state, at: slot)
            parents[slot] = -1
        } else {
            slot = ids.count
            ids.append(id)
            states.append(state)
            parents.append(-1)
            children.append([])
            isPlain.append(false)
        }
        slots[id] = slot
        enter(slot)
        return slot
    }

    /// Removes a layer, but not its sublayers.
    func remove(_ id: LayerID) {
        guard let slot = slots.removeValue(forKey: id) else { return }
        children[slot] = []
        masks[slot] = nil
        leave(slot)
        states.set(SharedState(), at: slot)
        parents[slot] = -1
        freeSlots.append(slot)
    }

    /// Replaces the model values in a slot.
    func set(_ state: SharedState, at slot: Int) {
        leave(slot)
        states.set(state, at: slot)
        enter(slot)
    }

    /// Changes the model values in a slot.
    func change(_ slot: Int, _ body: (inout LayerState) -> Void) {
        leave(slot)
        states.change(slot, body)
        enter(slot)
    }

    /// Replaces the sublayers of a slot, and makes it their superlayer.
    func setSublayers(_ sublayers: [LayerID], of slot: Int) {
        children[slot] = sublayers
        for child in sublayers { parents[self.slot(of: child)] = slot }
    }

    /// Replaces the mask of a slot, and makes the slot its superlayer.
    func setMask(_ mask: LayerID?, of slot: Int) {
        masks[slot] = mask
        if let mask { parents[self.slot(of: mask)] = slot }
    }

    /// Counts the new model values in a slot.
    private func enter(_ slot: Int) {
        if !states[slot].pointee.clock.isIdentity { clockCount += 1 }
        guard states[slot].pointee.isPlain else { return }
        isPlain[slot] = true
        plainCount += 1
    }

    /// Uncounts the model values in a slot before they are replaced.
    private func leave(_ slot: Int) {
        if !states[slot].pointee.clock.isIdentity { clockCount -= 1 }
        guard isPlain[slot] else { return }
        isPlain[slot] = false
        plainCount -= 1
    }

    /// The superlayer of a layer; nil for the root and for a layer that is not in the store.
    func superlayer(of id: LayerID) -> LayerID? {
        guard let slot = slots[id], parents[slot] >= 0 else { return nil }
        return ids[parents[slot]]
    }
}
