import LegatoGraphics
public import LegatoMotion

/// Where a tab view shows its tabs.
public nonisolated struct TabBarPlacement: Hashable, Sendable {
    private enum BarPlace { case bottomBar, topBar, sidebar, pageBar, ornament }

    private let kind: BarPlace

    /// In a bar at the bottom, as all tab views with a bar.
    public static let bottomBar = TabBarPlacement(kind: .bottomBar)
    /// In a bar at the top, on Apple's tablets.
    public static let topBar = TabBarPlacement(kind: .topBar)
    /// In a side bar, on Apple's tablets and desktops.
    public static let sidebar = TabBarPlacement(kind: .sidebar)
    /// In a bar of page dots.
    public static let pageBar = TabBarPlacement(kind: .pageBar)
    /// Beside the window, on Apple's glasses.
    public static let ornament = TabBarPlacement(kind: .ornament)
}

nonisolated extension EnvironmentValues {
    /// Where the innermost tab view shows its tabs; nil outside tab views.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }
}

private nonisolated enum TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
}

nonisolated extension View {
    /// Returns the view, with a warning: a tab view on Linux has a bar at the bottom, and no side bar
    /// whose header this would be.
    public func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View {
        withoutSidebar("tabViewSidebarHeader(content:)", "above the tab view")
    }

    /// Returns the view, with a warning: a tab view on Linux has a bar at the bottom, and no side bar
    /// whose footer this would be.
    public func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View {
        withoutSidebar("tabViewSidebarFooter(content:)", "below the tab view")
    }

    /// Returns the view, with a warning: a tab view on Linux has a bar at the bottom, and no side bar
    /// with a bar of its own.
    public func tabViewSidebarBottomBar<V: View>(
        @ViewBuilder content: () -> V
    ) -> some View {
        withoutSidebar("tabViewSidebarBottomBar(content:)", "below the tab view")
    }

    private func withoutSidebar(_ name: String, _ place: String) -> Self {
        ViewWarning.print(
            WarningSubject(text: name),
            "does not show its content: tab views have no side bar. Put the content \(place), "
                + "or in the side bar of a NavigationSplitView."
        )
        return self
    }
}
