import LegatoLayers

extension ViewGraph {
    /// Updates a value in every frame that it requests until it comes to rest.
    func follow(_ value: any MovingValue) {
        moving.insert(value)
        onWantsFrames()
    }

    /// Stops updating a value in frames.
    func forget(_ value: any MovingValue) { moving.remove(value) }

    /// Refreshes a node at the start of the first update on a display, which brings the date.
    func awaitDate(_ node: ViewNode) {
        moving.waiting.append { [unowned self, link = node.ownLink] in
            if let node = link.node { invalidate(node) }
        }
    }

    /// Schedules the nodes for a refresh that wait for the date.
    func dateArrived() {
        let due = moving.waiting
        moving.waiting = []
        for action in due { action() }
    }

    /// Whether a value changes from frame to frame.
    var wantsFrames: Bool { moving.wantsFrames }

    /// The next time at which a value needs a single frame; nil for never.
    var nextMove: CFTimeInterval? { moving.nextMove }
}
