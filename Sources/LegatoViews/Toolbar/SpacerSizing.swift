/// How a spacer between items is sized.
public nonisolated struct SpacerSizing: Equatable, Sendable {
    private let isFlexible: Bool

    /// As long as the room in the bar permits.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// As long as the distance between two items, so that the distance is doubled.
    public static let fixed = SpacerSizing(isFlexible: false)
}
