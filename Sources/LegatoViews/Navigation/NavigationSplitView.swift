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

/// A view with two or three columns side by side.
///
/// In a window narrower than 600 points it is a stack whose root is the sidebar; links in it push
/// their pages.
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
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    @Environment(\.horizontalSizeClass) private var sizeClass

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

    @MainActor private var columns: NavigationSplitViewVisibility.Columns {
        visibility?.wrappedValue.columns ?? .all
    }

    /// The columns.
    public var body: some View {
        if sizeClass == .compact {
            NavigationStack { sidebar }
        } else {
            SplitColumns {
                if columns != .detail && (columns != .double || Content.self == EmptyView.self) {
                    NavigationStack { sidebar }
                }
                if columns != .detail && Content.self != EmptyView.self {
                    NavigationStack { content }
                }
                NavigationStack { detail }
            }
        }
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

    /// Creates a view with two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
}

/// Columns side by side with lines between them; the last one takes the remaining width.
struct SplitColumns<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        VariadicView(content) { columns in
            HStack(spacing: 0) {
                ForEach(columns) { column in
                    column.frame(width: column.id == columns.last?.id ? nil : 320)
                    if column.id != columns.last?.id { Divider() }
                }
            }
        }
    }
}
