package import Foundation

/// Changes of the display.
extension LayerHost {
    /// Resizes the root layer without animation.
    package func resize(to size: CGSize, scale: CGFloat) {
        step(.resize(size, scale: scale)) {
            self.scale = scale
            CATransaction.run {
                CATransaction.setDisableActions(true)
                rootLayer.bounds = CGRect(origin: rootLayer.bounds.origin, size: size)
            }
        }
    }

    /// Sets the display's phase and notifies its followers.
    package func setScenePhase(_ phase: ScenePhase) {
        guard phase != scenePhase else { return }
        step(.scenePhase(phase)) {
            run {
                scenePhase = phase
                for sampler in Array(samplers.living) {
                    (sampler as? any ScenePhaseFollower)?.scenePhaseChanged(to: phase)
                }
            }
        }
    }
}
