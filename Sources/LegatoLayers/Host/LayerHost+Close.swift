import LegatoRenderTree

extension LayerHost {
    /// Lets go of the layers, since nothing shows them any more; closing again does nothing.
    ///
    /// The layers leave as if their tree was taken out of the display: what was animated ends
    /// unfinished, gestures are cancelled, display links fall silent. Delegates and completion
    /// blocks hear of it soon, from another display's tick or the main queue.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        Self.all.removeAll { $0.host == nil || $0.host === self }
        Self.waiting.removeAll { $0 === self }
        rootLayer.attach(to: nil)
        layerLeft(rootLayer)
        takeOutLeavers()
        takeOutDropped(&removals)
        run { gestures.cancelStrays() }
        (layouts, changed, removals, ended) = ([], [], [], [])
        (running, animating, redrawing, links) = ([], [], [], [])
        samplers = FrameSamplers()
        let told = callbacks
        callbacks = []
        if !told.isEmpty { Self.later { for callback in told { callback() } } }
    }
}
