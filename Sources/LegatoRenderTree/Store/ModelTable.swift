/// The model values of a tree's layers, shared with the layers and with other trees.
///
/// Copies of the table refer to the same values.
struct ModelTable {
    // A class would add a reference that is retained for each value read through it.
    private let states = StateTable<SharedState>()

    /// The values at an index; valid until they are replaced.
    subscript(index: Int) -> UnsafePointer<LayerState> { states[index].pointee.pointer }

    /// Reserves capacity.
    func reserve(_ maximum: Int) { states.reserve(maximum) }

    func append(_ state: SharedState) { states.append(state) }

    /// Replaces the values at an index.
    func set(_ state: SharedState, at index: Int) { states[index].pointee = state }

    /// Modifies the values at an index in this table only.
    func change(_ index: Int, _ body: (inout LayerState) -> Void) {
        body(&states[index].pointee.values)
    }
}
