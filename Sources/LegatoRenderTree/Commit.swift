/// The changes of a transaction: plain values, applied in order.
package struct Commit: Sendable {
    /// One change.
    package enum Change: Sendable {
        /// Inserts a layer with its values; its sublayers follow in a separate change.
        case insert(LayerID, SharedState)
        /// Records that a layer's class decides where the layer is hit, inside or outside its
        /// bounds.
        case hitAnywhere(LayerID)
        /// Replaces a layer's values.
        case update(LayerID, SharedState)
        /// Replaces a layer's sublayers, ordered back to front.
        case sublayers(LayerID, [LayerID])
        /// Replaces a layer's mask, whose parent time is the layer's; nil removes it.
        case mask(LayerID, LayerID?)
        /// Changes what an emitter emits, from a root time on.
        ///
        /// It precedes the changes themselves: particles born earlier keep the values that they
        /// were born with. A nil time, used when the layer's time jumps, discards all earlier
        /// particles.
        case births(LayerID, at: Double?)
        /// Removes a layer and its animations.
        case remove(LayerID)
        /// Replaces the root of the tree; nil removes it.
        case root(LayerID?)
        /// Adds one or more animations to a layer.
        case addAnimations(LayerID, [FrozenAnimation])
        /// Adds a transition from a layer's old appearance to its new one.
        ///
        /// With a root time, the layer's appearance at that time is kept as the old picture; the
        /// change then precedes the changes that make the new appearance. Without a time, the old
        /// picture is empty.
        indirect case addTransition(LayerID, FrozenTransition, pictureAt: Double?)
        /// Removes an animation or a transition.
        case removeAnimation(LayerID, AnimationID)
        /// Replaces the animator of a property; nil removes it.
        indirect case animator(LayerID, LayerProperty, (any FrozenAnimator)?)
    }

    /// The changes, in order.
    package var changes: [Change]

    /// Creates a commit with changes; none by default.
    package init(changes: [Change] = []) {
        self.changes = changes
    }

    /// Whether the commit has no changes.
    package var isEmpty: Bool { changes.isEmpty }
}
