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
    package var layerCount: Int { slots.count - pictures.count }
    /// The number of additional layers that are kept as old pictures of transitions.
    package var pictureLayerCount: Int { pictures.count }

    /// Returns the committed state of a layer; nil if it was not committed.
    package func committed(_ id: LayerID) -> CommittedLayer? {
        guard let slot = slots[id] else { return nil }
        return CommittedLayer(
            state: states[slot].pointee, superlayer: parents[slot] < 0 ? nil : ids[parents[slot]],
            sublayers: children[slot], mask: masks[slot], animations: animations[slot].map(\.id),
            transition: transitions[slot]?.frozen.id, animated: Set(animators[slot].map(\.property))
        )
    }
    /// Returns the committed superlayer; nil for the root and for a layer that was not committed.
    package func superlayer(of id: LayerID) -> LayerID? {
        guard let slot = slots[id], parents[slot] >= 0 else { return nil }
        return ids[parents[slot]]
    }
}
