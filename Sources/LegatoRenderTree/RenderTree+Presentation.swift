package import Foundation

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

/// Single layers: their committed values, and their presentation values at any time.
extension RenderTree {
    /// The number of layers in the tree.
    package var layerCount: Int { store.slots.count - transitions.pictureLayerCount }
    /// The number of additional layers that are kept as old pictures of transitions.
    package var pictureLayerCount: Int { transitions.pictureLayerCount }

    /// Returns the committed state of a layer; nil if it was not committed.
    package func committed(_ id: LayerID) -> CommittedLayer? {
        guard let slot = store.slots[id] else { return nil }
        return CommittedLayer(
            state: store.states[slot].pointee, superlayer: store.superlayer(of: id),
            sublayers: store.children[slot], mask: store.masks[slot],
            animations: evaluator.animations[slot].map(\.id),
            transition: transitions[slot]?.frozen.id,
            animated: Set(evaluator.animators[slot].map(\.property))
        )
    }

    /// Returns the committed superlayer; nil for the root and for a layer that was not committed.
    package func superlayer(of id: LayerID) -> LayerID? { store.superlayer(of: id) }

    /// Returns a layer's presentation values at `time`; nil for a layer that was not committed.
    package func presentation(of id: LayerID, at time: Double) -> LayerState? {
        withPresentation(of: id, at: time) { $0.pointee }
    }

    /// Returns a layer's presentation values at a time of its own clock, even while the clock is
    /// stopped; nil for a layer that was not committed.
    package func presentation(of id: LayerID, atLocal time: Double) -> LayerState? {
        guard let slot = store.slots[id] else { return nil }
        guard evaluator.isAnimated(slot) else { return store.states[slot].pointee }
        return evaluator.withPresentation(of: slot, at: time) { $0.pointee }
    }

    /// Reads a layer's presentation values at `time`; returns nil for a layer that was not
    /// committed.
    package func withPresentation<Result>(
        of id: LayerID, at time: Double, _ body: (UnsafePointer<LayerState>) -> Result
    ) -> Result? {
        guard let slot = store.slots[id] else { return nil }
        guard evaluator.isAnimated(slot) else { return body(store.states[slot]) }
        let local = timing.localTime(of: slot, at: time)
        return evaluator.withPresentation(of: slot, at: local, body)
    }

    /// Returns the presentation value of a layer's `zPosition` at `time`; nil for a layer that was
    /// not committed.
    package func zPosition(of id: LayerID, at time: Double) -> CGFloat? {
        guard let slot = store.slots[id] else { return nil }
        guard evaluator.movesZPosition(of: slot) else {
            return store.states[slot].pointee.zPosition
        }
        return withPresentation(of: id, at: time) { $0.pointee.zPosition }
    }

    /// Returns the velocity of a property's animator at `time`, per second of the layer's time.
    ///
    /// Zero if no animator runs; for transforms, the velocity of `TransformComponents.lanes`.
    package func velocity(
        of id: LayerID, _ property: LayerProperty, at time: Double
    ) -> SIMD16<Double> {
        guard let slot = store.slots[id],
            let animator = evaluator.animators[slot].first(where: { $0.property == property })?
                .animator
        else { return .zero }
        return animator.velocity(at: timing.localTime(of: slot, at: time))
    }

    /// Returns a layer's local time at a root time; nil for a layer that was not committed.
    package func localTime(of id: LayerID, at time: Double) -> Double? {
        store.slots[id].map { timing.localTime(of: $0, at: time) }
    }

    /// Returns a layer's presentation values in the latest display list; nil for a layer that was
    /// not committed.
    package func shownState(of id: LayerID) -> LayerState? {
        store.slots[id].map { drawOrder.latestState(ofSlot: $0) }
    }
}

/// Areas of layers with their sublayers.
extension RenderTree {
    /// Returns the committed sublayers that may be hit at a point in the plane of their superlayer,
    /// which must not have a `sublayerTransform`, with their indices, in drawing order.
    ///
    /// The result is nil for a layer that was not committed and for sublayers ordered by depth.
    package func sublayers(
        of id: LayerID, near point: CGPoint
    ) -> [(place: Int, id: LayerID)]? {
        guard let slot = store.slots[id] else { return nil }
        let sublayers = store.children[slot]
        return reach.sublayers(of: slot, near: point)?.map { ($0, sublayers[$0]) }
    }

    /// The number of areas of layers and their sublayers computed so far.
    package var areasComputed: Int { reach.computed }
}
