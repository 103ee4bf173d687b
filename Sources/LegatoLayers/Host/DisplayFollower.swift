/// An object that is notified of changes of its display.
package protocol DisplayFollower: AnyObject {
    /// Called when the display's phase has changed.
    func scenePhaseChanged(to phase: ScenePhase)
    /// Called when the pixels per point of the display have changed.
    func scaleChanged()
    /// Called when the system's settings have changed.
    func settingsChanged(to settings: SystemSettings)
    /// Called when the display starts or stops recording causes for `LayerHost.inspection()`.
    func inspectionChanged(to isInspected: Bool)
}
