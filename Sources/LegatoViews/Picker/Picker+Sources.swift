nonisolated extension Picker {
    /// Creates a picker for values of all elements of a collection.
    ///
    /// It shows the value that all of them have, and none if they differ. A choice sets all of them.
    ///
    /// ```swift
    /// Picker(sources: $alarms, selection: \.sound) {
    ///     ForEach(Sound.allCases) { Text($0.name) }
    /// } label: {
    ///     Text("Sound")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - sources: The elements.
    ///   - selection: The key path to the value of an element.
    ///   - content: The options.
    ///   - label: The label.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init({ sources.map { $0[keyPath: selection] } }, content(), label())
    }

    /// Creates a picker for values of all elements of a bound collection.
    ///
    /// - Parameters:
    ///   - sources: The collection.
    ///   - selection: The key path to the value of an element.
    ///   - content: The options.
    ///   - label: The label.
    public init<C: MutableCollection & RandomAccessCollection>(
        sources: Binding<C>, selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            sources: BoundElements(sources), selection: selection, content: content, label: label
        )
    }
}

nonisolated extension Picker where Label == Text {
    /// Creates a picker with a localised title for values of all elements of a collection.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title for values of all elements of a collection.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ title: some StringProtocol, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker with a localised title for values of all elements of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: Binding<C>,
        selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title for values of all elements of a bound collection.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection>(
        _ title: some StringProtocol, sources: Binding<C>,
        selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}
