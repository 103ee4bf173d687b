import LegatoGraphics
import LegatoMotion

/// The appearance of a navigation split view.
@preconcurrency @MainActor public protocol NavigationSplitViewStyle {}

/// Shows the leading columns beside the detail.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// Shows the leading columns beside the detail, which becomes narrower.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// Shows the leading columns above the detail, which keeps its width.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style: shows the leading columns beside the detail.
    public static var automatic: AutomaticNavigationSplitViewStyle {
        AutomaticNavigationSplitViewStyle()
    }
}

nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Shows the leading columns beside the detail, which becomes narrower.
    public static var balanced: BalancedNavigationSplitViewStyle {
        BalancedNavigationSplitViewStyle()
    }
}

nonisolated extension NavigationSplitViewStyle
where Self == ProminentDetailNavigationSplitViewStyle {
    /// Shows the leading columns above the detail, which keeps its width.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

nonisolated extension EnvironmentValues {
    /// Whether the leading columns of navigation split views cover the detail.
    var columnsCoverDetail: Bool {
        get { self[ColumnsCoverDetailKey.self] }
        set { self[ColumnsCoverDetailKey.self] = newValue }
    }
}

private nonisolated enum ColumnsCoverDetailKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension View {
    /// Sets the style of navigation split views in the view.
    ///
    /// With `prominentDetail` a tap beside the leading columns hides them. Without a binding to the
    /// visible columns nothing could show them again, and the style has no effect.
    ///
    /// ```swift
    /// NavigationSplitView(columnVisibility: $columns) {
    ///     FolderList()
    /// } detail: {
    ///     Photo()
    /// }
    /// .navigationSplitViewStyle(.prominentDetail)
    /// ```
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.columnsCoverDetail, style is ProminentDetailNavigationSplitViewStyle)
    }
}
