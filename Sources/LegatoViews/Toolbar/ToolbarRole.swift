/// The purpose of a toolbar, which determines the place of its title.
public nonisolated struct ToolbarRole: Hashable, Sendable {
    enum BarRole { case automatic, stack, browser, editor }

    let role: BarRole

    /// That of a navigation stack.
    public static let automatic = ToolbarRole(role: .automatic)
    /// Of pages that are pushed and popped: the title is large or in the middle of the bar.
    public static let navigationStack = ToolbarRole(role: .stack)
    /// Of pages with a history: the title is at the leading end of the bar.
    public static let browser = ToolbarRole(role: .browser)
    /// Of a document: the title is at the leading end of the bar, and the back button has no text.
    public static let editor = ToolbarRole(role: .editor)

    /// Whether the title is at the leading end of the bar.
    var leadsWithTitle: Bool { role == .browser || role == .editor }
}
