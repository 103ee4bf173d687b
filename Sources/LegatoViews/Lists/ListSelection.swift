import LegatoLayers
import LegatoMotion

/// The selected rows of a list.
nonisolated struct ListSelection {
    /// The type of the ids.
    let type: ObjectIdentifier
    /// Whether a value has the type of the selection.
    let accepts: @MainActor (AnyHashable) -> Bool
    let contains: @MainActor (AnyHashable) -> Bool
    /// Selects these rows alone; only one of them with single selection.
    let choose: @MainActor ([AnyHashable]) -> Void
    let set: @MainActor (AnyHashable, Bool) -> Void
    let isMultiple: Bool
    /// Returns all selected rows.
    let all: @MainActor () -> Set<AnyHashable>

    init<ID: Hashable>(one selection: Binding<ID?>) {
        (isMultiple, type) = (false, ObjectIdentifier(ID.self))
        accepts = { $0.base is ID }
        all = { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }
        contains = { id in
            guard let selected = selection.wrappedValue else { return false }
            return AnyHashable(selected) == id
        }
        set = { id, isSelected in
            guard let id = id.base as? ID else { return }
            if isSelected {
                selection.wrappedValue = id
            } else if selection.wrappedValue == id {
                selection.wrappedValue = nil
            }
        }
        choose = { ids in
            if let id = ids.lazy.compactMap({ $0.base as? ID }).first {
                selection.wrappedValue = id
            }
        }
    }

    init<ID: Hashable>(several selection: Binding<Set<ID>>) {
        (isMultiple, type) = (true, ObjectIdentifier(ID.self))
        accepts = { $0.base is ID }
        all = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
        contains = { id in (id.base as? ID).map(selection.wrappedValue.contains) ?? false }
        set = { id, isSelected in
            guard let id = id.base as? ID else { return }
            if isSelected {
                selection.wrappedValue.insert(id)
            } else {
                selection.wrappedValue.remove(id)
            }
        }
        choose = { ids in selection.wrappedValue = Set(ids.compactMap { $0.base as? ID }) }
    }

    /// Removes the selection.
    @MainActor func clear() { for id in all() { set(id, false) } }

    /// How assistive technologies select a row.
    @MainActor func accessibility(of id: AnyHashable) -> AccessibilitySelection {
        AccessibilitySelection(isMultiple: isMultiple) { [set] in set(id, $0) }
    }
}

nonisolated extension EnvironmentValues {
    /// The type of the ids that the list selects; nil without a selection.
    var selectionType: ObjectIdentifier? {
        get { self[SelectionTypeKey.self] }
        set { self[SelectionTypeKey.self] = newValue }
    }
}

private nonisolated enum SelectionTypeKey: EnvironmentKey {
    static var defaultValue: ObjectIdentifier? { nil }
}
