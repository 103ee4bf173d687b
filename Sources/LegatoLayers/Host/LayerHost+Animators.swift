import LegatoMotion
import LegatoRenderTree

extension LayerHost {
    /// Calls the listeners that are due and removes settled animators.
    ///
    /// Layers without due events are skipped: ten thousand springs in flight cost one comparison
    /// each.
    func sampleAnimators(at time: CFTimeInterval, _ sampleTime: CFTimeInterval) {
        guard !animating.isEmpty else { return }
        let clocks = structureChanges + clockChanges
        let areClocksUnchanged = clocks == followedClocks
        followedClocks = clocks
        var followed = animating
        animating = []
        let due = followed.indices.filter { index in
            !areClocksUnchanged || followed[index].due <= time
                || followed[index].layer.hasNewAnimators
        }
        let readings = due.map { reading(of: followed[$0].layer, at: time) }
        var reports: [() -> Void] = []
        var isAnyThrough = false
        for (index, reading) in zip(due, readings) {
            let layer = followed[index].layer
            if layer.host === self {
                followed[index].due = sampleAnimators(of: layer, at: reading, sampleTime, &reports)
                layer.isFollowed = !layer.animators.isEmpty
            }
            followed[index].isThrough = layer.host !== self || !layer.isFollowed
            isAnyThrough = isAnyThrough || followed[index].isThrough
        }
        if isAnyThrough { followed.removeAll(where: \.isThrough) }
        // Custom animations may have started others.
        animating = animating.isEmpty ? followed : followed + animating
        for report in reports { report() }
    }

    /// Samples the animators of one layer, and returns when the next event is due.
    private func sampleAnimators(
        of layer: CALayer, at reading: ClockReading, _ sampleTime: CFTimeInterval,
        _ reports: inout [() -> Void]
    ) -> Double {
        layer.hasNewAnimators = false
        var due = Double.infinity
        for property in layer.animatedProperties {
            guard var animator = layer.animators[property] else { continue }
            reports += animator.takeFinished(at: reading.own)
            if animator.rest(at: reading.last) {
                layer.animators[property] = nil
                if animator.frozen.tracksVelocity { layer.trackers[property] = animator }
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
        // Slightly early, because being early is harmless and being late is not.
        return due - 1e-6
    }
}
