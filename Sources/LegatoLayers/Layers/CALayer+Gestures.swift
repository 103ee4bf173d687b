extension CALayer {
    /// Adds a gesture that responds to the pointer or the wheel on this layer and its sublayers.
    ///
    /// Hit testing uses the presentation. Among the gestures of a layer and its ancestors, one gets
    /// the pointer and keeps it until the release: the first to become active, as a drag does once
    /// it has moved far enough. Gestures that are recognised at the release are ordered from the
    /// innermost layer outwards, then in the order in which they were added; a single tap added
    /// after a double tap waits until the double tap has failed.
    ///
    /// ```swift
    /// card.addGesture(TapGesture(count: 2).onEnded { card.transform = CATransform3DIdentity })
    /// ```
    public func addGesture(_ gesture: some LayerGesture) { attach(gesture, .normal) }

    /// Adds a gesture that precedes those of the sublayers and the other gestures of this layer.
    public func addHighPriorityGesture(_ gesture: some LayerGesture) { attach(gesture, .high) }

    /// Adds a gesture that is recognised independently: it neither takes the pointer nor loses it.
    public func addSimultaneousGesture(_ gesture: some LayerGesture) {
        attach(gesture, .simultaneous)
    }

    private func attach(_ gesture: some LayerGesture, _ rank: AttachedGesture.Rank) {
        willChange("gestures")
        gestures.append(AttachedGesture(recognizer: gesture.makeRecognizer(), rank: rank))
    }

    /// Removes all gestures of this layer; those in progress are cancelled.
    public func removeAllGestures() {
        willChange("gestures")
        guard !gestures.isEmpty else { return }
        gestures = []
        host?.gestures.cancelStrays()
    }
}
