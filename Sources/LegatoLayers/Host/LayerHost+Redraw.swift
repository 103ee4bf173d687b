import LegatoMotion
import LegatoRenderTree

extension LayerHost {
    /// Displays the layers with animated custom keys, for a time of the display.
    ///
    /// Meanwhile `presentation()` returns the values for that time. A layer is displayed once for
    /// each local time, and a last time after its animations have ended.
    func redraw(_ layers: [CALayer], at time: CFTimeInterval) {
        let due = layers.filter {
            $0.host === self && awaitsRedraw($0, at: time)
                && $0.redrawnAt != $0.localTime(atMediaTime: time)
        }
        guard !due.isEmpty else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        presentationTime = time
        for layer in due where layer.host === self {
            layer.redrawnAt = layer.localTime(atMediaTime: time)
            layer.display()
        }
        presentationTime = nil
        CATransaction.commit()
    }

    /// Displays layers whose animations were just committed, or whose stopped clocks a commit
    /// changed.
    func redrawCommitted() {
        guard !redrawing.isEmpty else { return }
        redrawing.release { $0.redrawEnd == nil }
        let now = clock.now
        let due = redrawing.filter { $0.redrawnAt == nil || isStopped($0, at: now) }
        run { redraw(due, at: now) }
    }

    /// Draws the tiles that have come into view at a time of the display.
    func showTiles(at time: CFTimeInterval) {
        guard !tiled.isEmpty else { return }
        run {
            presentationTime = time
            for layer in tiled where (layer as? CALayer)?.host === self { layer.showTiles() }
            presentationTime = nil
        }
    }

    /// Whether the layer's next frame may differ from the last one displayed.
    func awaitsRedraw(_ layer: CALayer, at time: CFTimeInterval) -> Bool {
        guard let end = layer.redrawEnd else { return false }
        guard let redrawnAt = layer.redrawnAt, !isStopped(layer, at: time) else { return true }
        return redrawnAt < end
    }
}

extension CALayer {
    /// The keys of an animation that require `display()` for every frame, without duplicates.
    func redrawnKeys(of animation: CAAnimation) -> [String] {
        var keys: [String] = []
        for key in animation.leaves.compactMap(\.rootKey)
        where !keys.contains(key) && type(of: self).needsDisplay(forKey: key) { keys.append(key) }
        return keys
    }

    /// When the last animation of a key that requires `display()` ends; nil if there is none.
    var redrawEnd: CFTimeInterval? {
        attached.lazy.filter { !$0.redrawnKeys.isEmpty }.map(\.animation.mediaTiming.endTime).max()
    }
}
