nonisolated extension View {
    /// Hides the status bar, which windows do not have.
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        if !hidden {
            ViewWarning.print(
                WarningSubject(text: "statusBarHidden(false)"),
                "has no effect: windows have no status bar. Nothing needs to be changed."
            )
        }
        return self
    }

    /// Hides the status bar, which windows do not have.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Hides overlays that the system draws over the view; windows have none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        if visibility == .visible {
            ViewWarning.print(
                WarningSubject(text: "persistentSystemOverlays(.visible)"),
                "has no effect: nothing is drawn over windows. Nothing needs to be changed."
            )
        }
        return self
    }

    /// Gives the gestures of the view precedence over system gestures; windows have none.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
