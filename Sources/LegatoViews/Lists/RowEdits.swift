import Foundation

/// How the elements of a `ForEach` can be edited in a list.
nonisolated struct RowEdits {
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?
    var onInsert: (any RowInsertion)?
}

/// Receives drops between the rows of a list.
@MainActor protocol RowInsertion {
    /// Whether it accepts any of the items.
    func accepts(_ items: [NSItemProvider]) -> Bool
    /// The types of the representations that it loads from an item of another program.
    func types(of item: NSItemProvider) -> [UTType]
    /// Inserts items at an offset; returns whether it has accepted them.
    func insert(_ items: [NSItemProvider], at offset: Int) -> Bool
}

nonisolated enum DeleteDisabledKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

nonisolated enum MoveDisabledKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

nonisolated extension View {
    /// Sets whether the row of the view cannot be removed.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        layoutValue(key: DeleteDisabledKey.self, value: isDisabled)
    }

    /// Sets whether the row of the view cannot be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        layoutValue(key: MoveDisabledKey.self, value: isDisabled)
    }
}
