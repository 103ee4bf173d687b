import LegatoGraphics
import LegatoMotion

/// An item that the system adds to toolbars.
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let number: Int

    /// The button that hides the side bar; Legato adds none, so that removing it has no effect.
    public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
    /// The title and the subtitle of the page.
    public static let title = ToolbarDefaultItemKind(number: 1)
    /// The search field of the page, which only `DefaultToolbarItem` shows in a toolbar.
    public static let search = ToolbarDefaultItemKind(number: 2)
}

nonisolated extension View {
    /// Removes an item that the system adds to the toolbar of the page.
    ///
    /// The title of the window does not change.
    ///
    /// - Parameter defaultItemKind: The item; nil for none.
    /// - Returns: The view.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        BarClaimView(
            content: self, claim: BarClaim(hidesTitle: defaultItemKind == .title ? true : nil)
        )
    }
}
