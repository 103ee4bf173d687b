import LegatoLayers

extension ViewGraph {
    /// Updates a value in every frame that it requests until it comes to rest.
    func follow(_ value: any MovingValue) {
        moving.insert(value)
        onWantsFrames()
    }

    /// Stops updating a value in frames.
    func forget(_ value: any MovingValue) { moving.remove(value) }

    /// Whether a value changes from frame to frame.
    var wantsFrames: Bool { moving.wantsFrames }

    /// The next time at which a value needs a single frame; nil for never.
    var nextMove: CFTimeInterval? { moving.nextMove }
}
