import LegatoMotion
import LegatoRenderTree

extension LayerHost {
    /// Whether something on the main actor needs ticks.
    package var wantsTicks: Bool {
        if wantsEveryTick || links.contains(where: { $0.isActive }) { return true }
        let now = clock.now
        return running.contains { !isStopped($0.layer, at: now) }
    }

    /// The number of refreshes from one needed tick to the next; above 1 if only links and
    /// animations with lower rates need ticks.
    package func tickDivisor(period: CFTimeInterval) -> Int {
        guard !wantsEveryTick, period > 0 else { return 1 }
        let now = clock.now
        let steps = links.lazy.filter(\.isActive).map { $0.step(period: period) }
        let others = running.lazy.filter { !self.isStopped($0.layer, at: now) }
            .map { $0.animation.animation.preferredFrameRateRange.divisor(refreshRate: 1 / period) }
        return max(1, FrameRates.common([FrameRates.common(steps), FrameRates.common(others)]))
    }

    /// Whether something without a preferred rate needs ticks.
    private var wantsEveryTick: Bool {
        if !callbacks.isEmpty || promised > 0 || gestures.deadline != nil
            || samplers.living.contains(where: \.wantsFrames)
            || tiled.contains(where: \.isInMotion)
        {
            return true
        }
        let now = clock.now
        return animating.contains { !isStopped($0.layer, at: now) }
            || lingering.contains { !isStopped($0.layer, at: now) }
            || redrawing.contains { !isStopped($0, at: now) && awaitsRedraw($0, at: now) }
    }

    /// Whether the clock of a layer or of an ancestor has stopped.
    func isStopped(_ layer: CALayer, at time: CFTimeInterval) -> Bool {
        reading(of: layer, at: time).isStopped
    }

    /// Performs the work of a refresh: commit, callbacks, deadlines of gestures, display links,
    /// starts and ends of animations, commit.
    ///
    /// Custom animations are evaluated for `sampleTime`.
    package func tick(_ tick: DisplayTick, sampleTime: CFTimeInterval) {
        Self.eventNumber += 1
        step(.tick(tick, frameTime: sampleTime)) { run { refresh(tick, sampleTime) } }
    }

    private func refresh(_ tick: DisplayTick, _ sampleTime: CFTimeInterval) {
        CATransaction.flush()
        runCallbacks()
        gestures.catchUp(with: tick.timestamp)
        // A link added in a callback starts with the next tick; a removed one is not called.
        for link in links where links.contains(where: { $0 === link }) { link.tick(tick) }
        CATransaction.flush()
        reportBegins(at: tick.timestamp)
        reportEnds(at: tick.timestamp)
        dropLingering(at: tick.timestamp)
        sampleAnimators(at: tick.timestamp, sampleTime)
        for sampler in dueSamplers(at: sampleTime) {
            sampler.sample(at: tick.timestamp, for: sampleTime)
        }
        CATransaction.flush()
        redraw(redrawing, at: sampleTime)
        showTiles(at: sampleTime)
    }

    private func runCallbacks() {
        LayerHost.runStrayCallbacks()
        let due = callbacks
        callbacks = []
        for callback in due { callback() }
    }

    /// Calls the delegates of the animations that have begun.
    func reportBegins(at time: CFTimeInterval) {
        // Animations that begin together are reported from the latest to the earliest.
        for (layer, animation) in running.reversed() where animation.phase == .committed {
            let clock = reading(of: layer, at: time)
            // Decision C9: reported when it begins, not when it is committed.
            if !clock.isStopped,
                FrameMoment.hasCome(animation.animation.beginTime, by: clock.own)
            {
                animation.start()
            }
        }
        // Animations that never end have nothing more to report.
        for (_, animation) in running
        where animation.phase == .started && animation.animation.mediaTiming.endTime == .infinity {
            animation.isAwaited = false
        }
        running.release { !$0.animation.isAwaited }
    }

    private func reportEnds(at time: CFTimeInterval) {
        var ended: [(layer: CALayer, animation: AttachedAnimation)] = []
        for (layer, animation) in running.reversed() {
            let clock = reading(of: layer, at: time)
            if !clock.isStopped,
                FrameMoment.hasCome(animation.animation.mediaTiming.endTime, by: clock.own)
            {
                ended.append((layer, animation))
            }
        }
        guard !ended.isEmpty else { return }
        for (_, animation) in ended { animation.isAwaited = false }
        running.release { !$0.animation.isAwaited }
        for (_, animation) in ended { animation.start() }
        let removed = ended.filter { $0.animation.animation.isRemovedOnCompletion }
        // In one batch: removing them one by one would search all animations of the layer each
        // time.
        var gone: [LayerID: Set<AnimationID>] = [:]
        for (layer, animation) in removed { gone[layer.id, default: []].insert(animation.id) }
        for (layer, animation) in removed {
            if let ids = gone.removeValue(forKey: layer.id) {
                _ = layer.attached.removeAll { ids.contains($0.id) }
            }
            if !animation.redrawnKeys.isEmpty { layer.setNeedsDisplay() }
            animationEnded(animation, on: layer, at: time)
        }
        for (_, animation) in ended { animation.stop(finished: true) }
    }
}
