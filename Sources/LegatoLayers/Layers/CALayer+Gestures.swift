/// A gesture on a layer.
struct AttachedGesture {
    enum Rank {
        /// Before the gestures of the layers inside.
        case high
        /// After the gestures of the layers inside.
        case normal
        /// Beside all others.
        case simultaneous
    }

    let recognizer: any GestureRecognizer
    let rank: Rank
}

extension CALayer {
    /// Lets a gesture follow the pointer or the wheel on this layer and its sublayers.
    ///
    /// The layer is hit where it is seen. Of the gestures of one layer and those around it one alone
    /// gets the pointer, and keeps it until the release: the first that takes it by itself, as a
    /// drag does when it has moved far enough. Of those that come with the release the innermost
    /// layer's goes first, then the one that was added first; a single tap that stands after a
    /// double tap waits until that one cannot come any more.
    public func addGesture(_ gesture: some LayerGesture) { attach(gesture, .normal) }

    /// Lets a gesture go before those of the sublayers, and before this layer's others.
    public func addHighPriorityGesture(_ gesture: some LayerGesture) { attach(gesture, .high) }

    /// Lets a gesture come beside the others: it takes the pointer from none and none from it.
    public func addSimultaneousGesture(_ gesture: some LayerGesture) {
        attach(gesture, .simultaneous)
    }

    private func attach(_ gesture: some LayerGesture, _ rank: AttachedGesture.Rank) {
        willChange("gestures")
        gestures.append(AttachedGesture(recognizer: gesture.makeRecognizer(), rank: rank))
    }

    /// Removes all gestures of this layer; those under way are cancelled.
    public func removeAllGestures() {
        willChange("gestures")
        guard !gestures.isEmpty else { return }
        gestures = []
        host?.gestures.cancelStrays()
    }
}
