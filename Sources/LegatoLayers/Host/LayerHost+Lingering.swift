import LegatoMotion
import LegatoRenderTree

extension LayerHost {
    /// Removes from the render tree the animations that ended on their layer and in all copies, or
    /// that would restart.
    ///
    /// On a clock that is set back before the end, an ended animation would be shown again on a
    /// layer that no longer has it, and forever if the clock stops there.
    func dropLingering(at time: Double) {
        guard !lingering.isEmpty else { return }
        var remaining: [LingeringAnimation] = []
        for ended in lingering where ended.layer.host === self {
            // A commit may precede the time of the tick that noticed the end.
            let reading = reading(of: ended.layer, at: max(time, ended.since))
            if FrameMoment.hasCome(ended.end, by: reading.last)
                || !FrameMoment.hasCome(ended.end, by: reading.own)
            {
                animationRanOut(ended.animation, on: ended.layer)
            } else {
                remaining.append(ended)
            }
        }
        lingering = remaining
    }
}

extension CALayer {
    /// The frozen animation without its forwards fill; nil if it has none.
    func frozenWithoutForwardsFill(_ attached: AttachedAnimation) -> [FrozenAnimation]? {
        let fillMode = attached.animation.fillMode
        guard fillMode == .forwards || fillMode == .both else { return nil }
        let copy = attached.animation.plainCopy()
        copy.fillMode = fillMode == .both ? .backwards : .removed
        return freeze(copy, id: attached.id)
    }
}
