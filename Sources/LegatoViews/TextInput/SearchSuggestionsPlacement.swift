/// Where suggestions of a search are shown.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
    /// A set of places.
    public struct Set: OptionSet, Sendable {
        /// The raw bits, one for each place.
        public var rawValue: Int

        /// Creates a set from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In a menu at the field; Legato shows none there.
        public static let menu = Set(rawValue: 1)
        /// In place of the searchable view.
        public static let content = Set(rawValue: 2)
    }

    private let number: Int

    /// Where the platform shows them: in place of the searchable view.
    public static let automatic = SearchSuggestionsPlacement(number: 0)
    /// In a menu at the field.
    public static let menu = SearchSuggestionsPlacement(number: 1)
    /// In place of the searchable view.
    public static let content = SearchSuggestionsPlacement(number: 2)
}
