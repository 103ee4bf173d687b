import LegatoMotion

/// The arrangement of the rows of a list.
nonisolated enum ListLook: Sendable {
    case plain, grouped, insetGrouped
}

nonisolated extension EnvironmentValues {
    /// The look of the enclosing list; nil outside lists.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

private nonisolated enum ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook? { nil }
}
