/// The model values of the layers of a tree, shared with the layers and with other trees.
final class ModelTable {
    private let states = StateTable<SharedState>()

    /// The values at an index; valid until others are set there.
    subscript(index: Int) -> UnsafePointer<LayerState> { states[index].pointee.pointer }

    /// Makes room.
    func reserve(_ most: Int) { states.reserve(most) }

    func append(_ state: SharedState) { states.append(state) }

    /// Puts other values at an index.
    func set(_ state: SharedState, at index: Int) { states[index].pointee = state }

    /// Changes the values at an index, for this table alone.
    func change(_ index: Int, _ body: (inout LayerState) -> Void) {
        body(&states[index].pointee.values)
    }
}
