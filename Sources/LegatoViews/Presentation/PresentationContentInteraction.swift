/// What a drag on the scrollable content of a sheet does first.
///
/// In either case a drag down from the top of the content moves the sheet, unless the content is
/// refreshable.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
    private enum DragEffect { case resizes, scrolls }

    private let kind: DragEffect

    /// A drag up makes the sheet higher until it has the largest of its detents.
    public static let automatic = resizes
    /// A drag up makes the sheet higher until it has the largest of its detents.
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    /// A drag up scrolls the content, and makes the sheet higher only from the end of the content.
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}
