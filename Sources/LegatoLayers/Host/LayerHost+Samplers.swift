import Foundation

extension LayerHost {
    /// Samples an object at every frame from now on; adding it again has no effect.
    package func add(_ sampler: any FrameSampler) {
        samplers.append(sampler)
        if sampler.wantsFrames || sampler.nextFrameTime != nil { onWantsTicks?() }
    }

    /// Stops sampling an object.
    package func remove(_ sampler: any FrameSampler) { samplers.remove(sampler) }

    /// The living samplers that need the frame with values for a time.
    func dueSamplers(at shown: CFTimeInterval) -> [any FrameSampler] {
        samplers.living.filter { $0.wantsFrame(at: shown) }
    }

    /// Called when a sampler begins to need frames, or needs one earlier than before.
    package func framesWanted() { onWantsTicks?() }

    /// When a tick is needed if not every tick is, in seconds of media time; nil for never.
    package var nextTickTime: CFTimeInterval? {
        samplers.living.lazy.compactMap(\.nextFrameTime).min()
    }

    /// Offers a key to the samplers.
    /// - Returns: Whether one handled it.
    func offer(_ event: KeyEvent) -> Bool {
        keyResponders.contains { $0.keyDown(event) }
    }

    /// The samplers that handle keys, in the order in which they receive them.
    private var keyResponders: [any KeyResponder] {
        let all = samplers.living.compactMap { $0 as? any KeyResponder }
        return all.filter { !$0.receivesKeysLast } + all.filter(\.receivesKeysLast)
    }

    /// Offers typed text to the samplers until one handles it.
    func offerText(_ offer: (any TextResponder) -> Bool) {
        _ = samplers.living.contains { ($0 as? any TextResponder).map(offer) ?? false }
    }

    /// Notifies the samplers of a press.
    func followPress() {
        for case let follower as any PressFollower in samplers.living { follower.pressed() }
    }

    /// Offers a released key to the samplers until one handles it.
    func offerReleased(_ event: KeyEvent) {
        _ = keyResponders.contains { $0.keyUp(event) }
    }
}
