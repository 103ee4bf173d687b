import LegatoMotion

/// A running transition of a layer.
struct Transition {
    var frozen: FrozenTransition
    /// The layer with the old picture, a copy with its own slots; nil for an empty picture.
    var picture: LayerID?
}

/// The ids of the layers of old pictures, which count down from the largest, while other ids count
/// up.
struct PictureSlots {
    private var last = LayerID.max
    /// The number of ids in use.
    private(set) var count = 0

    /// An unused id.
    mutating func take() -> LayerID {
        last -= 1
        count += 1
        return last
    }

    /// Releases an id.
    mutating func giveBack() { count -= 1 }
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
