import LegatoGraphics
import LegatoMotion

/// How a search field takes part in the bars of its page.
public nonisolated struct SearchToolbarBehavior: Hashable, Sendable {
    private let isMinimized: Bool

    /// The field is always shown.
    public static let automatic = SearchToolbarBehavior(isMinimized: false)
    /// A button in the toolbar takes the place of the field until the search begins.
    public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

private nonisolated enum SearchToolbarBehaviorKey: EnvironmentKey {
    static var defaultValue: SearchToolbarBehavior { .automatic }
}

nonisolated extension EnvironmentValues {
    /// How search fields take part in the bars of their pages.
    var searchToolbarBehavior: SearchToolbarBehavior {
        get { self[SearchToolbarBehaviorKey.self] }
        set { self[SearchToolbarBehaviorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how the search fields in the view take part in the bars of their pages.
    ///
    /// With `minimize`, the field is shown while the search is active or its text is not empty. A
    /// click on the button begins the search: the field appears and has the focus.
    ///
    /// ```swift
    /// List(results, id: \.self) { Text($0) }
    ///     .searchable(text: $query)
    ///     .searchToolbarBehavior(.minimize)
    /// ```
    ///
    /// - Parameter behavior: The behaviour; it has no effect outside of pages with a navigation bar.
    /// - Returns: The view.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        environment(\.searchToolbarBehavior, behavior)
    }
}
