import LegatoRenderTree

extension LayerHost {
    /// Releases the layers when the display has been closed; closing again has no effect.
    ///
    /// The layers leave as if they were removed from the tree: animations end unfinished, gestures
    /// are cancelled, and display links stop. Delegates and completion blocks are called soon, from
    /// another display's tick or from the main queue.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        isInspected = false
        Self.all.removeAll { $0.host == nil || $0 === ownLink }
        Self.waiting.removeAll { $0 === self }
        rootLayer.attach(to: nil)
        layerLeft(rootLayer)
        takeOutLeavers()
        takeOutDropped(&removals)
        run { gestures.cancelStrays() }
        (layouts, changed, removals, ended) = ([], [], [], [])
        (running, lingering, animating, redrawing, links) = ([], [], [], [], [])
        samplers = FrameSamplers()
        let due = callbacks
        callbacks = []
        if !due.isEmpty { Self.later { for callback in due { callback() } } }
    }
}
