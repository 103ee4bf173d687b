import LegatoMotion
import LegatoRenderTree

/// An animation that ended on its layer and goes on in copies that a replicator runs later.
struct LingeringAnimation {
    let animation: AttachedAnimation
    weak var layer: CALayer?
    /// When it ended, in the layer's time.
    let end: Double
}

extension LayerHost {
    /// Takes the animations out of the tree that are through in all copies.
    func dropLingering(at time: Double) {
        guard !lingering.isEmpty else { return }
        lingering.removeAll { ended in
            guard let layer = ended.layer, layer.host === self else { return true }
            guard FrameMoment.hasCome(ended.end, by: reading(of: layer, at: time).last) else {
                return false
            }
            animationRanOut(ended.animation, on: layer)
            return true
        }
    }
}

extension CALayer {
    /// What the render tree gets of an animation without what it shows after its end; nil if it
    /// shows nothing there.
    func frozenWithoutForwardsFill(_ attached: AttachedAnimation) -> [FrozenAnimation]? {
        let fillMode = attached.animation.fillMode
        guard fillMode == .forwards || fillMode == .both else { return nil }
        let copy = attached.animation.copy()
        copy.fillMode = fillMode == .both ? .backwards : .removed
        return freeze(copy, id: attached.id)
    }
}
