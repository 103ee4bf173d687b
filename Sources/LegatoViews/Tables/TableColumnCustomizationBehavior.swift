/// The customisations that people can make to a column.
public nonisolated struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from bits; unknown ones have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Moving the column.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// Setting its width.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// Showing and hiding it.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// All customisations.
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]

    /// Creates an empty set.
    public init() { self.init(rawValue: 0) }
}

/// How a column can be customised.
nonisolated struct TableColumnCustom {
    /// The id; nil for a column that cannot be customised.
    var id: String?
    var visibility = Visibility.automatic
    /// What people cannot do.
    var disabled = TableColumnCustomizationBehavior()

    /// Whether people can make a customisation.
    func allows(_ behavior: TableColumnCustomizationBehavior) -> Bool {
        id != nil && !disabled.contains(behavior)
    }
}
