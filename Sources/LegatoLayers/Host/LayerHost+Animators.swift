import LegatoMotion
import LegatoRenderTree

/// A layer whose animators a display looks after.
struct FollowedLayer {
    let layer: CALayer
    /// The display's time at which something is due, as long as no clock changes.
    fileprivate var due = -Double.infinity
    fileprivate var isThrough = false

    init(layer: CALayer) { self.layer = layer }
}

extension LayerHost {
    /// Tells those who wait for animators, and drops animators that are through.
    ///
    /// Layers of which nothing is due are passed over: ten thousand springs on their way cost no
    /// more than a look at each.
    func sampleAnimators(at time: CFTimeInterval, _ sampleTime: CFTimeInterval) {
        guard !animating.isEmpty else { return }
        let clocks = structureChanges + clockChanges
        let areClocksKnown = clocks == followedClocks
        followedClocks = clocks
        var followed = animating
        animating = []
        let due = followed.indices.filter { index in
            !areClocksKnown || followed[index].due <= time
                || followed[index].layer.hasNewAnimators
        }
        let readings = due.map { reading(of: followed[$0].layer, at: time) }
        var told: [() -> Void] = []
        var isAnyThrough = false
        for (index, reading) in zip(due, readings) {
            let layer = followed[index].layer
            if layer.host === self {
                followed[index].due = sampleAnimators(of: layer, at: reading, sampleTime, &told)
                layer.isFollowed = !layer.animators.isEmpty
            }
            followed[index].isThrough = layer.host !== self || !layer.isFollowed
            isAnyThrough = isAnyThrough || followed[index].isThrough
        }
        if isAnyThrough { followed.removeAll(where: \.isThrough) }
        // Animations of the program's own may have started others.
        animating = animating.isEmpty ? followed : followed + animating
        for tell in told { tell() }
    }

    /// Looks after the animators of one layer, and returns when to do so again.
    private func sampleAnimators(
        of layer: CALayer,
        at reading: ClockReading,
        _ sampleTime: CFTimeInterval,
        _ told: inout [() -> Void]
    ) -> Double {
        layer.hasNewAnimators = false
        var due = Double.infinity
        for property in layer.animatedProperties {
            guard var animator = layer.animators[property] else { continue }
            told += animator.takeFinished(at: reading.own)
            if animator.rest(at: reading.last) {
                layer.animators[property] = nil
                if animator.tracksVelocity { layer.trackers[property] = animator }
                animatorEnded(property, on: layer)
                continue
            }
            if animator.frozen.isFrozen {
                let wait = animator.nextFinish - reading.own
                due = min(due, reading.time(in: min(animator.frozen.endTime - reading.last, wait)))
            } else {
                animator.sample(at: layer.localTime(atMediaTime: sampleTime))
                layerChanged(layer)
                due = -.infinity
            }
            layer.animators[property] = animator
        }
        // A little early does no harm, late would.
        return due - 1e-6
    }
}
