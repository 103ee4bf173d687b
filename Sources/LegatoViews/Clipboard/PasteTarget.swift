import LegatoGraphics

/// The handling of items that are pasted.
@MainActor protocol PasteTarget {
    /// Whether an item can be pasted.
    func accepts(_ item: NSItemProvider) -> Bool
    /// Pastes items that can be, at least one; returns whether they are handled.
    func paste(_ items: [NSItemProvider]) -> Bool
}

/// Receives values of a type.
nonisolated struct ValuePasteTarget<T: Transferable>: PasteTarget {
    /// Names the target in messages.
    let name: String
    let action: ([T]) -> Void
    /// Returns the values that are pasted.
    let validator: ([T]) -> [T]

    func accepts(_ item: NSItemProvider) -> Bool { item.canLoad(T.self) }

    func paste(_ items: [NSItemProvider]) -> Bool {
        TransferredValues.take(items, name) {
            let values = validator($0)
            if !values.isEmpty { action(values) }
            return !values.isEmpty
        }
    }
}

/// Receives items of some types.
nonisolated struct ItemPasteTarget: PasteTarget {
    let types: [UTType]
    let action: ([NSItemProvider]) -> Void

    func accepts(_ item: NSItemProvider) -> Bool { ![item].conforming(to: types).isEmpty }

    func paste(_ items: [NSItemProvider]) -> Bool {
        action(items)
        return true
    }
}
