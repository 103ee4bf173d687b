public import Foundation
import LegatoGraphics
import LegatoMotion

/// A grid of columns that grows vertically.
///
/// All its views exist from the start.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 12) {
///         ForEach(0..<40) { _ in RoundedRectangle(cornerRadius: 8).frame(height: 80) }
///     }
/// }
/// ```
public struct LazyVGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns; a grid without columns shows nothing.
    ///   - alignment: The alignment of the columns in wider space.
    ///   - spacing: The distance between rows, in points; nil, the default, for 8 points.
    ///   - pinnedViews: The views of sections that stay at the edge of the scroll view.
    ///   - content: The views, row by row. The header and footer of a `Section` take whole rows.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let check = NumberCheck(Self.self, "init(columns:alignment:spacing:...)")
        layout = LazyGridLayout(
            axis: .vertical, items: columns.map { $0.checked(by: check) },
            alignment: alignment.key, spacing: check.number(spacing)
        )
        (pinned, self.content) = (pinnedViews, content())
    }

    /// The views in their layout.
    public var body: some View {
        LayoutView(layout: layout, content: content).environment(\.pinnedViews, pinned)
    }
}

/// A grid of rows that grows horizontally.
///
/// All its views exist from the start.
public struct LazyHGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a grid; see `LazyVGrid` for the parameters.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let check = NumberCheck(Self.self, "init(rows:alignment:spacing:...)")
        layout = LazyGridLayout(
            axis: .horizontal, items: rows.map { $0.checked(by: check) },
            alignment: alignment.key, spacing: check.number(spacing)
        )
        (pinned, self.content) = (pinnedViews, content())
    }

    /// The views in their layout.
    public var body: some View {
        LayoutView(layout: layout, content: content).environment(\.pinnedViews, pinned)
    }
}

/// A vertical stack that takes the offered width and the ideal heights of its views.
///
/// All its views exist from the start.
public struct LazyVStack<Content: View>: View {
    private let layout: LazyStackLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The distance between the views, in points; nil, the default, for 8 points.
    ///   - pinnedViews: The views of sections that stay at the edge of the scroll view.
    ///   - content: The views, from top to bottom.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let check = NumberCheck(Self.self, "init(alignment:spacing:...)")
        layout = LazyStackLayout(
            axis: .vertical, alignment: alignment.key, spacing: check.number(spacing)
        )
        (pinned, self.content) = (pinnedViews, content())
    }

    /// The views in their layout.
    public var body: some View {
        LayoutView(layout: layout, content: content).environment(\.pinnedViews, pinned)
    }
}

/// A horizontal stack that takes the offered height and the ideal widths of its views.
///
/// All its views exist from the start.
public struct LazyHStack<Content: View>: View {
    private let layout: LazyStackLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a stack; see `LazyVStack` for the parameters.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let check = NumberCheck(Self.self, "init(alignment:spacing:...)")
        layout = LazyStackLayout(
            axis: .horizontal, alignment: alignment.key, spacing: check.number(spacing)
        )
        (pinned, self.content) = (pinnedViews, content())
    }

    /// The views in their layout.
    public var body: some View {
        LayoutView(layout: layout, content: content).environment(\.pinnedViews, pinned)
    }
}

extension EnvironmentValues {
    /// The views of sections that stay in place.
    var pinnedViews: PinnedScrollableViews {
        get { self[PinnedViewsKey.self] }
        set { self[PinnedViewsKey.self] = newValue }
    }
}

private enum PinnedViewsKey: EnvironmentKey {
    static var defaultValue: PinnedScrollableViews { [] }
}
