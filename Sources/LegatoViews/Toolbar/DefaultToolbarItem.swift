import Foundation
import LegatoGraphics
import LegatoMotion

/// An item that the system provides, at a place of a toolbar.
///
/// ```swift
/// Results(query: query)
///     .searchable(text: $query)
///     .toolbar {
///         ToolbarItem(placement: .bottomBar) { Button("Filter") { isFiltering = true } }
///         DefaultToolbarItem(kind: .search, placement: .bottomBar)
///     }
/// ```
///
/// The search field of the page is shown there instead of above the searchable view. The toggle of
/// the sidebar is disabled without a `NavigationSplitView`. A title is shown in addition to that of
/// the bar; `toolbar(removing:)` removes the latter.
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent {
    private let entry: ToolbarEntry

    var entries: [ToolbarEntry] { [entry] }

    /// Creates an item, at the trailing end of the navigation bar by default.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        let view =
            switch kind {
            case .sidebarToggle: AnyView(SidebarToggle())
            case .title: AnyView(PageTitle())
            default: AnyView(EmptyView())
            }
        entry = ToolbarEntry(
            place: placement.place, view: view, search: kind == .search ? .place : nil
        )
    }
}

extension DefaultToolbarItem: CustomizableToolbarContent {}

nonisolated extension [ToolbarEntry] {
    /// The entries with the search field at its place.
    var withSearchField: [ToolbarEntry] {
        let field = first { $0.search == .field || $0.search == .button }
        let isPlaced = contains { $0.search == .place }
        return compactMap { entry in
            switch entry.search {
            case nil: return entry
            case .field, .button: return isPlaced ? nil : entry
            case .place:
                guard let field else { return nil }
                let isWide = field.search == .field && entry.place != .bottom
                let view = field.view.frame(width: isWide ? 240 : nil)
                return ToolbarEntry(place: entry.place, view: AnyView(view))
            }
        }
    }
}

/// The button that shows and hides the sidebar of the window.
private struct SidebarToggle: View {
    @FocusedValue(\.toggledSidebar) private var sidebar

    var body: some View {
        Button("Toggle Sidebar", systemImage: "sidebar.leading") {
            withAnimation { sidebar?.toggle() }
        }
        .disabled(sidebar == nil)
    }
}

/// The title of the page.
private struct PageTitle: View {
    @Environment(\.page) private var page

    var body: some View { Text(page?.title.get() ?? "").font(.headline).lineLimit(1) }
}
