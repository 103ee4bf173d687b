import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that shows a root page and pushes further pages over it: the older form of
/// `NavigationStack`.
///
/// In a wide window, a view with several roots shows them side by side, as `NavigationSplitView`
/// does, unless its style is `stack`.
public nonisolated struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.navigationColumns) private var hasColumns
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Creates a view with a root.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The pages.
    public var body: some View {
        let roots = (content as? any ViewTuple)?.erasedViews ?? [AnyView(content)]
        if hasColumns && sizeClass != .compact, roots.count > 1 {
            SplitContainer(.horizontal) {
                ForEach(roots.indices, id: \.self) { index in
                    SplitColumn(index, line: index < roots.count - 1 ? .trailing : nil) {
                        NavigationStack { roots[index] }
                    }
                }
            }
        } else {
            NavigationStack { roots[0] }
        }
    }
}

/// The appearance of navigation views.
@preconcurrency @MainActor public protocol NavigationViewStyle {}

/// Shows the first root only.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Shows several roots side by side in a wide window.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
    init() {}
}

/// Shows several roots side by side in a wide window.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Shows several roots side by side in a wide window.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Shows the first root only.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Shows several roots side by side in a wide window.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style: shows several roots side by side in a wide window.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension EnvironmentValues {
    /// Whether navigation views show several roots side by side in a wide window.
    fileprivate var navigationColumns: Bool {
        get { self[NavigationColumnsKey.self] }
        set { self[NavigationColumnsKey.self] = newValue }
    }
}

private nonisolated enum NavigationColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

nonisolated extension View {
    /// Sets the style of navigation views in the view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationColumns, !(style is StackNavigationViewStyle))
    }
}
