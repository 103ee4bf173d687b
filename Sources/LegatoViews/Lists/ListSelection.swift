import LegatoLayers

/// The selected rows of a list.
nonisolated struct ListSelection {
    let contains: @MainActor (AnyHashable) -> Bool
    let tap: @MainActor (AnyHashable) -> Void
    let set: @MainActor (AnyHashable, Bool) -> Void
    let isMultiple: Bool
    /// Returns all selected rows.
    let all: @MainActor () -> Set<AnyHashable>

    init<ID: Hashable>(one selection: Binding<ID?>) {
        isMultiple = false
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

    /// How assistive technologies select a row.
    @MainActor func accessibility(of id: AnyHashable) -> AccessibilitySelection {
        AccessibilitySelection(isMultiple: isMultiple) { [set] in set(id, $0) }
    }
}
