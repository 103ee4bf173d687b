nonisolated extension Picker {
    /// Creates a picker with a label for the selected value.
    ///
    /// A menu and a link to a page show that label in place of the selected option; other styles
    /// show all options and do not need it.
    ///
    /// ```swift
    /// Picker(selection: $color) {
    ///     ForEach(Ink.allCases) { Text($0.name) }
    /// } label: {
    ///     Text("Ink")
    /// } currentValueLabel: {
    ///     Circle().fill(color.style).frame(width: 12, height: 12)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - selection: The selected value.
    ///   - content: The options.
    ///   - label: The label.
    ///   - currentValueLabel: The label of the selected value.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
    ) {
        let current = AnyView(currentValueLabel())
        self.init({ [selection] }, content(), label(), current: current)
    }

    /// Creates a picker for values of all elements of a collection, with a label for the selected
    /// value.
    public init<C: RandomAccessCollection, V: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        let current = AnyView(currentValueLabel())
        self.init(
            { sources.map { $0[keyPath: selection] } }, content(), label(), current: current
        )
    }
}

nonisolated extension Picker where Label == Text {
    /// Creates a picker with a localised title and a label for the selected value.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        let current = AnyView(currentValueLabel())
        self.init({ [selection] }, content(), Text(titleKey), current: current)
    }

    /// Creates a picker with a title and a label for the selected value.
    @_disfavoredOverload
    public init<V: View>(
        _ title: some StringProtocol, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        let current = AnyView(currentValueLabel())
        self.init({ [selection] }, content(), Text(title), current: current)
    }
}
