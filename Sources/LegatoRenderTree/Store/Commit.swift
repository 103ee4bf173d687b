/// Identifies a layer within a process.
package typealias LayerID = UInt64

/// What a transaction changed: plain values, applied in order.
package struct Commit: Sendable {
    /// One change.
    package enum Change: Sendable {
        /// A layer joins, with its values; its sublayers follow in a change of their own.
        case insert(LayerID, SharedState)
        /// A layer's values change.
        case update(LayerID, SharedState)
        /// A layer's sublayers are now these, back to front.
        case sublayers(LayerID, [LayerID])
        /// A layer's mask is now this one, whose clock runs within the layer's; nil for none.
        case mask(LayerID, LayerID?)
        /// What an emitter gives birth to changes from a time of the root on.
        ///
        /// It comes before the changes: particles born before keep what they were born with.
        /// Without a time nothing of before is kept, because the layer's clock jumps.
        case births(LayerID, at: Double?)
        /// A layer leaves, with its animations.
        case remove(LayerID)
        /// The tree's root is now this layer.
        case root(LayerID?)
        /// Animations of a layer begin, at least one.
        case addAnimations(LayerID, [FrozenAnimation])
        /// A layer begins to pass from what it showed to what it shows.
        ///
        /// With a time of the root, what the tree shows then of the layer is kept as the old
        /// picture: such a change comes before the changes that make the new one. Without, the
        /// layer showed nothing before.
        indirect case addTransition(LayerID, FrozenTransition, pictureAt: Double?)
        /// An animation or a transition ends.
        case removeAnimation(LayerID, AnimationID)
        /// The animator of a property is now this one; nil for none.
        indirect case animator(LayerID, LayerProperty, FrozenAnimator?)
    }

    /// The changes in order.
    package var changes: [Change]

    /// Creates a commit; empty by default.
    package init(changes: [Change] = []) {
        self.changes = changes
    }

    /// Whether nothing changed.
    package var isEmpty: Bool { changes.isEmpty }
}
