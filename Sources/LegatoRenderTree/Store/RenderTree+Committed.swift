/// The committed state of one layer, for comparison with the layer itself.
package struct CommittedLayer {
    /// The model values.
    package let state: LayerState
    /// The superlayer; nil for the root.
    package let superlayer: LayerID?
    /// The sublayers, back to front.
    package let sublayers: [LayerID]
    /// The mask.
    package let mask: LayerID?
    /// The animations, in the order in which they are applied.
    package let animations: [AnimationID]
    /// The running transition.
    package let transition: AnimationID?
    /// The properties that have animators.
    package let animated: Set<LayerProperty>
}

extension RenderTree {
    /// The number of layers in the tree.
    package var layerCount: Int { store.slots.count - pictures.count }
    /// The number of additional layers that are kept as old pictures of transitions.
    package var pictureLayerCount: Int { pictures.count }

    /// Returns the committed state of a layer; nil if it was not committed.
    package func committed(_ id: LayerID) -> CommittedLayer? {
        guard let slot = store.slots[id] else { return nil }
        return CommittedLayer(
            state: store.states[slot].pointee,
            superlayer: store.parents[slot] < 0 ? nil : store.ids[store.parents[slot]],
            sublayers: store.children[slot], mask: store.masks[slot],
            animations: animations[slot].map(\.id),
            transition: transitions[slot]?.frozen.id, animated: Set(animators[slot].map(\.property))
        )
    }
    /// Returns the committed superlayer; nil for the root and for a layer that was not committed.
    package func superlayer(of id: LayerID) -> LayerID? {
        guard let slot = store.slots[id], store.parents[slot] >= 0 else { return nil }
        return store.ids[store.parents[slot]]
    }
}
