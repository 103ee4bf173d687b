import LegatoLayers

/// The selected rows of a list.
nonisolated struct ListSelection {
    /// Whether a value has the type of the selection.
    let accepts: @MainActor (AnyHashable) -> Bool
    let contains: @MainActor (AnyHashable) -> Bool
    let tap: @MainActor (AnyHashable) -> Void
    let set: @MainActor (AnyHashable, Bool) -> Void
    let isMultiple: Bool
    /// Returns all selected rows.
    let all: @MainActor () -> Set<AnyHashable>

    init<ID: Hashable>(one selection: Binding<ID?>) {
        isMultiple = false
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
        tap = { [set] in set($0, true) }
    }

    init<ID: Hashable>(several selection: Binding<Set<ID>>) {
        isMultiple = true
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
        tap = { [set, contains] in set($0, !contains($0)) }
    }

    /// Removes the selection.
    @MainActor func clear() { for id in all() { set(id, false) } }

    /// How assistive technologies select a row.
    @MainActor func accessibility(of id: AnyHashable) -> AccessibilitySelection {
        AccessibilitySelection(isMultiple: isMultiple) { [set] in set(id, $0) }
    }
}
