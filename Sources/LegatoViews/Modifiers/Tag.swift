import LegatoMotion

/// The tag of a view, by which a picker or another container selects it.
nonisolated enum TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

nonisolated extension View {
    /// Sets the value that selects the view in a picker.
    ///
    /// The value must be of the type of the picker's selection. For an optional selection, a tag of
    /// the wrapped type is enough.
    ///
    /// ```swift
    /// Picker("Speed", selection: $speed) {
    ///     Text("Slow").tag(0.5)
    ///     Text("Normal").tag(1.0)
    /// }
    /// ```
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        layoutValue(key: TagKey.self, value: AnyHashable(tag))
    }
}
