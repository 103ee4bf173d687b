package import Foundation
import LegatoGraphics
import LegatoMotion

/// Changes of the display.
extension LayerHost {
    /// Resizes the root layer without animation.
    package func resize(to size: CGSize, scale: CGFloat) {
        step(.resize(size, scale: scale)) {
            let old = rootLayer.bounds.size
            let oldScale = self.scale
            self.scale = scale
            if size != old { run { report(.willResize(to: size)) } }
            CATransaction.run {
                CATransaction.setDisableActions(true)
                rootLayer.bounds = CGRect(origin: rootLayer.bounds.origin, size: size)
            }
            guard size != old || scale != oldScale else { return }
            run {
                if scale != oldScale { reportScale(from: oldScale) }
                if size != old { report(.size(from: old)) }
            }
        }
    }

    /// Reports another number of pixels per point to the trees of views and the owners of layers.
    private func reportScale(from old: CGFloat) {
        for follower in followers { follower.scaleChanged() }
        for owner in rootLayer.ownersInside { owner.scaleChanged(from: old) }
    }

    /// Sets the display's phase and notifies its followers.
    package func setScenePhase(_ phase: ScenePhase) {
        guard phase != scenePhase else { return }
        step(.scenePhase(phase)) {
            run {
                let old = scenePhase
                scenePhase = phase
                for follower in followers { follower.scenePhaseChanged(to: phase) }
                report(.phase(from: old))
            }
        }
    }

    /// Notifies the followers that the recording of causes has started or stopped.
    func inspectionChanged() {
        AnimationOrigin.record(isInspected)
        starts = [:]
        for follower in followers { follower.inspectionChanged(to: isInspected) }
    }

    /// Sets the system's settings and notifies their followers.
    /// - Precondition: their `problem` is nil.
    package func setSystemSettings(_ settings: SystemSettings) {
        require(settings.problem == nil, "SystemSettings: \(settings.problem ?? "")")
        guard settings != systemSettings else { return }
        step(.systemSettings(settings)) {
            run {
                let old = systemSettings
                systemSettings = settings
                for follower in followers { follower.settingsChanged(to: settings) }
                report(.settings(from: old))
            }
        }
    }

    /// The settings of the display whose code is running, or else those of the desktop.
    package static var currentSettings: SystemSettings {
        current?.systemSettings ?? HostingDefaults.settings
    }

    private var followers: [any DisplayFollower] {
        samplers.living.compactMap { $0 as? any DisplayFollower }
    }
}
