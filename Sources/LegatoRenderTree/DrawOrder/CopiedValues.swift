/// The presentation values of copies of layers whose time is offset from the original's.
///
/// A layer's copies are identified by their rank in the drawing order.
struct CopiedValues {
    /// The values by index.
    let table = StateTable<LayerState>()
    private var indices: [Int: [Int]] = [:]
    private var visits: [Int: Int] = [:]

    /// Begins a new drawing order; keeps the values.
    mutating func beginOrder() { visits.removeAll(keepingCapacity: true) }

    /// Removes the values, because the layers have changed.
    mutating func removeAll() {
        guard table.count > 0 else { return }
        indices.removeAll(keepingCapacity: true)
        table.removeAll()
    }

    /// Returns the index of a slot's next copy in the drawing order; a new copy has the values of
    /// `model`.
    mutating func next(of slot: Int, _ model: UnsafePointer<LayerState>) -> Int {
        let visit = visits[slot, default: 0]
        if let list = indices[slot], visit < list.count { return list[visit] }
        table.append(model.pointee)
        indices[slot, default: []].append(table.count - 1)
        return table.count - 1
    }

    /// Counts a copy of a slot in the drawing order.
    mutating func pass(_ slot: Int) { visits[slot, default: 0] += 1 }
}
