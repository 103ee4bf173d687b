import LegatoMotion
import LegatoRenderTree

/// Gathering the changes of layers until the next commit.
extension LayerHost {
    /// Adds the host to the next commit.
    func enlist() {
        guard !isWaiting && !isClosed else { return }
        isWaiting = true
        Self.waiting.append(self)
    }

    func layerChanged(_ layer: CALayer) {
        if changed.isEmpty { onWantsTicks?() }
        enlist()
        CATransaction.layerChanged()
        changed.append(layer)
    }

    func layoutNeeded(_ layer: CALayer) {
        if layouts.isEmpty { onWantsTicks?() }
        enlist()
        layouts.append(layer)
    }

    func layerLeft(_ layer: CALayer) {
        left.append(layer)
        // A closed host has nothing to commit.
        guard !isClosed else { return }
        enlist()
        CATransaction.layerChanged()
    }

    func animationRemoved(_ animation: AttachedAnimation, from layer: CALayer) {
        CATransaction.layerChanged()
        dropped.append((layer, animation))
        if changed.isEmpty { layerChanged(layer) }
    }

    /// Removes a finished animation from the render tree with the next commit.
    ///
    /// In copies of the layer that run later, it continues until their end.
    func animationEnded(_ animation: AttachedAnimation, on layer: CALayer, at time: Double) {
        guard animation.isSent else { return }
        enlist()
        let end = animation.animation.mediaTiming.endTime
        guard !FrameMoment.hasCome(end, by: reading(of: layer, at: time).last) else {
            return animationRanOut(animation, on: layer)
        }
        lingering.append(
            LingeringAnimation(layer: layer, animation: animation, end: end, since: time)
        )
        if let remaining = layer.frozenWithoutForwardsFill(animation) {
            ended.append(.removeAnimation(layer.id, animation.id))
            if !remaining.isEmpty { ended.append(.addAnimations(layer.id, remaining)) }
        }
    }

    /// Removes an animation from the render tree with the next commit, or the current one.
    func animationRanOut(_ animation: AttachedAnimation, on layer: CALayer) {
        enlist()
        ended.append(.removeAnimation(layer.id, animation.id))
    }

    /// Removes a settled animator from the render tree with the next commit.
    func animatorEnded(_ property: LayerProperty, on layer: CALayer) {
        enlist()
        ended.append(.animator(layer.id, property, nil))
    }

    /// Records an animation on a layer outside any display; the next commit drops it.
    static func strayAnimation(on layer: CALayer) {
        CATransaction.layerChanged()
        strays.append(layer)
    }
}
