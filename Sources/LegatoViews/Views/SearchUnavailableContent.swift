/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
    /// A magnifying glass and the title.
    public nonisolated struct Label {
        let text: String?
    }

    /// The advice to try another search.
    public nonisolated struct Description {}

    /// No buttons.
    public nonisolated struct Actions {}
}
