public import Foundation
import LegatoGraphics
import LegatoMotion

/// A grid of columns that grows vertically.
///
/// In a vertical scroll view, the views of a `ForEach` exist only near the visible part; see
/// `LazyVStack`.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 12) {
///         ForEach(0..<40) { _ in RoundedRectangle(cornerRadius: 8).frame(height: 80) }
///     }
/// }
/// ```
public nonisolated struct LazyVGrid<Content: View>: View {
    private let rule: LazyRule
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
        rule = LazyRule(
            name: "LazyVGrid", axis: .vertical,
            kind: .grid(
                items: columns.map { $0.checked(by: check) }, spacing: check.number(spacing) ?? 8,
                alignment: alignment.key
            )
        )
        (pinned, self.content) = (pinnedViews, content())
    }

    /// The views in their layout.
    public var body: some View {
        LazyView(rule: rule, content: content).environment(\.pinnedViews, pinned)
    }
}

/// A grid of rows that grows horizontally.
///
/// In a scroll view along its axis, the views of a `ForEach` exist only near the visible part; see
/// `LazyVStack`.
public nonisolated struct LazyHGrid<Content: View>: View {
    private let rule: LazyRule
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a grid; see `LazyVGrid` for the parameters.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let check = NumberCheck(Self.self, "init(rows:alignment:spacing:...)")
        rule = LazyRule(
            name: "LazyHGrid", axis: .horizontal,
            kind: .grid(
                items: rows.map { $0.checked(by: check) }, spacing: check.number(spacing) ?? 8,
                alignment: alignment.key
            )
        )
        (pinned, self.content) = (pinnedViews, content())
    }

    /// The views in their layout.
    public var body: some View {
        LazyView(rule: rule, content: content).environment(\.pinnedViews, pinned)
    }
}

/// A vertical stack that takes the proposed width and the ideal heights of its views.
///
/// In a vertical scroll view, the views of a `ForEach` exist only while they are in the visible
/// part or near it; the heights of the others are estimated by the mean of the known ones. A view
/// that leaves this region disappears and loses its state. Elsewhere all views exist from the
/// start.
///
/// ```swift
/// ScrollView {
///     LazyVStack {
///         ForEach(0..<100_000) { Text("Row \($0)") }
///     }
/// }
/// ```
public nonisolated struct LazyVStack<Content: View>: View {
    private let rule: LazyRule
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
        rule = LazyRule(
            name: "LazyVStack", axis: .vertical,
            kind: .stack(spacing: check.number(spacing) ?? 8, alignment: alignment.key)
        )
        (pinned, self.content) = (pinnedViews, content())
    }

    /// The views in their layout.
    public var body: some View {
        LazyView(rule: rule, content: content).environment(\.pinnedViews, pinned)
    }
}

/// A horizontal stack that takes the proposed height and the ideal widths of its views.
///
/// In a scroll view along its axis, the views of a `ForEach` exist only near the visible part; see
/// `LazyVStack`.
public nonisolated struct LazyHStack<Content: View>: View {
    private let rule: LazyRule
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a stack; see `LazyVStack` for the parameters.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let check = NumberCheck(Self.self, "init(alignment:spacing:...)")
        rule = LazyRule(
            name: "LazyHStack", axis: .horizontal,
            kind: .stack(spacing: check.number(spacing) ?? 8, alignment: alignment.key)
        )
        (pinned, self.content) = (pinnedViews, content())
    }

    /// The views in their layout.
    public var body: some View {
        LazyView(rule: rule, content: content).environment(\.pinnedViews, pinned)
    }
}

nonisolated extension EnvironmentValues {
    /// The views of sections that stay in place.
    var pinnedViews: PinnedScrollableViews {
        get { self[PinnedViewsKey.self] }
        set { self[PinnedViewsKey.self] = newValue }
    }
}

private nonisolated enum PinnedViewsKey: EnvironmentKey {
    static var defaultValue: PinnedScrollableViews { [] }
}
