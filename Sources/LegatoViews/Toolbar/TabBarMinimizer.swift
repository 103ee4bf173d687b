import Foundation
import LegatoGraphics
import LegatoMotion

/// When the bar of a tab view becomes smaller.
public nonisolated struct TabBarMinimizeBehavior: Hashable, Sendable {
    enum MinimizeCause { case never, down, up }

    let cause: MinimizeCause

    /// Never.
    public static let automatic = TabBarMinimizeBehavior(cause: .never)
    /// When the content scrolls down; it grows again when the content scrolls up.
    public static let onScrollDown = TabBarMinimizeBehavior(cause: .down)
    /// When the content scrolls up; it grows again when the content scrolls down.
    public static let onScrollUp = TabBarMinimizeBehavior(cause: .up)
    /// Never.
    public static let never = TabBarMinimizeBehavior(cause: .never)
}

nonisolated extension View {
    /// Sets when the bars of tab views inside become smaller.
    ///
    /// A small bar shows only the selected tab, at its leading end, and the accessory of
    /// `tabViewBottomAccessory(content:)` beside it. It grows again when it is tapped or when another
    /// tab is selected. Only scrolling by the user counts, by at least 10 points in one direction.
    ///
    /// ```swift
    /// TabView {
    ///     Tab("Songs", systemImage: "music.note") { SongList() }
    ///     Tab("Search", systemImage: "magnifyingglass") { SearchView() }
    /// }
    /// .tabBarMinimizeBehavior(.onScrollDown)
    /// ```
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        EnvironmentView(content: self, value: behavior) { $0.tabLook.minimizeBehavior = $1 }
    }
}

/// Whether the bar of a tab view is small.
final class TabBarMinimizer {
    /// The distance in one direction that changes the bar, in points.
    private static let distance: CGFloat = 10

    /// When the bar becomes small.
    var behavior = TabBarMinimizeBehavior.automatic
    /// The page that contains the tab view; nil for none.
    weak var page: PageHandle?
    private let state = StateLocation(false)
    /// The state to which the bar changes.
    private var goal = false
    /// The distance scrolled in the current direction.
    private var travel: CGFloat = 0

    /// Whether the bar is small.
    var isMinimized: Bool { state.get() }

    /// Reports that the user has scrolled content of a page down by a distance, negative for up.
    ///
    /// Sheets and covers of the tab view do not count.
    func scroll(by delta: CGFloat, on inner: PageHandle?, in graph: ViewGraph) {
        guard behavior.cause != .never, delta != 0 else { return }
        let pages = inner?.lineage.prefix { $0 !== page }
        guard pages?.contains(where: \.coversWindow) != true else { return }
        travel = (travel < 0) == (delta < 0) ? travel + delta : delta
        guard abs(travel) >= Self.distance else { return }
        change((travel > 0) == (behavior.cause == .down), in: graph)
    }

    /// Makes the bar large.
    func expand(in graph: ViewGraph) {
        travel = 0
        change(false, in: graph)
    }

    private func change(_ isMinimized: Bool, in graph: ViewGraph) {
        guard goal != isMinimized else { return }
        goal = isMinimized
        graph.act { [self] in
            withAnimation(.smooth(duration: 0.35)) { state.set(goal) }
        }
    }
}
