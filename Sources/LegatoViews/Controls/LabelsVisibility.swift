public import LegatoMotion

nonisolated extension EnvironmentValues {
    /// Whether controls show their labels, as set by `labelsVisibility(_:)`; automatic by default.
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Whether the labels of controls are hidden.
    var labelsAreHidden: Bool { labelsVisibility == .hidden }
}

private nonisolated enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

nonisolated extension View {
    /// Hides the labels of controls in the view.
    ///
    /// Assistive technologies still read them.
    public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Shows or hides the labels of controls in the view.
    ///
    /// Assistive technologies read hidden labels, too. A setting inside the view takes precedence, so
    /// that `visible` and `automatic` show labels that a view around it hides. With `visible`, a menu
    /// picker shows its label outside of lists as well.
    ///
    /// ```swift
    /// Toggle("Wi-Fi", isOn: $isOn)
    ///     .labelsVisibility(.hidden)
    /// ```
    ///
    /// - Parameter visibility: Whether labels are shown; with `automatic` each control decides.
    /// - Returns: The view with visible or hidden labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
