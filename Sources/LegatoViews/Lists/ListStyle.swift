public import Foundation
public import LegatoGraphics
public import LegatoMotion

/// The look of lists.
public nonisolated protocol ListStyle: Sendable {}

/// A list style of this library.
nonisolated protocol SystemListStyle: ListStyle {
    var look: ListLook { get }
}

/// Groups of rows on rounded cards.
public nonisolated struct InsetGroupedListStyle: SystemListStyle {
    /// Creates the style.
    public init() {}
    var look: ListLook { .insetGrouped }
}

/// Groups of rows across the whole width.
public nonisolated struct GroupedListStyle: SystemListStyle {
    /// Creates the style.
    public init() {}
    var look: ListLook { .grouped }
}

/// Rows across the whole width, without a background of their own.
public nonisolated struct PlainListStyle: SystemListStyle {
    /// Creates the style.
    public init() {}
    var look: ListLook { .plain }
}

/// Rows across the whole width, like plain ones.
public nonisolated struct InsetListStyle: SystemListStyle {
    /// Creates the style.
    public init() {}
    var look: ListLook { .plain }
}

/// Groups of rows for a side bar, on rounded cards.
public nonisolated struct SidebarListStyle: SystemListStyle {
    /// Creates the style.
    public init() {}
    var look: ListLook { .insetGrouped }
}

/// The default style: groups of rows on rounded cards.
public nonisolated struct DefaultListStyle: SystemListStyle {
    /// Creates the style.
    public init() {}
    var look: ListLook { .insetGrouped }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups of rows on rounded cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
    /// Groups of rows across the whole width.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
    /// Rows across the whole width, without a background of their own.
    public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
    /// Rows across the whole width, like plain ones.
    public static var inset: InsetListStyle { InsetListStyle() }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
    /// Groups of rows for a side bar, on rounded cards.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
    /// Groups of rows on rounded cards.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// What modifiers set for the lists inside.
nonisolated struct ListSettings: Equatable {
    var look = ListLook.insetGrouped
    var hidesBackground = false
    /// The distance between rows, in points; nil for none.
    var rowSpacing: CGFloat?
    /// The least height of a row, in points.
    var rowHeight: CGFloat = 44
}

extension EnvironmentValues {
    var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }

    /// The least height of a row in lists, in points; 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { listSettings.rowHeight }
        set { listSettings.rowHeight = newValue }
    }
}

private enum ListSettingsKey: EnvironmentKey {
    static var defaultValue: ListSettings { ListSettings() }
}

nonisolated enum RowInsetsKey: LayoutValueKey {
    static var defaultValue: EdgeInsets? { nil }
}

nonisolated enum RowSeparatorKey: LayoutValueKey {
    static var defaultValue: Visibility { .automatic }
}

nonisolated enum RowTintKey: LayoutValueKey {
    static var defaultValue: Color? { nil }
}

nonisolated enum RowBackgroundKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

extension View {
    private func listSetting<Value>(
        _ value: Value, _ change: @escaping (inout ListSettings, Value) -> Void
    ) -> some View {
        EnvironmentView(content: self, value: value) { change(&$0.listSettings, $1) }
    }

    /// Sets the style of the lists inside.
    ///
    /// A style of another type than those of the library has no effect.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        listSetting((style as? any SystemListStyle)?.look) { if let look = $1 { $0.look = look } }
    }

    /// Sets whether the scrollable lists and forms inside draw their background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        listSetting(visibility == .hidden) { $0.hidesBackground = $1 }
    }

    /// Sets the distance between the rows of lists inside, in points; nil for none.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        let check = NumberCheck(Self.self, "listRowSpacing(_:)")
        return listSetting(check.length(spacing)) { $0.rowSpacing = $1 }
    }

    /// Sets the insets of the view in its list row; nil for the default ones.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        let check = NumberCheck(Self.self, "listRowInsets(_:)")
        return layoutValue(key: RowInsetsKey.self, value: insets.map(check.insets))
    }

    /// Sets whether the row of the view is separated from the next one.
    ///
    /// Only the separator at the bottom edge of a row is drawn.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        layoutValue(
            key: RowSeparatorKey.self, value: edges.contains(.bottom) ? visibility : .automatic
        )
    }

    /// Sets the colour of the separator of the view's row; nil for the default one.
    public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        layoutValue(key: RowTintKey.self, value: edges.contains(.bottom) ? color : nil)
    }

    /// Places a view behind the whole list row of this view; nil for the default background.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        SecondaryView(content: self, secondary: view, place: .row, alignment: .center)
            .layoutValue(key: RowBackgroundKey.self, value: view != nil)
    }
}
