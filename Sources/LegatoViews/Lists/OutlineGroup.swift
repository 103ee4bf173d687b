import LegatoMotion

/// A tree of rows; rows with children can be expanded.
///
/// ```swift
/// List {
///     OutlineGroup(folders, id: \.name, children: \.folders) { folder in
///         Text(folder.name)
///     }
/// }
/// ```
///
/// In a list that selects elements by their ids, a click on a group selects it, and one on its arrow
/// expands it.
///
/// An element whose children are nil is a plain row; one with an empty collection is a group
/// without rows. All groups are collapsed at first; their rows exist only while they are expanded.
public nonisolated struct OutlineGroup<
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
>: View {
    fileprivate let roots: Data
    fileprivate let id: KeyPath<Data.Element, ID>
    fileprivate let children: (Data.Element) -> Data?
    fileprivate let row: (Data.Element) -> RowContent

    init(
        _ roots: Data, _ id: KeyPath<Data.Element, ID>,
        _ children: @escaping (Data.Element) -> Data?,
        _ row: @escaping (Data.Element) -> RowContent
    ) {
        (self.roots, self.id, self.children, self.row) = (roots, id, children, row)
    }

    /// Creates the rows of a collection, whose elements are identified by a property.
    ///
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - id: The property that identifies an element.
    ///   - children: The children of an element; nil for a row without any.
    ///   - content: Returns the row of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> RowContent
    ) {
        self.init(data, id, { $0[keyPath: children] }, content)
    }

    /// Creates the rows of a collection.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, \.id, { $0[keyPath: children] }, content)
    }

    /// Creates the rows of a single element, which is at the top.
    public init<Element>(
        _ root: Element, children: KeyPath<Element, [Element]?>,
        @ViewBuilder content: @escaping (Element) -> RowContent
    ) where Data == [Element], Element: Identifiable, ID == Element.ID {
        self.init([root], \.id, { $0[keyPath: children] }, content)
    }

    /// The rows.
    public var body: some View {
        ForEach(roots, id: id) { OutlineRow(outline: self, element: $0) }
    }
}

/// An element of an outline: a row, or a group with the rows of its children.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: View {
    let outline: OutlineGroup<Data, ID, RowContent>
    let element: Data.Element
    @Environment(\.selectionType) private var selectionType

    var body: some View {
        if let children = outline.children(element) {
            DisclosureGroup(opensByArrow: selectionType == ObjectIdentifier(ID.self)) {
                // The type of a tree would contain itself.
                AnyView(OutlineGroup(children, outline.id, outline.children, outline.row))
            } label: {
                outline.row(element)
            }
        } else {
            outline.row(element)
        }
    }
}

nonisolated extension List where SelectionValue == Never {
    /// Creates a list of the rows of a tree; rows with children can be expanded.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent>
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of the rows of a tree, whose elements are identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

nonisolated extension List {
    /// Creates a list of the rows of a tree, of which one row can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - children: The children of an element; nil for a row without any.
    ///   - selection: The ids of the selected elements; nil if none can be selected.
    ///   - rowContent: Returns the row of an element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent>
    {
        self.init(selection: selection) {
            OutlineGroup(data, children: children, content: rowContent)
        }
    }

    /// Creates a list of the rows of a tree, of which one row can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - id: The property that identifies an element.
    ///   - children: The children of an element; nil for a row without any.
    ///   - selection: The ids of the selected elements; nil if none can be selected.
    ///   - rowContent: Returns the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(selection: selection) {
            OutlineGroup(data, id: id, children: children, content: rowContent)
        }
    }

    /// Creates a list of the rows of a tree, of which several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - children: The children of an element; nil for a row without any.
    ///   - selection: The ids of the selected elements; nil if none can be selected.
    ///   - rowContent: Returns the row of an element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent>
    {
        self.init(selection: selection) {
            OutlineGroup(data, children: children, content: rowContent)
        }
    }

    /// Creates a list of the rows of a tree, of which several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - id: The property that identifies an element.
    ///   - children: The children of an element; nil for a row without any.
    ///   - selection: The ids of the selected elements; nil if none can be selected.
    ///   - rowContent: Returns the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(selection: selection) {
            OutlineGroup(data, id: id, children: children, content: rowContent)
        }
    }
}
