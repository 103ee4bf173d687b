/// What was committed of one layer, for those who compare it with the layers.
package struct CommittedLayer {
    /// The model values.
    package let state: LayerState
    /// The layer's place; nil for the root.
    package let superlayer: LayerID?
    /// What hangs in it, back to front.
    package let sublayers: [LayerID]
    /// Its mask.
    package let mask: LayerID?
    /// Its animations in the order in which they apply.
    package let animations: [AnimationID]
    /// Its running transition.
    package let transition: AnimationID?
    /// The properties that animators move.
    package let animated: Set<LayerProperty>
}

extension RenderTree {
    /// How many layers the tree holds.
    package var layerCount: Int { slots.count - pictures.count }
    /// How many layers of old pictures it holds besides, for transitions.
    package var pictureLayerCount: Int { pictures.count }

    /// Returns what was committed of a layer; nil for one that was not.
    package func committed(_ id: LayerID) -> CommittedLayer? {
        guard let slot = slots[id] else { return nil }
        return CommittedLayer(
            state: states[slot].pointee, superlayer: parents[slot] < 0 ? nil : ids[parents[slot]],
            sublayers: children[slot], mask: masks[slot], animations: animations[slot].map(\.id),
            transition: transitions[slot]?.frozen.id, animated: Set(animators[slot].map(\.property))
        )
    }
    /// Returns the layer in which one was committed; nil for the root and for one that was not.
    package func superlayer(of id: LayerID) -> LayerID? {
        guard let slot = slots[id], parents[slot] >= 0 else { return nil }
        return ids[parents[slot]]
    }
}
