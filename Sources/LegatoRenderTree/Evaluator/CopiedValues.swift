/// The values that layers show in copies that run later or earlier than the original.
///
/// A layer's copies are told apart by how many times the drawing order came by it before.
struct CopiedValues {
    /// The values, by the indices that are given out.
    let table = StateTable<LayerState>()
    private var indices: [Int: [Int]] = [:]
    private var visits: [Int: Int] = [:]

    /// Begins a new drawing order; the values stay.
    mutating func beginOrder() { visits.removeAll(keepingCapacity: true) }

    /// Forgets the values: the layers changed.
    mutating func removeAll() {
        guard table.count > 0 else { return }
        indices.removeAll(keepingCapacity: true)
        table.removeAll()
    }

    /// The index of the copy of a slot at which the order arrives next; a new one has the values
    /// of `model`.
    mutating func next(of slot: Int, _ model: UnsafePointer<LayerState>) -> Int {
        let visit = visits[slot, default: 0]
        if let list = indices[slot], visit < list.count { return list[visit] }
        table.append(model.pointee)
        indices[slot, default: []].append(table.count - 1)
        return table.count - 1
    }

    /// Tells that the order came by a slot.
    mutating func pass(_ slot: Int) { visits[slot, default: 0] += 1 }
}
