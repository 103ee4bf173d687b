// Lists whose rows receive bindings to the elements of a collection.

nonisolated extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a bound collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - rowContent: Returns the row of an element, for a binding to it.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable, Content == ForEach<BoundElements<C>, C.Element.ID, RowContent>
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a bound collection, identified by a property.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The property, which must differ between elements.
    ///   - rowContent: Returns the row of an element, for a binding to it.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<BoundElements<C>, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

nonisolated extension List {
    /// Creates a list with single selection and a row for each element of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable, Content == ForEach<BoundElements<C>, C.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with multiple selection and a row for each element of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable, Content == ForEach<BoundElements<C>, C.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with single selection and a row for each element of a bound collection,
    /// identified by a property.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<BoundElements<C>, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with multiple selection and a row for each element of a bound collection,
    /// identified by a property.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<BoundElements<C>, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}
