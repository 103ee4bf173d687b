import LegatoMotion
import LegatoRenderTree

extension LayerHost {
    /// Displays layers that animate keys of their own, for a time of the display.
    ///
    /// The values that `presentation()` gives meanwhile are those of that time. A layer is displayed
    /// once for each reading of its clock, and last when its animations are over.
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

    /// Displays what a commit set going and what a commit moved by a clock that stands still.
    func redrawCommitted() {
        guard !redrawing.isEmpty else { return }
        redrawing.removeAll { $0.redrawEnd == nil }
        let now = clock.now
        let due = redrawing.filter { $0.redrawnAt == nil || standsStill($0, at: now) }
        run { redraw(due, at: now) }
    }

    /// Whether the next frame of a layer may look different from the last one displayed.
    func awaitsRedraw(_ layer: CALayer, at time: CFTimeInterval) -> Bool {
        guard let end = layer.redrawEnd else { return false }
        guard let redrawnAt = layer.redrawnAt, !standsStill(layer, at: time) else { return true }
        return redrawnAt < end
    }
}

extension CALayer {
    /// The keys of an animation for which the layer is displayed in every frame, each once.
    func redrawnKeys(of animation: CAAnimation) -> [String] {
        var keys: [String] = []
        for key in animation.leaves.compactMap(\.rootKey)
        where !keys.contains(key) && type(of: self).needsDisplay(forKey: key) { keys.append(key) }
        return keys
    }

    /// When the last animation ends for which the layer is displayed in every frame; nil for none.
    var redrawEnd: CFTimeInterval? {
        attached.lazy.filter { !$0.redrawnKeys.isEmpty }.map(\.animation.mediaTiming.endTime).max()
    }
}
