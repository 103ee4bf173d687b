nonisolated extension Binding<Bool> {
    /// A binding to an item that exists while the value is true.
    func asItem() -> Binding<PresentedItem?> {
        mapped({ $0 ? PresentedItem() : nil }, { $0 != nil })
    }
}

/// The item of a presentation by a Boolean value.
nonisolated struct PresentedItem: Identifiable {
    let id = true
}

nonisolated extension Binding {
    /// A binding that is true while an optional is not nil; setting it to false clears it.
    func isSome<T>() -> Binding<Bool> where Value == T? {
        mapped({ $0 != nil }, { $0 ? nil : .some(nil) })
    }
}
