import LegatoMotion
import LegatoRenderTree

/// An animation that ended on its layer and goes on in copies that a replicator runs later.
struct LingeringAnimation {
    let animation: AttachedAnimation
    weak var layer: CALayer?
    /// When it ended, in the layer's time.
    let end: Double
    /// The display's time at which that was noticed.
    let since: Double
}

extension LayerHost {
    /// Takes out of the tree what ended on its layer and is through in all copies, or would begin
    /// again.
    ///
    /// What ended is over: on a clock that is set back before the end, it would show once more on a
    /// layer that has no such animation, and for ever if the clock stands still there.
    func dropLingering(at time: Double) {
        guard !lingering.isEmpty else { return }
        lingering.removeAll { ended in
            guard let layer = ended.layer, layer.host === self else { return true }
            // A commit may come before the time of the tick that noticed the end.
            let reading = reading(of: layer, at: max(time, ended.since))
            guard
                FrameMoment.hasCome(ended.end, by: reading.last)
                    || !FrameMoment.hasCome(ended.end, by: reading.own)
            else { return false }
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
