import LegatoMotion

/// A running transition of a layer.
struct Transition {
    var frozen: FrozenTransition
    /// The layer with the old picture, a copy with its own slots; nil for an empty picture.
    var picture: LayerID?
}

/// The two sides of a transition in the drawing order.
struct TransitionSides {
    /// The slot of the layer with the transition.
    var slot: Int
    /// The entries of the old picture and of the layer; `old` is -1 if there is no old picture.
    var old: Int
    var new: Int
    /// The first entry of both sides, and one past the last entry.
    var first: Int
    var end: Int
}
