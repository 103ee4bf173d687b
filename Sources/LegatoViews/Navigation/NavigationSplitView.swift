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
/// In a window narrower than 600 points it is a stack whose root is the sidebar; links in it push
/// their pages, and a binding of the preferred column pushes the content and the detail.
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
        visibility?.wrappedValue.columns ?? .all
    }

    private static var hasContent: Bool { Content.self != EmptyView.self }

    /// The columns.
    public var body: some View {
        if sizeClass == .compact {
            NavigationStack { stack }
        } else {
            let (columns, covers) = (columns, coversDetail && visibility != nil)
            SplitContainer(.horizontal, covers: covers) {
                if columns != .detail && (columns != .double || !Self.hasContent) {
                    SplitColumn(0, line: .trailing) { NavigationStack { sidebar } }
                        .leadingColumn(covers)
                }
                if columns != .detail && Self.hasContent {
                    SplitColumn(1, line: .trailing) { NavigationStack { content } }
                        .leadingColumn(covers)
                }
                SplitColumn(2, line: nil) { NavigationStack { detail } }
                    .overlay { if covers && columns != .detail { shade } }
            }
        }
    }

    /// The sidebar of a narrow window, with the other columns above it in the stack.
    @MainActor @ViewBuilder private var stack: some View {
        if let column {
            sidebar.navigationDestination(isPresented: isAbove(.sidebar, column)) {
                if Self.hasContent {
                    content.navigationDestination(isPresented: isAbove(.content, column)) { detail }
                } else {
                    detail
                }
            }
        } else {
            sidebar
        }
    }

    /// Whether a column above another one is preferred; setting it to false prefers the other one.
    @MainActor private func isAbove(
        _ lower: NavigationSplitViewColumn, _ column: Binding<NavigationSplitViewColumn>
    ) -> Binding<Bool> {
        Binding(
            get: { column.wrappedValue.index > lower.index },
            set: { (new: Bool) in
                if !new, column.wrappedValue.index > lower.index { column.wrappedValue = lower }
            }
        )
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
