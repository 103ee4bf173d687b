import LegatoMotion

/// The menu of the title in the navigation bar; see `toolbarTitleMenu(content:)`.
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    private let content: Content

    /// Creates the menu of the title.
    ///
    /// - Parameter content: A closure that returns the rows of the menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    var entries: [ToolbarEntry] { [ToolbarEntry(place: .titleMenu, view: AnyView(content))] }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}
