import LegatoMotion

/// The menu of the title in the navigation bar; see `toolbarTitleMenu(content:)`.
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    /// `Never`: the content is primitive and has no body.
    public typealias Body = Never
    private let content: Content

    /// Creates a menu with the views of a closure as its rows.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    var entries: [ToolbarEntry] { [ToolbarEntry(place: .titleMenu, view: AnyView(content))] }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}
