extension View {
    /// Hides the status bar, which windows do not have.
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        if !hidden {
            ViewWarning.print(
                WarningSubject("statusBarHidden(false)", in: nil),
                "has no effect: windows have no status bar. Nothing needs to be changed."
            )
        }
        return self
    }

    /// Hides the status bar, which windows do not have.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
