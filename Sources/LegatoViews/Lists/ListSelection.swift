/// The selected rows of a list.
nonisolated struct ListSelection {
    let contains: @MainActor (AnyHashable) -> Bool
    let tap: @MainActor (AnyHashable) -> Void

    init<ID: Hashable>(one selection: Binding<ID?>) {
        contains = { id in
            guard let selected = selection.wrappedValue else { return false }
            return AnyHashable(selected) == id
        }
        tap = { id in if let id = id.base as? ID { selection.wrappedValue = id } }
    }

    init<ID: Hashable>(several selection: Binding<Set<ID>>) {
        contains = { id in (id.base as? ID).map(selection.wrappedValue.contains) ?? false }
        tap = { id in
            guard let id = id.base as? ID else { return }
            if selection.wrappedValue.remove(id) == nil { selection.wrappedValue.insert(id) }
        }
    }
}
