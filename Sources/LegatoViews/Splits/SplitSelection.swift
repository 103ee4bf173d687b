import LegatoMotion

/// How a list in a leading column of a split view shows the next column.
struct SplitSelection {
    /// Called when the list has a selection, with an action that removes it.
    let select: (_ clear: @escaping () -> Void) -> Void
    /// Called when the selection of the list is removed.
    let deselect: () -> Void
}

private nonisolated enum SplitSelectionKey: EnvironmentKey {
    static var defaultValue: SplitSelection? { nil }
}

private nonisolated enum ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
}

nonisolated extension EnvironmentValues {
    /// The column of a split view around the view, unless a stack inside the column contains it.
    var splitSelection: SplitSelection? {
        get { self[SplitSelectionKey.self] }
        set { self[SplitSelectionKey.self] = newValue }
    }

    /// The selection that links with values set instead of pushing a page: that of a list in a
    /// leading column of a split view.
    var linkSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}
