import LegatoGraphics
import LegatoMotion

/// How text editors find and replace text.
nonisolated struct FindSettings {
    /// Whether the find bar is shown; nil if nothing is bound to it.
    var isPresented: Binding<Bool>?
    var isDisabled = false
    var isReplaceDisabled = false
}

private nonisolated enum FindSettingsKey: EnvironmentKey {
    static var defaultValue: FindSettings { FindSettings() }
}

nonisolated extension EnvironmentValues {
    /// How text editors find and replace text.
    var findSettings: FindSettings {
        get { self[FindSettingsKey.self] }
        set { self[FindSettingsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Shows and hides the find bar of the text editor inside, in which people find and replace
    /// text.
    ///
    /// Without the modifier, Control-F in an editor shows the bar. F3 and Control-G select the next
    /// match, the previous one with Shift, and Escape hides the bar. If the view has several
    /// editors, each one shows its bar.
    ///
    /// ```swift
    /// TextEditor(text: $text)
    ///     .findNavigator(isPresented: $isFinding)
    ///     .toolbar {
    ///         Button("Find", systemImage: "magnifyingglass") { isFinding.toggle() }
    ///     }
    /// ```
    ///
    /// - Parameter isPresented: Whether the bar is shown.
    /// - Returns: The view.
    public func findNavigator(isPresented: Binding<Bool>) -> some View {
        transformEnvironment(\.findSettings) { $0.isPresented = isPresented }
    }

    /// Sets whether the text editors inside have no find bar.
    ///
    /// An inner view cannot enable what an outer one disables.
    ///
    /// - Parameter isDisabled: Whether finding is disabled; true by default.
    /// - Returns: The view.
    public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findSettings) { $0.isDisabled = $0.isDisabled || isDisabled }
    }

    /// Sets whether the find bars of the text editors inside do not replace text.
    ///
    /// An inner view cannot enable what an outer one disables.
    ///
    /// - Parameter isDisabled: Whether replacing is disabled; true by default.
    /// - Returns: The view.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findSettings) {
            $0.isReplaceDisabled = $0.isReplaceDisabled || isDisabled
        }
    }
}
