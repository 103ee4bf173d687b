package import LegatoLayers
import LegatoMotion

/// A scene phase that an app and its scenes read; views that read it follow its changes.
package final class SharedScenePhase {
    private let location = StateLocation(ScenePhase.active)

    /// Creates an active phase.
    package init() {}

    /// The phase.
    package var value: ScenePhase { location.get() }

    /// Sets the phase.
    package func set(_ phase: ScenePhase) { if phase != location.get() { location.set(phase) } }
}
