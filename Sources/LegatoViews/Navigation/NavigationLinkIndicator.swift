import LegatoGraphics
public import LegatoMotion

private nonisolated enum NavigationLinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

nonisolated extension EnvironmentValues {
    /// Whether links in rows of lists have an arrow; automatic by default, which shows it.
    public var navigationLinkIndicatorVisibility: Visibility {
        get { self[NavigationLinkIndicatorKey.self] }
        set { self[NavigationLinkIndicatorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether the navigation links inside that are in rows of lists have an arrow.
    ///
    /// - Parameter visibility: `hidden` removes the arrows.
    /// - Returns: The view.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}
