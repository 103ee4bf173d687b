public import Foundation
import LegatoGraphics
public import LegatoMotion

/// The look of lists.
public nonisolated protocol ListStyle: Sendable {}

/// A list style of this library.
nonisolated protocol SystemListStyle: ListStyle {
    var look: ListLook { get }
    /// Whether a line surrounds the list.
    var isBordered: Bool { get }
    /// Whether every second row has a darker background; nil to keep that of the environment.
    var alternates: Bool? { get }
}

nonisolated extension SystemListStyle {
    var isBordered: Bool { false }
    var alternates: Bool? { nil }
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

/// Rows across the whole width, without their own background; the header of a section stays at the
/// top while a part of the section is visible.
public nonisolated struct PlainListStyle: SystemListStyle {
    /// Creates the style.
    public init() {}
    var look: ListLook { .plain }
}

/// Rows across the whole width, like plain ones.
public nonisolated struct InsetListStyle: SystemListStyle {
    let alternates: Bool?
    var look: ListLook { .plain }

    /// Creates the style.
    public init() { alternates = nil }
    /// Creates the style, and sets whether every second row has a darker background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

/// Rows across the whole width, like plain ones, with a line around the list.
public nonisolated struct BorderedListStyle: SystemListStyle {
    let alternates: Bool?
    var look: ListLook { .plain }
    var isBordered: Bool { true }

    /// Creates the style.
    public init() { alternates = nil }
    /// Creates the style, and sets whether every second row has a darker background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
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
    /// Rows across the whole width, without their own background.
    public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
    /// Rows across the whole width, like plain ones.
    public static var inset: InsetListStyle { InsetListStyle() }
    /// Rows across the whole width, and whether every second row has a darker background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension ListStyle where Self == BorderedListStyle {
    /// Rows across the whole width, with a line around the list.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// Rows across the whole width, with a line around the list, and whether every second row has a
    /// darker background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
    /// Groups of rows for a side bar, on rounded cards.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
    /// Groups of rows on rounded cards.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The settings that a style makes for the lists inside.
private nonisolated struct ListStyleChange: Equatable {
    let look: ListLook
    let isBordered: Bool
    let alternates: Bool?

    init(_ style: any SystemListStyle) {
        (look, isBordered, alternates) = (style.look, style.isBordered, style.alternates)
    }
}

/// The settings that modifiers make for the lists inside.
nonisolated struct ListSettings: Equatable {
    var look = ListLook.insetGrouped
    /// Whether headers of collapsible sections have an arrow.
    var isSidebar = false
    var hidesBackground = false
    /// The distance between rows, in points; nil for none.
    var rowSpacing: CGFloat?
    /// The least height of a row, in points.
    var rowHeight: CGFloat = 44
    /// The distance between sections, in points; nil for that of the look.
    var sectionSpacing: CGFloat?
    /// Whether every second row has a darker background.
    var alternatesRows = false
    /// Whether a line surrounds the list.
    var isBordered = false
    /// The margins of sections.
    var sectionMargins = EdgeLengths()
    /// Whether an index leads to the sections that have labels.
    var showsIndex = true
    /// The width that the index takes at the trailing edge, in points.
    var indexWidth: CGFloat = 0
}

nonisolated extension EnvironmentValues {
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

private nonisolated enum ListSettingsKey: EnvironmentKey {
    static var defaultValue: ListSettings { ListSettings() }
}

nonisolated extension View {
    private func listSetting<Value>(
        _ value: Value, _ change: @escaping (inout ListSettings, Value) -> Void
    ) -> some View {
        EnvironmentView(content: self, value: value) { change(&$0.listSettings, $1) }
    }

    /// Sets the style of the lists inside.
    ///
    /// A style of another type than those of the library has no effect.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let isSidebar = style is SidebarListStyle
        return listSetting((style as? any SystemListStyle).map(ListStyleChange.init)) {
            settings, change in
            guard let change else { return }
            (settings.look, settings.isSidebar) = (change.look, isSidebar)
            settings.isBordered = change.isBordered
            settings.alternatesRows = change.alternates ?? settings.alternatesRows
        }
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
}
