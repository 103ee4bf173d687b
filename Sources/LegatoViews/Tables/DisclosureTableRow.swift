public import Foundation
import LegatoGraphics
import LegatoMotion

/// A row of a table with an arrow that shows and hides further rows.
///
/// ```swift
/// Table(of: Folder.self) {
///     TableColumn("Name") { Text($0.name) }
/// } rows: {
///     DisclosureTableRow(project, isExpanded: $showsFiles) {
///         ForEach(project.files) { TableRow($0) }
///     }
/// }
/// ```
public nonisolated struct DisclosureTableRow<Value: Identifiable, Content: View>: View {
    private let value: Value
    private let expanded: Binding<Bool>?
    private let content: () -> Content
    @State private var ownExpanded = false

    /// Creates a row; its further rows are shown while the binding is true or, without one, once the
    /// user has shown them.
    ///
    /// - Parameters:
    ///   - value: The value of the row.
    ///   - isExpanded: Whether the further rows are shown; nil, the default, to leave it to the row.
    ///   - content: The further rows.
    public init(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.value, expanded, self.content) = (value, isExpanded, content)
    }

    /// The row and, while they are shown, the further rows.
    public var body: some View {
        DisclosureGroup(isExpanded: expanded ?? $ownExpanded, content: content) {
            TableRow(value)
        }
    }
}

/// The rows of a tree of values.
public typealias TableOutlineGroupContent<Data: RandomAccessCollection> = OutlineGroup<
    Data, Data.Element.ID, TableRow<Data.Element>
> where Data.Element: Identifiable

nonisolated extension OutlineGroup
where RowContent == TableRow<Data.Element>, Data.Element: Identifiable {
    /// Creates the rows of a table for the values of a tree.
    public init(_ data: Data, children: KeyPath<Data.Element, Data?>)
    where ID == Data.Element.ID {
        self.init(data, \.id, { $0[keyPath: children] }) { TableRow($0) }
    }
}

nonisolated extension Table {
    /// Creates a table of the rows of a tree; rows with children can be expanded.
    ///
    /// - Parameters:
    ///   - data: The values at the top.
    ///   - children: The children of a value; nil for a row without any.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
        Columns == TableColumns<Value, Never>
    {
        self.init(of: Value.self, columns: columns) { OutlineGroup(data, children: children) }
    }

    /// Creates a table of the rows of a tree with single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
        Columns == TableColumns<Value, Never>
    {
        self.init(of: Value.self, selection: selection, columns: columns) {
            OutlineGroup(data, children: children)
        }
    }

    /// Creates a table of the rows of a tree with multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
        Columns == TableColumns<Value, Never>
    {
        self.init(of: Value.self, selection: selection, columns: columns) {
            OutlineGroup(data, children: children)
        }
    }

    /// Creates a table of the rows of a tree that can be sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        self.init(of: Value.self, sortOrder: sortOrder, columns: columns) {
            OutlineGroup(data, children: children)
        }
    }

    /// Creates a table of the rows of a tree that can be sorted, with single selection.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        self.init(
            of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns
        ) {
            OutlineGroup(data, children: children)
        }
    }
}
