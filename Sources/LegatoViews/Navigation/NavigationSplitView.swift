import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The visible columns of a split view.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Sendable {
    enum Columns { case automatic, all, double, detail }

    let columns: Columns

    /// The detail column only.
    public static let detailOnly = NavigationSplitViewVisibility(columns: .detail)
    /// The content and detail columns.
    public static let doubleColumn = NavigationSplitViewVisibility(columns: .double)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(columns: .all)
    /// All columns.
    public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    /// The place from the leading edge.
    fileprivate let index: Int

    /// The leading column.
    public static let sidebar = NavigationSplitViewColumn(index: 0)
    /// The middle column of three.
    public static let content = NavigationSplitViewColumn(index: 1)
    /// The trailing column.
    public static let detail = NavigationSplitViewColumn(index: 2)
}

/// A view with two or three columns side by side.
///
/// The user drags the edges of the leading columns; `navigationSplitViewColumnWidth(min:ideal:max:)`
/// sets the limits of a column. A column that is hidden and shown again has its dragged width.
///
/// A link with a value in a list of a leading column selects its value if it has the type of the
/// list's selection. Any other link of a leading column shows its page in the next column, until
/// another link does.
///
/// In a window narrower than 600 points it is a stack whose root is the sidebar. A selection in a list
/// pushes the next column, and going back removes it; a binding of the preferred column pushes the
/// content and the detail, too.
///
/// ```swift
/// NavigationSplitView {
///     FolderList()
/// } detail: {
///     Text("Choose a folder")
/// }
/// ```
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private var column: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.columnsCoverDetail) private var coversDetail
    /// The column on top in a narrow window, if none is bound.
    @State private var ownColumn = NavigationSplitViewColumn.sidebar
    @State private var clearing = ColumnClearing()
    /// The visible columns, if they are not bound.
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    /// What links show in the content and in the detail.
    @State private var shownContent = NextColumn()
    @State private var shownDetail = NextColumn()

    /// Creates a view with three columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    /// Creates a view with three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        visibility = nil
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    /// Creates a view with three columns, and binds the one on top in a narrow window.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns of a wide window.
    ///   - preferredCompactColumn: The column on top of the stack in a narrow window; going back sets
    ///     it.
    ///   - sidebar: The leading column.
    ///   - content: The middle column.
    ///   - detail: The trailing column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail
        )
        column = preferredCompactColumn
    }

    /// Creates a view with three columns, and binds the one on top in a narrow window.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
        column = preferredCompactColumn
    }

    @MainActor private var columns: NavigationSplitViewVisibility.Columns {
        (visibility ?? $ownVisibility).wrappedValue.columns
    }

    private static var hasContent: Bool { Content.self != EmptyView.self }

    /// Whether the leading column is visible in a wide window.
    @MainActor private var showsSidebar: Bool {
        columns != .detail && (columns != .double || !Self.hasContent)
    }

    /// The leading column, for a command.
    @MainActor private var toggledSidebar: ToggledColumn {
        let (isShown, visibility) = (showsSidebar, visibility ?? $ownVisibility)
        return ToggledColumn(isShown: isShown) {
            visibility.wrappedValue =
                isShown ? (Self.hasContent ? .doubleColumn : .detailOnly) : .all
        }
    }

    /// The columns.
    public var body: some View {
        if sizeClass == .compact {
            NavigationStack { stack }
        } else {
            let (columns, covers) = (columns, coversDetail && visibility != nil)
            SplitContainer(.horizontal, covers: covers) {
                if showsSidebar {
                    SplitColumn(0, line: .trailing) {
                        NavigationStack(next: Self.hasContent ? shownContent : shownDetail) {
                            selecting(sidebar)
                        }
                    }
                    .leadingColumn(covers)
                }
                if columns != .detail && Self.hasContent {
                    SplitColumn(1, line: .trailing) {
                        stack(in: shownContent, of: selecting(content), followedBy: shownDetail)
                    }
                    .leadingColumn(covers)
                }
                SplitColumn(2, line: nil) { stack(in: shownDetail, of: detail) }
                    .overlay { if covers && columns != .detail { shade } }
            }
            .focusedSceneValue(\.toggledSidebar, toggledSidebar)
        }
    }

    /// The stack of a column: the page of a link of the column before, or its own view.
    @MainActor private func stack(
        in column: NextColumn, of own: some View, followedBy next: NextColumn? = nil
    ) -> some View {
        NavigationStack(next: next) {
            if column.page == nil { own } else { NextPage(column: column) }
        }
        .id(column.page)
    }

    /// A leading column, in which links select their values in the list.
    @MainActor private func selecting(_ column: some View) -> some View {
        column.environment(\.splitSelection, SplitSelection(select: { _ in }, deselect: {}))
    }

    /// The sidebar of a narrow window, with the other columns above it in the stack.
    @MainActor private var stack: some View {
        above(.sidebar, sidebar) {
            if Self.hasContent {
                above(.content, content) { detail }
            } else {
                detail
            }
        }
    }

    /// A column with the next one above it in the stack, while that one is preferred.
    ///
    /// A selection in a list of the column prefers the next one, and going back removes it.
    @MainActor private func above(
        _ lower: NavigationSplitViewColumn, _ view: some View,
        @ViewBuilder next: () -> some View
    ) -> some View {
        let column = column ?? $ownColumn
        let upper: NavigationSplitViewColumn =
            lower == .sidebar && Self.hasContent ? .content : .detail
        let isAbove = Binding(
            get: { column.wrappedValue.index > lower.index },
            set: { (new: Bool) in
                guard !new, column.wrappedValue.index > lower.index else { return }
                column.wrappedValue = lower
                clearing.run(for: lower)
            }
        )
        let selection = SplitSelection { clear in
            clearing.actions[lower.index] = clear
            if column.wrappedValue.index <= lower.index { column.wrappedValue = upper }
        } deselect: {
            if column.wrappedValue.index > lower.index { column.wrappedValue = lower }
        }
        let next = next()
        return view.environment(\.splitSelection, selection)
            .navigationDestination(isPresented: isAbove) { next }
    }

    /// The shade on a detail that columns cover; a tap hides them.
    @MainActor private var shade: some View {
        Color.black.opacity(0.2)
            .onTapGesture {
                withAnimation(.spring(duration: 0.5, bounce: 0)) {
                    visibility?.wrappedValue = .detailOnly
                }
            }
            .accessibilityHidden(true)
    }
}

/// The actions that remove the selections of the columns of a narrow window.
private final class ColumnClearing {
    var actions: [Int: () -> Void] = [:]

    nonisolated init() {}

    func run(for column: NavigationSplitViewColumn) { actions.removeValue(forKey: column.index)?() }
}

extension View {
    /// A leading column, which comes in and goes out at the leading edge; `covers` is whether it
    /// covers the detail.
    fileprivate func leadingColumn(_ covers: Bool) -> some View {
        background { if covers { Rectangle().fill(.background) } }
            .zIndex(covers ? 1 : 0)
            // The split moves its columns.
            .transition(.identity)
    }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
    /// Creates a view with two columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
            detail: detail
        )
    }

    /// Creates a view with two columns, and binds the one on top in a narrow window.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn,
            sidebar: sidebar, content: { EmptyView() }, detail: detail
        )
    }

    /// Creates a view with two columns, and binds the one on top in a narrow window.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
            content: { EmptyView() }, detail: detail
        )
    }

    /// Creates a view with two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
}
